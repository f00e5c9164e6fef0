/**
 * The base of each exported component of the kit, and the reason not to stand on its counterpart in MUI Material where it has one.
 * `tests/unit/kitBases.test.ts` holds the table against the imports; `docs/mui.md` has the rule.
 */
import counterparts from './counterpartKB.json' with { type: 'json' };

/** Why a component does not stand on its counterpart. */
export type Reason =
  /** A first screen of home, list or product shows it. */
  | 'first screen'
  /** Every page, or one of those three, fetches it right after its first screen: the footer, the filters, the nutrition table. */
  | 'first visit'
  /** The platform's element does more; `more` says what. */
  | 'platform';

export interface Base {
  /** Kind of elements that it renders: MUI Material's components, the platform's element that does the work, or an element under MUI System's `styled`. */
  readonly base: 'material' | 'platform' | 'styled';
  /** Those of MUI Material that its folder imports. */
  readonly material?: readonly string[];
  /** Components of the kit that bring MUI Material in. */
  readonly through?: readonly string[];
  /** Its counterpart in MUI Material, on which it does not stand. */
  readonly counterpart?: string;
  readonly reason?: Reason;
  /** The further abilities of the platform's element. */
  readonly more?: string;
}

const material = (...names: string[]): Base => ({ base: 'material', material: names });
const through = (...names: string[]): Base => ({ base: 'material', through: names });
const firstScreen = (counterpart: string): Base => ({ base: 'styled', counterpart, reason: 'first screen' });
const firstVisit = (counterpart: string): Base => ({ base: 'styled', counterpart, reason: 'first visit' });
const platform = (counterpart: string, more: string): Base => ({ base: 'platform', counterpart, reason: 'platform', more });

/** Cost to a first screen beyond MUI's theme (`themeKB`) for single counterparts, kB brotli: `npm run size:mui`. */
export const themeKB: number = 18.1;
export const counterpartKB: Readonly<Record<string, number>> = counterparts;

/** The components that the kit exports, but those that stand on MUI System's `styled` and have no counterpart in MUI Material. */
export const bases: Readonly<Record<string, Base>> = {
  Accordion: platform('Accordion', 'a closed section is found by find-in-page and opened by a link to it (`hidden="until-found"`)'),
  AccountMenu: material('Paper', 'Popper'),
  ActiveFilters: firstScreen('Chip'),
  AddressFields: through('TextField'),
  AddressInputs: through('TextField'),
  Alert: material('Alert'),
  Anchor: firstScreen('Link'),
  Banner: firstScreen('Alert'),
  BrandFilter: firstVisit('FormGroup'),
  Breadcrumbs: firstScreen('Breadcrumbs'),
  Button: firstScreen('Button'),
  CardGrid: firstVisit('Grid'),
  CategoryTile: firstScreen('Card'),
  CategoryTiles: firstScreen('Card'),
  Checkbox: firstVisit('Checkbox'),
  CheckboxField: through('FormField'),
  CheckboxInput: through('FormField'),
  Container: firstScreen('Container'),
  Dialog: platform('Dialog', '`<dialog>` keeps the rest inert, traps and returns the focus, and lies above everything'),
  DirectorFields: through('TextField'),
  DirectorInputs: through('TextField'),
  ErrorSummary: material('Alert'),
  FacetGroup: firstVisit('FormGroup'),
  FactTable: firstVisit('Table'),
  FileField: material('LinearProgress'),
  FileUpload: material('LinearProgress'),
  FilterDrawer: platform('Drawer', '`<dialog>` keeps the rest inert, traps and returns the focus, and lies above everything'),
  Form: through('ErrorSummary'),
  FormField: material('FormControl', 'FormHelperText', 'FormLabel'),
  FormPanel: material('Paper'),
  Heading: firstScreen('Typography'),
  IconButton: firstScreen('IconButton'),
  JobCard: material('Card'),
  Link: firstScreen('Link'),
  LinkCard: material('Card'),
  MessagingButton: firstVisit('Fab'),
  MobileMenu: platform('Drawer', '`<dialog>` keeps the rest inert, traps and returns the focus, and lies above everything'),
  NavigationList: firstScreen('List'),
  OpeningHours: firstVisit('Table'),
  Pagination: firstVisit('Pagination'),
  PaginationItem: firstVisit('Pagination'),
  PasswordField: through('TextField'),
  PasswordInput: through('TextField'),
  PersonCard: material('Card'),
  ProductCard: firstScreen('Card'),
  ProgressBar: platform(
    'LinearProgress',
    '`<progress>` fills from the right in right-to-left text, and needs no style attribute, which the content security policy forbids in HTML',
  ),
  ResultDialog: platform('Dialog', '`<dialog>` keeps the rest inert, traps and returns the focus, and lies above everything'),
  SearchField: firstScreen('TextField'),
  SearchSuggestions: material('useAutocomplete'),
  Separator: firstScreen('Divider'),
  Skeleton: firstScreen('Skeleton'),
  SortMenu: firstScreen('Menu'),
  Spinner: firstScreen('CircularProgress'),
  SpinnerRing: firstScreen('CircularProgress'),
  Stack: firstScreen('Stack'),
  StorageBadge: firstScreen('Chip'),
  Tag: firstScreen('Chip'),
  TextField: material('InputAdornment', 'OutlinedInput'),
  TextInput: material('InputAdornment', 'OutlinedInput'),
  ThemeSwitch: firstVisit('ToggleButtonGroup'),
  Toolbar: firstScreen('Toolbar'),
};
