import type { Breadcrumb } from '../../kit/Breadcrumbs/index.ts';
import { paths } from '../../contract/pages.ts';
import { words } from './words.ts';
import { sharedWords } from '../words.ts';

/** The breadcrumbs of a page about a job. */
export const trailTo = (...labels: readonly Breadcrumb[]): Breadcrumb[] => [
  { label: sharedWords.home, href: paths.home },
  { label: words.careers, href: paths.careers },
  ...labels,
];
