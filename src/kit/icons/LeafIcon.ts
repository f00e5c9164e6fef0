import { createSvgIcon } from './createSvgIcon.tsx';
import { icon, type IconComponent } from './icon.tsx';

// Drawn for this kit, since Material has none in outlines: strokes as wide as Material's.
export const LeafIcon: IconComponent = /* @__PURE__ */ icon(
  'leaf',
  /* @__PURE__ */ createSvgIcon('M6.3 18.7C3 12.5 8 4.5 20 4c.6 11.5-6.5 18-13.7 14.7zM4 21c1.8-4.6 5-8 10-10.5'),
);
