/** Facts about every component: what `npm run facts` measures, and reads in its docs page and its stories. */
import type { ComponentFacts } from '../../tools/kit/facts.ts';
import facts from './componentFacts.json' with { type: 'json' };

/** Groups of components, in the order of the index. The titles of their stories name them: `Kit/Forms/TextField`. */
export const purposes = ['Actions', 'Forms', 'Browsing', 'Finding the way', 'Feedback', 'Content', 'Page', 'Layout'] as const;

/** Every component that has a docs page, by name. */
export const components: Readonly<Record<string, ComponentFacts>> = facts;

/** A component's folder in `src/kit`, and its module in the package. */
export const folderOf = (name: string): string => (name === 'KitProvider' ? 'provider' : name);

const small =
  /^(?:AccountMenu|ActiveFilters|Breadcrumbs|Button|Checkbox|CheckboxField|CheckList|ContactCard|FactNotes|Heading|IconButton|Link|Logo|OpeningHours|Picture|PriceSlot|ResultCount|SortMenu|Spinner|Stack|StorageBadge|SubmitButton|TableOfContents|Tag|ThemeSwitch)$/u;
const wide =
  /^(?:Benefits|ContentBlock|Dialog|DirectorFields|FilterDrawer|MobileMenu|NavigationList|Pagination|ProductGrid|ResultDialog|SearchSuggestions|SkipLink|Statement|Steps)$/u;

/** The room that a component is shown in, on its card and at the top of its page: as much as it takes, a column, or all there is. */
export const roomOf = (name: string): 'small' | 'column' | 'wide' => {
  if (small.test(name)) return 'small';
  return wide.test(name) || /^(?:Page|Layout)$/u.test(components[name]!.purpose) ? 'wide' : 'column';
};
