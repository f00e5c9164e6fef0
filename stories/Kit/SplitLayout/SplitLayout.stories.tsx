import preview from '../../../.storybook/preview.tsx';
import { SplitLayout } from '../../../src/kit/SplitLayout/index.ts';

const meta = preview.meta({ component: SplitLayout, args: { media: <p>The picture</p>, children: <p>What is said of it</p> } });

export const Default = meta.story();
