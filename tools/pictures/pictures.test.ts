import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../src/demo/studio/svgFaults.ts';
import { drawLogo } from './logos.ts';
import { drawScene, sceneNames } from './scenes/index.ts';

describe('drawScene', () => {
  it.each(sceneNames)('draws %s', (name) => {
    expect(faultsOf(drawScene(name))).toEqual([]);
  });
});

describe('drawLogo', () => {
  it.each(['tarnbrook', 'gullwing'] as const)('draws %s for light and dark grounds and as a mark, without ids', (brand) => {
    for (const variant of ['light', 'dark', 'mark'] as const) {
      const svg = drawLogo(brand, variant);
      expect(faultsOf(svg)).toEqual([]);
      expect(svg).not.toContain(' id="');
      expect(svg.includes('currentColor')).toBe(variant === 'light');
    }
  });
});
