import preview from '../../../.storybook/preview.tsx';
import { Heading } from '../../../src/kit/Heading/index.ts';
import { Link } from '../../../src/kit/Link/index.ts';
import { Prose } from '../../../src/kit/Prose/index.ts';
import { longName } from '../../fixtures/company.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Content/Prose',
  id: 'kit-prose',
  component: Prose,
  args: {
    children: (
      <>
        <p>You take the day’s orders to takeaways, cafés and shops and bring the vehicle home empty.</p>
        <Heading level={2} size="xl">
          What you will do
        </Heading>
        <ul>
          <li>Check the load and secure it before you leave</li>
          <li>Drive a planned round of up to 14 drops, note the temperature at each, and take a signature</li>
        </ul>
        <p>Nobody starts alone.</p>
      </>
    ),
  },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story();

/** All elements that it styles: paragraphs, links, headings of three levels, both kinds of list, a list within a list. */
export const Matrix = meta.story({
  render: () => (
    <Prose>
      <p>
        We deliver from Monday to Saturday. <strong>Islands</strong> take a day longer; <Link href="#terms">the terms</Link> say why.
      </p>
      {([2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          A heading of level {level}
        </Heading>
      ))}
      <ol>
        <li>Order by six in the evening.</li>
        <li>
          We pick your order:
          <ul>
            <li>ambient</li>
            <li>chilled and frozen</li>
          </ul>
        </li>
      </ol>
      <p>It is on tomorrow’s van.</p>
    </Prose>
  ),
});

export const Edge = meta.story({ args: { children: <p>{longName.repeat(4)}</p> } });
