/**
 * The texts of all components in German, for `KitProvider`. They have the types of the English ones, so that a text without its translation does not
 * compile. A page that shows few components can take their files from `de-DE/` instead.
 */
import type { KitMessages } from './en-GB.ts';
import { accordion } from './de-DE/accordion.ts';
import { accountMenu } from './de-DE/accountMenu.ts';
import { activeFilters } from './de-DE/activeFilters.ts';
import { addressFields } from './de-DE/addressFields.ts';
import { alert } from './de-DE/alert.ts';
import { allergenPanel } from './de-DE/allergenPanel.ts';
import { banner } from './de-DE/banner.ts';
import { brandFilter } from './de-DE/brandFilter.ts';
import { breadcrumbs } from './de-DE/breadcrumbs.ts';
import { button } from './de-DE/button.ts';
import { categoryTree } from './de-DE/categoryTree.ts';
import { clauseList } from './de-DE/clauseList.ts';
import { contactCard } from './de-DE/contactCard.ts';
import { dialog } from './de-DE/dialog.ts';
import { directorFields } from './de-DE/directorFields.ts';
import { errorState } from './de-DE/errorState.ts';
import { errorSummary } from './de-DE/errorSummary.ts';
import { facetGroup } from './de-DE/facetGroup.ts';
import { fieldArrayGroup } from './de-DE/fieldArrayGroup.ts';
import { fileUpload } from './de-DE/fileUpload.ts';
import { filterDrawer } from './de-DE/filterDrawer.ts';
import { footer } from './de-DE/footer.ts';
import { form } from './de-DE/form.ts';
import { formField } from './de-DE/formField.ts';
import { gallery } from './de-DE/gallery.ts';
import { header } from './de-DE/header.ts';
import { jobCard } from './de-DE/jobCard.ts';
import { link } from './de-DE/link.ts';
import { mapPicture } from './de-DE/mapPicture.ts';
import { messagingButton } from './de-DE/messagingButton.ts';
import { mobileMenu } from './de-DE/mobileMenu.ts';
import { navigationList } from './de-DE/navigationList.ts';
import { openingHours } from './de-DE/openingHours.ts';
import { packSwitch } from './de-DE/packSwitch.ts';
import { pagination } from './de-DE/pagination.ts';
import { paginationTools } from './de-DE/paginationTools.ts';
import { passwordField } from './de-DE/passwordField.ts';
import { passwordStrength } from './de-DE/passwordStrength.ts';
import { priceSlot } from './de-DE/priceSlot.ts';
import { productGrid } from './de-DE/productGrid.ts';
import { progressBar } from './de-DE/progressBar.ts';
import { resultCount } from './de-DE/resultCount.ts';
import { resultDialog } from './de-DE/resultDialog.ts';
import { searchField } from './de-DE/searchField.ts';
import { searchSuggestions } from './de-DE/searchSuggestions.ts';
import { skipLink } from './de-DE/skipLink.ts';
import { sortMenu } from './de-DE/sortMenu.ts';
import { spinner } from './de-DE/spinner.ts';
import { storageBadge } from './de-DE/storageBadge.ts';
import { submitButton } from './de-DE/submitButton.ts';
import { tableOfContents } from './de-DE/tableOfContents.ts';
import { textField } from './de-DE/textField.ts';
import { themeSwitch } from './de-DE/themeSwitch.ts';

/** Every text of the kit in German. */
export const germanMessages: KitMessages = {
  accordion,
  accountMenu,
  activeFilters,
  addressFields,
  alert,
  allergenPanel,
  banner,
  brandFilter,
  breadcrumbs,
  button,
  categoryTree,
  clauseList,
  contactCard,
  dialog,
  directorFields,
  errorState,
  errorSummary,
  facetGroup,
  fieldArrayGroup,
  fileUpload,
  filterDrawer,
  footer,
  form,
  formField,
  gallery,
  header,
  jobCard,
  link,
  mapPicture,
  messagingButton,
  mobileMenu,
  navigationList,
  openingHours,
  packSwitch,
  pagination,
  paginationTools,
  passwordField,
  passwordStrength,
  priceSlot,
  productGrid,
  progressBar,
  resultCount,
  resultDialog,
  searchField,
  searchSuggestions,
  skipLink,
  sortMenu,
  spinner,
  storageBadge,
  submitButton,
  tableOfContents,
  textField,
  themeSwitch,
};
