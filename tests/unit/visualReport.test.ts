import { describe, expect, it } from 'vitest';
import { failuresOf } from '../../tools/visual/photograph.ts';
import { visualReport, type Difference } from '../../tools/visual/report.ts';

const changed: Difference = {
  name: 'gullwing-dark/kit-priceslot__matrix',
  before: '../base/whole.png',
  after: '../pictures/whole.png',
  hash: 'abc',
  pixels: 3,
  area: { left: 10, top: 20, width: 3, height: 1 },
};
const added: Difference = {
  name: 'tarnbrook-light/screens-job-detail__loading-390',
  after: '../pictures/new.png',
  hash: 'd',
};
const report = (...differences: Difference[]): string => visualReport(differences, '0123456789abcdef', 'Both drawn by Chromium 156.');

/** The captions of a report's pictures, each with the picture's source. */
const pictures = (html: string): string[] =>
  [...html.matchAll(/<figcaption>(\w+)<\/figcaption><img alt="\w+" src="([^"]*)"/gu)].map(([, caption, source]) => `${caption} ${source}`);

describe('The report of what looks different', () => {
  it('shows the part that differs before and after, and then the whole pictures', () => {
    expect(pictures(report(changed))).toEqual([
      `Before ${changed.name}.before.png`,
      `After ${changed.name}.after.png`,
      'Before ../base/whole.png',
      'After ../pictures/whole.png',
    ]);
  });

  it('says how many pixels differ, where, and against which commit', () => {
    const html = report(changed);
    expect(html).toContain('<h1>1 picture differs</h1>');
    expect(html).toContain('Compared with 01234567. Both drawn by Chromium 156.');
    expect(html).toContain('<h2>PriceSlot</h2>');
    expect(html).toContain('3 pixels differ, within 3 × 1 at 10, 20.');
  });

  it('leads to the story in its brand and mode', () => {
    expect(report(changed)).toContain('?path=/story/kit-priceslot--matrix&globals=brand:gullwing;mode:dark"');
    expect(report(added)).toContain('?path=/story/screens-job-detail--loading&globals=brand:tarnbrook;mode:light"');
  });

  it('leads to it in the surrounding of the picture, as far as the toolbar has it', () => {
    const inSurrounding = (folder: string) => report({ ...changed, name: `tarnbrook-light-${folder}/kit-priceslot__matrix` });
    expect(inSurrounding('large-text')).toContain('--matrix&globals=brand:tarnbrook;mode:light;textSize:double"');
    expect(inSurrounding('390')).toContain('--matrix&globals=brand:tarnbrook;mode:light;viewport:phone"');
    expect(inSurrounding('hover')).toContain('--matrix&globals=brand:tarnbrook;mode:light"');
  });

  it('gives the command that accepts one picture', () => {
    expect(report(changed)).toContain('<code>npm run test:visual -- --accept gullwing-dark/kit-priceslot__matrix</code>');
  });

  it('takes from a run which stories failed and files that did not start, with the first line of why', () => {
    const failed = { fullName: 'Tag Matrix', status: 'failed', failureMessages: ['Error: too late\n  at x'] };
    expect(
      failuresOf({
        testResults: [
          { name: '/stories/Tag.stories.tsx', message: '', assertionResults: [failed, { ...failed, status: 'passed' }] },
          { name: '/stories/Link.stories.tsx', message: 'No such module\n', assertionResults: [] },
        ],
      }),
    ).toEqual([
      { story: 'Tag Matrix', reason: 'Error: too late' },
      { story: 'Link.stories.tsx', reason: 'No such module' },
    ]);
  });

  it('lists the stories that failed, and why', () => {
    const html = visualReport([], '0123456789abcdef', '', [{ story: 'Tag > Matrix, at 01234567', reason: 'Timeout <60 s>' }]);
    expect(html).toContain('<h1>1 story failed</h1>');
    expect(html).toContain('<li>Tag &gt; Matrix, at 01234567: Timeout &lt;60 s&gt;</li>');
  });

  it('says of a new picture that there is nothing to compare with, and of one that is gone that it is', () => {
    const html = report(changed, added, { name: 'tarnbrook-light/kit-tag__matrix', before: '../base/tag.png' });
    expect(html).toContain('<h1>1 picture differs, 1 is new, 1 is gone</h1>');
    expect(html).toContain('<h2>job detail loading</h2>');
    expect(html).toContain('New, nothing to compare with.');
    expect(html).toContain('No longer there.');
    expect(pictures(html).slice(-2)).toEqual(['After ../pictures/new.png', 'Before ../base/tag.png']);
    // An image without a source would be shown as broken.
    expect(html).not.toMatch(/src="(?:undefined)?"/u);
  });
});
