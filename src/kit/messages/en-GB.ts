/**
 * Every text that the kit shows or speaks by itself, in British English: one export per component. They are in files by where they are
 * needed, so that a page bundles only what it uses. A text that depends on a number or a name is a function.
 */
import type * as browseTexts from './en-GB/browse.ts';
import type * as filtersTexts from './en-GB/filters.ts';
import type * as galleryTexts from './en-GB/gallery.ts';
import type * as pageTexts from './en-GB/page.ts';
import type * as overlaysTexts from './en-GB/overlays.ts';
import type * as footerTexts from './en-GB/footer.ts';
import type * as formsTexts from './en-GB/forms.ts';
import type * as contentTexts from './en-GB/content.ts';

export * from './en-GB/browse.ts';
export * from './en-GB/filters.ts';
export * from './en-GB/gallery.ts';
export * from './en-GB/page.ts';
export * from './en-GB/overlays.ts';
export * from './en-GB/footer.ts';
export * from './en-GB/forms.ts';
export * from './en-GB/content.ts';

/** The texts of all components, by component. */
export interface KitMessages {
  dialog: typeof overlaysTexts.dialog;
  searchField: typeof browseTexts.searchField;
  searchSuggestions: typeof browseTexts.searchSuggestions;
  sortMenu: typeof browseTexts.sortMenu;
  alert: typeof contentTexts.alert;
  toaster: typeof contentTexts.toaster;
  stepper: typeof contentTexts.stepper;
  brandFilter: typeof filtersTexts.brandFilter;
  categoryTree: typeof filtersTexts.categoryTree;
  filterableCategoryTree: typeof filtersTexts.filterableCategoryTree;
  lazyCategoryTree: typeof filtersTexts.lazyCategoryTree;
  categoryDrillDown: typeof filtersTexts.categoryDrillDown;
  pagination: typeof browseTexts.pagination;
  filterDrawer: typeof browseTexts.filterDrawer;
  storageBadge: typeof browseTexts.storageBadge;
  allergenPanel: typeof browseTexts.allergenPanel;
  priceSlot: typeof browseTexts.priceSlot;
  breadcrumbs: typeof browseTexts.breadcrumbs;
  productGrid: typeof browseTexts.productGrid;
  errorState: typeof browseTexts.errorState;
  resultCount: typeof browseTexts.resultCount;
  activeFilters: typeof browseTexts.activeFilters;
  gallery: typeof galleryTexts.gallery;
  link: typeof pageTexts.link;
  button: typeof pageTexts.button;
  skipLink: typeof pageTexts.skipLink;
  spinner: typeof pageTexts.spinner;
  navigationList: typeof pageTexts.navigationList;
  mobileMenu: typeof overlaysTexts.mobileMenu;
  banner: typeof pageTexts.banner;
  messagingButton: typeof pageTexts.messagingButton;
  resultDialog: typeof overlaysTexts.resultDialog;
  themeSwitch: typeof footerTexts.themeSwitch;
  header: typeof pageTexts.header;
  footer: typeof footerTexts.footer;
  openingHours: typeof footerTexts.openingHours;
  formField: typeof formsTexts.formField;
  textField: typeof formsTexts.textField;
  passwordField: typeof formsTexts.passwordField;
  passwordStrength: typeof formsTexts.passwordStrength;
  selectField: typeof formsTexts.selectField;
  submitButton: typeof formsTexts.submitButton;
  errorSummary: typeof formsTexts.errorSummary;
  form: typeof formsTexts.form;
  formSection: typeof formsTexts.formSection;
  fileUpload: typeof formsTexts.fileUpload;
  progressBar: typeof formsTexts.progressBar;
  fieldArrayGroup: typeof formsTexts.fieldArrayGroup;
  addressFields: typeof formsTexts.addressFields;
  directorFields: typeof formsTexts.directorFields;
  accordion: typeof contentTexts.accordion;
  clauseList: typeof contentTexts.clauseList;
  contactCard: typeof contentTexts.contactCard;
  jobCard: typeof contentTexts.jobCard;
  mapPicture: typeof contentTexts.mapPicture;
  tableOfContents: typeof contentTexts.tableOfContents;
  accountMenu: typeof overlaysTexts.accountMenu;
}
