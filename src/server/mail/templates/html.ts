/** HTML that reads everywhere: plain elements, no pictures or tables, nothing loaded. The light look is in `style` attributes, the dark one in a style sheet. */
import { escapeHtml } from '../../html.ts';
import type { MailColours } from '../themes.ts';
import { imprintOf, type Block, type Letter, type Sender } from './letter.ts';
import { homeLink } from './links.ts';

export function htmlOf(letter: Letter, sender: Sender): string {
  const { facts, theme } = sender;
  const { light, headingFont, textFont, radius } = theme;
  const style = (...declarations: readonly string[]): string => ` style="${declarations.join('; ')}"`;
  return [
    '<!doctype html>',
    '<html lang="en-GB" dir="ltr">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    `<title>${escapeHtml(letter.subject)}</title>`,
    `<style>${darkStyles(theme.dark)}</style>`,
    '</head>',
    `<body class="page"${style('margin: 0', 'padding: 24px 12px', `background: ${light.page}`)}>`,
    // A list of mails shows the first words. The spaces prevent it from showing more of the mail.
    `<div hidden${style('display: none', 'max-height: 0', 'overflow: hidden')}>${escapeHtml(letter.preview)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>`,
    `<div class="card"${style(
      'max-width: 560px',
      'margin: 0 auto',
      `background: ${light.card}`,
      `border: 1px solid ${light.hairline}`,
      `border-radius: ${radius}px`,
      'overflow: hidden',
      `font: 16px/1.5 ${textFont}`,
      `color: ${light.text}`,
      'overflow-wrap: break-word',
    )}>`,
    `<div class="band"${style('padding: 16px 24px', `background: ${light.band}`)}><a class="name" href="${escapeHtml(homeLink(sender))}"${style(
      `font: bold 22px/1.2 ${headingFont}`,
      `color: ${light.bandText}`,
      'text-decoration: none',
    )}>${escapeHtml(facts.name)}</a></div>`,
    `<div${style('padding: 24px 24px 8px')}>`,
    `<h1${style('margin: 0 0 16px', `font: bold 26px/1.2 ${headingFont}`)}>${escapeHtml(letter.heading)}</h1>`,
    ...letter.blocks.map((block) => htmlOfBlock(block, sender)),
    '</div>',
    `<div class="foot"${style('padding: 16px 24px', `border-top: 1px solid ${light.hairline}`, 'font-size: 13px', `color: ${light.muted}`)}>`,
    ...imprintOf(sender).map((line) => `<p${style('margin: 0 0 4px')}>${escapeHtml(line)}</p>`),
    '</div>',
    '</div>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function htmlOfBlock(block: Block, { theme: { light, textFont, actionRadius } }: Sender): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin: 0 0 16px">${withLinks(block.text, light.link)}</p>`;
    case 'action': {
      const href = escapeHtml(block.href);
      const button = `display: inline-block; padding: 12px 24px; border-radius: ${actionRadius}px; background: ${light.action}; color: ${light.actionText}; font: bold 16px/1.3 ${textFont}; text-decoration: none`;
      return [
        `<p style="margin: 0 0 16px"><a class="action" href="${href}" style="${button}">${escapeHtml(block.label)}</a></p>`,
        // The address is written out for programs without links, and for readers who want to see it.
        `<p class="muted" style="margin: 0 0 16px; font-size: 13px; color: ${light.muted}">Or open this address:<br><a class="link" href="${href}" style="color: ${light.link}; word-break: break-all">${href}</a></p>`,
      ].join('\n');
    }
    case 'facts':
      return `<dl style="margin: 0 0 16px">${block.facts
        .map(
          ([name, value]) =>
            `<dt class="muted" style="font-size: 13px; color: ${light.muted}">${escapeHtml(name)}</dt><dd dir="auto" style="margin: 0 0 8px; font-weight: bold">${escapeHtml(value)}</dd>`,
        )
        .join('')}</dl>`;
    case 'quote':
      return `<blockquote class="quote" dir="auto" style="margin: 0 0 16px; padding: 0 0 0 16px; border-inline-start: 3px solid ${light.hairline}; white-space: pre-line">${escapeHtml(block.text)}</blockquote>`;
  }
}

/** Makes a link of an address of the shop at the end of a paragraph. */
function withLinks(text: string, colour: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<>"]*[^\s<>".,)]/gu,
    (href) => `<a class="link" href="${href}" style="color: ${colour}">${href}</a>`,
  );
}

/** The dark look. It uses `!important`, since it replaces attributes. The second half is for a program that marks the element instead of using a media query. */
function darkStyles(dark: MailColours): string {
  const rules = (within: string): string =>
    [
      [`.page`, `background: ${dark.page}`],
      [`.card`, `background: ${dark.card}; border-color: ${dark.hairline}; color: ${dark.text}`],
      [`.band`, `background: ${dark.band}; border-bottom: 1px solid ${dark.hairline}`],
      [`.name`, `color: ${dark.bandText}`],
      [`.foot`, `border-color: ${dark.hairline}; color: ${dark.muted}`],
      [`.muted`, `color: ${dark.muted}`],
      [`.link`, `color: ${dark.link}`],
      [`.action`, `background: ${dark.action}; color: ${dark.actionText}`],
      [`.quote`, `border-color: ${dark.hairline}`],
    ]
      .map(([selector, declarations]) => `${within}${selector} { ${declarations!.replace(/(?=;|$)/gu, ' !important')} }`)
      .join('\n');
  return `:root { color-scheme: light dark; supported-color-schemes: light dark; }\n@media (prefers-color-scheme: dark) {\n${rules('')}\n}\n${rules('[data-ogsc] ')}`;
}
