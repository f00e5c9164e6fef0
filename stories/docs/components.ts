/** Facts about every component: what `npm run facts` measures, and reads in its docs page and its stories. */
import type { ComponentFacts } from '../../tools/kit/facts.ts';
import facts from './componentFacts.json' with { type: 'json' };

/** Groups of components, in the order of the index. The titles of their stories name them: `Kit/Forms/TextField`. */
export const purposes = ['Actions', 'Forms', 'Browsing', 'Finding the way', 'Feedback', 'Content', 'Page', 'Layout'] as const;

/** Components that no screen uses: they may change at any time, and the kit's index leaves them out (`drafts/index.ts` has them). */
export const drafts: readonly string[] = [];

/** Every component that has a docs page, by name. */
export const components: Readonly<Record<string, ComponentFacts>> = facts;

/** A component's folder in `src/kit`, and its module in the package. */
export const folderOf = (name: string): string => (name === 'KitProvider' ? 'provider' : name);
