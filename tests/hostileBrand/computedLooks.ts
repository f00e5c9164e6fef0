/** The computed styles of every element. */

/** CSS longhands that a brand decides. {@link applies} leaves out properties without effect, such as the colour of a border without width. */
const properties = [
  'color',
  'background-color',
  'background-image',
  'border-top-color',
  'border-right-color',
  'border-bottom-color',
  'border-left-color',
  'outline-color',
  'fill',
  'stroke',
  'text-decoration-color',
  'box-shadow',
  'border-top-left-radius',
  'border-top-right-radius',
  'border-bottom-left-radius',
  'border-bottom-right-radius',
  'font-family',
  'font-size',
  'font-weight',
  'row-gap',
  'column-gap',
  'padding-top',
  'padding-right',
  'padding-bottom',
  'padding-left',
  'transition-timing-function',
] as const;

type Property = (typeof properties)[number];

/** One computed value and its place. */
export interface Look {
  readonly element: Element;
  readonly part: '' | '::before' | '::after';
  readonly property: Property;
  readonly value: string;
}

/**
 * Values that may be the same in every brand: zero, `none` and `transparent` paint nothing, `currentcolor` is the colour of the text, which is checked
 * by itself, and `ease` and `linear` are defaults of browsers.
 */
const nothing =
  /^(?:0px|0%|none|normal|auto|transparent|currentcolor|context-fill|context-stroke|rgba\(\d+, \d+, \d+, 0\)|ease|linear|rgba?\([^)]*\) 0px 0px 0px 0px)$/iu;

/** Whether a property has something to paint on. */
function applies(property: Property, style: CSSStyleDeclaration, element: Element): boolean {
  const side = /^border-(top|right|bottom|left)-color$/u.exec(property)?.[1];
  if (side) return style.getPropertyValue(`border-${side}-width`) !== '0px';
  if (property === 'outline-color') return style.outlineStyle !== 'none' && style.outlineWidth !== '0px';
  if (property === 'text-decoration-color') return style.textDecorationLine !== 'none';
  if (property === 'fill' || property === 'stroke') return element instanceof SVGGeometryElement;
  if (property === 'transition-timing-function') return style.transitionDuration.split(', ').some((duration) => duration !== '0s');
  if (property.endsWith('-radius')) return style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.borderTopWidth !== '0px';
  // Pictures have no text.
  if (property.startsWith('font-') || property === 'color')
    return !(element instanceof SVGElement || /^(?:img|video|canvas|br|hr)$/iu.test(element.localName));
  return true;
}

/** The looks of all visible elements, including dialogs and menus outside the story's own element. */
export function looks(): Look[] {
  const all: Look[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility() || /^(?:script|style|link|template|option)$/u.test(element.localName)) continue;
    for (const part of ['', '::before', '::after'] as const) {
      const style = getComputedStyle(element, part || null);
      if (part !== '' && /^(?:none|normal)$/u.test(style.content)) continue;
      for (const property of properties) {
        const value = style.getPropertyValue(property);
        // The kit never sets looks in a style attribute, so this one is the story's own.
        if (element instanceof HTMLElement && element.style.getPropertyValue(property) !== '') continue;
        if (!nothing.test(value) && applies(property, style, element)) all.push({ element, part, property, value });
      }
    }
  }
  return all;
}
