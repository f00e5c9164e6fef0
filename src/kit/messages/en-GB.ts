/**
 * Every text that the kit shows or speaks by itself, in British English: a file and an export per component, so that a page bundles only what it uses.
 * A text that depends on a number or a name is a function.
 */
import type * as english from './en-GB.ts';

export * from './en-GB/accordion.ts';
export * from './en-GB/accountMenu.ts';
export * from './en-GB/activeFilters.ts';
export * from './en-GB/addressFields.ts';
export * from './en-GB/alert.ts';
export * from './en-GB/allergenPanel.ts';
export * from './en-GB/banner.ts';
export * from './en-GB/brandFilter.ts';
export * from './en-GB/breadcrumbs.ts';
export * from './en-GB/button.ts';
export * from './en-GB/categoryTree.ts';
export * from './en-GB/categoryTreeTools.ts';
export * from './en-GB/clauseList.ts';
export * from './en-GB/contactCard.ts';
export * from './en-GB/dialog.ts';
export * from './en-GB/directorFields.ts';
export * from './en-GB/errorState.ts';
export * from './en-GB/errorSummary.ts';
export * from './en-GB/facetGroup.ts';
export * from './en-GB/fieldArrayGroup.ts';
export * from './en-GB/fileUpload.ts';
export * from './en-GB/filterDrawer.ts';
export * from './en-GB/footer.ts';
export * from './en-GB/form.ts';
export * from './en-GB/formField.ts';
export * from './en-GB/gallery.ts';
export * from './en-GB/header.ts';
export * from './en-GB/jobCard.ts';
export * from './en-GB/link.ts';
export * from './en-GB/mapPicture.ts';
export * from './en-GB/messagingButton.ts';
export * from './en-GB/mobileMenu.ts';
export * from './en-GB/navigationList.ts';
export * from './en-GB/openingHours.ts';
export * from './en-GB/packSwitch.ts';
export * from './en-GB/pagination.ts';
export * from './en-GB/paginationTools.ts';
export * from './en-GB/passwordField.ts';
export * from './en-GB/passwordStrength.ts';
export * from './en-GB/priceSlot.ts';
export * from './en-GB/productGrid.ts';
export * from './en-GB/progressBar.ts';
export * from './en-GB/resultCount.ts';
export * from './en-GB/resultDialog.ts';
export * from './en-GB/searchField.ts';
export * from './en-GB/searchSuggestions.ts';
export * from './en-GB/skipLink.ts';
export * from './en-GB/sortMenu.ts';
export * from './en-GB/spinner.ts';
export * from './en-GB/storageBadge.ts';
export * from './en-GB/submitButton.ts';
export * from './en-GB/tableOfContents.ts';
export * from './en-GB/textField.ts';
export * from './en-GB/themeSwitch.ts';

/** The texts of all components, by component. */
export type KitMessages = typeof english;
