import { expect, it } from 'vitest';
import { drawnWith } from '../../tools/visual/fonts.ts';

it('The report of pictures says with which fonts they were drawn, and which of them belong to the machine', () => {
  const own = drawnWith({ chromium: 'Chromium 156', fonts: ['Nunito Sans 12pt ExtraLight'] });
  expect(own).toBe('Both drawn by Chromium 156 with the fonts of the repository (tests/visual/fonts.conf).');
  const mixed = drawnWith({ chromium: 'Chromium 156', fonts: ['DejaVu Sans', 'Nunito Sans'] });
  expect(mixed).toContain('with fonts of this machine: DejaVu Sans.');
});
