import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { MessagePage } from '../../../src/kit/MessagePage/index.ts';

const meta = preview.meta({
  title: 'Kit/Page/MessagePage',
  id: 'kit-messagepage',
  component: MessagePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Something Went Wrong',
    children: 'An unexpected error occurred. Please try again later.',
    actions: (
      <>
        <Button variant="action" href="#again">
          Try again
        </Button>
        <Button href="#home">Go to Home</Button>
      </>
    ),
  },
});

export const Default = meta.story();

export const WithoutActions = meta.story({ args: { heading: 'Verifying...', children: 'This takes a moment.', actions: undefined } });
