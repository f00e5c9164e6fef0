/** Facts about every component outside its docs page, except measured ones: see `componentFacts.json`. */

/** `draft`: no screen uses it, it may change at any time, and the kit's index leaves it out (`drafts/index.ts` has it). `ready`: changes are in the changelog. `deprecated`: goes with the next major version. */
export type Status = 'draft' | 'ready' | 'deprecated';

/** A component in the index of the kit. */
export interface ComponentNote {
  readonly status: Status;
  /** Group in the index. */
  readonly purpose: Purpose;
  /** Components that are used together with it or instead of it. */
  readonly related: readonly string[];
  /** Its folder in `src/kit`, and its module in the package. Default: its name. */
  readonly folder?: string;
}

/** Groups of components, in the order of the index. */
export const purposes = ['Actions', 'Forms', 'Browsing', 'Finding the way', 'Feedback', 'Content', 'Page', 'Layout'] as const;
export type Purpose = (typeof purposes)[number];

const ready = (purpose: Purpose, ...related: string[]): ComponentNote => ({ status: 'ready', purpose, related });

/** Every component that has a docs page, by name. */
export const components: Readonly<Record<string, ComponentNote>> = {
  Accordion: ready('Content', 'ClauseList', 'TableOfContents'),
  AccountMenu: ready('Page', 'Header', 'MobileMenu'),
  ActiveFilters: ready('Browsing', 'BrandFilter', 'FilterDrawer', 'ResultCount'),
  Alert: ready('Feedback', 'ResultDialog', 'ErrorSummary'),
  AsideLayout: ready('Layout', 'SidebarLayout', 'SplitLayout'),
  AllergenPanel: ready('Browsing', 'FactTable', 'StorageBadge'),
  Banner: ready('Page', 'Header', 'Alert'),
  Benefits: ready('Content', 'FactNotes', 'Steps', 'CheckList'),
  BrandFilter: ready('Browsing', 'FacetGroup', 'Checkbox', 'FilterDrawer', 'ActiveFilters'),
  Breadcrumbs: ready('Finding the way', 'NavigationList', 'Page'),
  Button: ready('Actions', 'IconButton', 'Link', 'SubmitButton'),
  CardGrid: ready('Layout', 'ProductGrid', 'LinkCard', 'JobCard', 'PersonCard'),
  CategoryTile: ready('Browsing', 'CategoryTree', 'LinkCard'),
  CategoryTree: ready('Browsing', 'FilterDrawer'),
  CheckList: ready('Content', 'FactNotes', 'Benefits'),
  Checkbox: ready('Forms', 'CheckboxField', 'BrandFilter'),
  CheckboxField: ready('Forms', 'Checkbox', 'Form'),
  ClauseList: ready('Content', 'Accordion', 'Prose'),
  ContactCard: ready('Content', 'OpeningHours', 'MapPicture', 'Footer'),
  Container: ready('Layout', 'Section', 'Page'),
  ContentBlock: ready('Content', 'Statement', 'Section'),
  DescriptionList: ready('Content', 'FactTable', 'OpeningHours'),
  Dialog: ready('Feedback', 'ResultDialog', 'MobileMenu', 'FilterDrawer', 'Alert'),
  DirectorFields: ready('Forms', 'FieldArrayGroup', 'FormSection', 'Form'),
  EmptyState: ready('Feedback', 'ErrorState', 'MessagePage'),
  ErrorState: ready('Feedback', 'EmptyState', 'Alert', 'MessagePage'),
  ErrorSummary: ready('Forms', 'Form', 'Alert'),
  FacetGroup: ready('Browsing', 'BrandFilter', 'Checkbox', 'FilterDrawer', 'ActiveFilters'),
  FactNotes: ready('Content', 'CheckList', 'Benefits'),
  FactTable: ready('Content', 'DescriptionList', 'AllergenPanel'),
  FieldArrayGroup: ready('Forms', 'DirectorFields', 'Form', 'FormSection', 'ErrorSummary'),
  FileUpload: ready('Forms', 'Form', 'ProgressBar'),
  FilterDrawer: ready('Browsing', 'BrandFilter', 'CategoryTree', 'Toolbar', 'SidebarLayout'),
  Footer: ready('Page', 'OpeningHours', 'ThemeSwitch', 'Logo'),
  Form: ready('Forms', 'TextField', 'SubmitButton', 'ErrorSummary', 'ResultDialog'),
  FormField: ready('Forms', 'Form', 'TextField', 'CheckboxField'),
  FormPanel: ready('Forms', 'Form', 'ResultPanel'),
  FormSection: ready('Forms', 'Form', 'FieldArrayGroup'),
  Gallery: ready('Browsing', 'Picture'),
  Header: ready('Page', 'SearchField', 'AccountMenu', 'MobileMenu', 'SkipLink'),
  Heading: ready('Content', 'Section', 'Prose'),
  IconButton: ready('Actions', 'Button'),
  JobCard: ready('Content', 'CardGrid', 'LinkCard'),
  KitProvider: { ...ready('Page', 'Link', 'Logo'), folder: 'provider' },
  Link: ready('Finding the way', 'Button', 'LinkCard'),
  LinkCard: ready('Content', 'CardGrid', 'CategoryTile', 'ProductCard'),
  Logo: ready('Page', 'Header', 'Footer'),
  MapPicture: ready('Content', 'ContactCard'),
  MessagePage: ready('Page', 'ErrorState', 'ResultPanel'),
  MessagingButton: ready('Page', 'ContactCard'),
  MobileMenu: ready('Finding the way', 'NavigationList', 'Header', 'FilterDrawer'),
  NavigationList: ready('Finding the way', 'MobileMenu', 'Breadcrumbs'),
  OpeningHours: ready('Content', 'ContactCard', 'Footer'),
  PackSwitch: ready('Browsing', 'DescriptionList', 'ProductGrid'),
  Page: ready('Layout', 'Container', 'Section', 'Breadcrumbs'),
  Pagination: ready('Browsing', 'ResultCount', 'ProductGrid'),
  PasswordField: ready('Forms', 'TextField', 'PasswordStrength', 'Form'),
  PasswordStrength: ready('Forms', 'PasswordField', 'ProgressBar'),
  PersonCard: ready('Content', 'CardGrid', 'ContactCard'),
  Picture: ready('Content', 'Gallery', 'Skeleton'),
  PriceSlot: ready('Browsing', 'ProductCard'),
  ProductCard: ready('Browsing', 'ProductGrid', 'PriceSlot', 'StorageBadge', 'Picture'),
  ProductGrid: ready('Browsing', 'ProductCard', 'Pagination', 'EmptyState'),
  ProgressBar: ready('Feedback', 'Spinner', 'FileUpload'),
  Prose: ready('Content', 'Heading', 'ClauseList'),
  ResultCount: ready('Browsing', 'Pagination', 'ActiveFilters'),
  ResultDialog: ready('Feedback', 'Alert', 'ResultPanel'),
  ResultPanel: ready('Feedback', 'FormPanel', 'ResultDialog'),
  SearchField: ready('Browsing', 'SearchSuggestions', 'Header', 'ResultCount', 'EmptyState'),
  SearchSuggestions: ready('Browsing', 'SearchField'),
  Section: ready('Layout', 'Page', 'Container', 'Heading'),
  Separator: ready('Layout', 'Section', 'Page'),
  SidebarLayout: ready('Layout', 'FilterDrawer', 'Toolbar', 'AsideLayout'),
  Skeleton: ready('Feedback', 'Spinner', 'ProductGrid', 'Picture'),
  SkipLink: ready('Finding the way', 'Header'),
  SortMenu: ready('Browsing', 'Toolbar'),
  Spinner: ready('Feedback', 'Skeleton', 'ProgressBar'),
  SplitLayout: ready('Layout', 'SidebarLayout', 'AsideLayout'),
  Stack: ready('Layout', 'Section'),
  Statement: ready('Content', 'ContentBlock', 'Section'),
  Steps: ready('Content', 'Benefits'),
  StorageBadge: ready('Browsing', 'ProductCard', 'Tag'),
  SubmitButton: ready('Forms', 'Form', 'Button'),
  TableOfContents: ready('Finding the way', 'Accordion', 'Prose'),
  Tag: ready('Content', 'StorageBadge', 'ActiveFilters'),
  TextField: ready('Forms', 'Form', 'PasswordField'),
  ThemeSwitch: ready('Page', 'Footer'),
  Toolbar: ready('Layout', 'SidebarLayout', 'SortMenu', 'FilterDrawer'),
};

/** A component's folder in `src/kit`. */
export const folderOf = (name: string): string => components[name]?.folder ?? name;
