import { createSvgIcon } from './createSvgIcon.tsx';
import { icon, type IconComponent } from './icon.tsx';

// Drawn for this kit, since Material has none in outlines: strokes as wide as Material's.
export const FishIcon: IconComponent = /* @__PURE__ */ icon(
  'fish',
  /* @__PURE__ */ createSvgIcon(
    'M2.5 12c2.5-4 6-5.8 9.5-5.8 3 0 5.3 1.6 6.7 3.6L22 7v10l-3.3-2.8c-1.4 2-3.7 3.6-6.7 3.6-3.5 0-7-1.8-9.5-5.8zM7.2 11h.01M12 9c1 1.8 1 4.2 0 6',
  ),
);
