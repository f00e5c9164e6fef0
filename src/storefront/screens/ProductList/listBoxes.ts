import { Breadcrumbs } from '../../../kit/Breadcrumbs/index.ts';
import { Button } from '../../../kit/Button/index.ts';
import { Page } from '../../../kit/Page/index.ts';
import { SidebarLayout } from '../../../kit/SidebarLayout/index.ts';
import { SkipLink } from '../../../kit/SkipLink/index.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { down, styled, token, up } from '../../../kit/theme/index.ts';

/*
 * The boxes of the list's head. Goods belong on the first screen: everything above them stands close, on a phone in as few lines as there can be.
 */

export const ListPage = styled(Page)({ gap: token('space.1-5'), paddingBlockStart: token('space.1') });

export const ListTrail = styled(Breadcrumbs)({ [down('sm')]: { display: 'none' } });

/** Below `lg` the filters are in a drawer. */
export const FiltersLink = styled(SkipLink)({ [down('lg')]: { display: 'none' } });

export const MainRow = styled(Stack)({ flexWrap: 'nowrap', '& > h2': { flex: 'none' }, '& > ul': { minInlineSize: 0 } });

export const ListLayout = styled(SidebarLayout)({ '& > [data-slot="content"]': { gap: token('space.2') } });

export const Head = styled(Stack)({ [up('lg')]: { flexDirection: 'row-reverse', alignItems: 'center' } });

/** On a phone the name and the button share a line, above the numbers. */
export const NameAndView = styled(Stack)({
  flex: 1,
  rowGap: 0,
  alignItems: 'start',
  [up('sm')]: { flexWrap: 'nowrap' },
  [up('lg')]: { alignItems: 'center' },
});

export const NameAndNumbers = styled(Stack)({
  display: 'contents',
  flex: 1,
  minInlineSize: 0,
  alignItems: 'baseline',
  rowGap: 0,
  '& > h1': { flex: '1 1 0', maxInlineSize: '100%' },
  '& > div': { order: 1, flex: '1 0 100%', maxInlineSize: '100%', alignItems: 'baseline' },
  [down('sm')]: { '& > div svg': { display: 'none' } },
  [up('sm')]: { display: 'flex', '& > h1': { flex: 'none' }, '& > div': { order: 0, flex: '1 0 auto' } },
});

export const ViewToggle = styled(Button)({ marginBlock: `calc(-1 * ${token('space.2')})`, [up('lg')]: { marginBlock: 0 } });
