import { describe, expect, it } from 'vitest';
import { visualReport } from '../../tools/visual/report.ts';

const changed = {
  name: 'kit-priceslot-matrix',
  theme: 'gullwing-dark',
  before: 'data:before',
  after: 'data:after',
  difference: 'data:difference',
};

/** The captions of a report's pictures, each with the picture's source. */
const pictures = (html: string): string[] =>
  [...html.matchAll(/<figcaption>(\w+)<\/figcaption><img alt="\w+" src="([^"]*)"/gu)].map(([, caption, source]) => `${caption} ${source}`);

describe('The report of what looks different', () => {
  it('shows before, after and difference beside one another, and both under a slider', () => {
    const html = visualReport([changed]);
    expect(pictures(html)).toEqual(['Before data:before', 'After data:after', 'Difference data:difference']);
    expect(html).toContain('<h2>PriceSlot</h2><p>kit-priceslot-matrix, gullwing-dark</p>');
    expect(html).toMatch(
      /<input type="range"[\s\S]*<div class="over"><img alt="Before" src="data:before"><img alt="After" class="after" src="data:after">/u,
    );
    expect(html).toContain('<h1>1 picture differs</h1>');
  });

  it('makes the difference itself when the sizes differ', () => {
    const { difference: _none, ...resized } = changed;
    expect(visualReport([resized])).toContain(
      '<div class="over blended"><img alt="Before" src="data:before"><img alt="After" class="after" src="data:after">',
    );
  });

  it('says of a new picture that there is nothing to compare with', () => {
    const html = visualReport([changed, { name: 'screens-job-detail-loading-390', theme: 'tarnbrook-light', after: 'data:new' }]);
    expect(html).toContain('<h1>1 picture differs, 1 is new</h1>');
    expect(html).toContain('<h2>job detail loading</h2>');
    expect(html).toContain('New, nothing to compare with.');
    expect(pictures(html).at(-1)).toBe('After data:new');
    // An image without a source would be shown as broken.
    expect(html).not.toMatch(/src="(?:undefined)?"/u);
  });
});
