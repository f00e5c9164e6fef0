import { describe, expect, it } from 'vitest';
import { mails } from '../../../../stories/fixtures/mails.ts';
import { contrast } from '../../../../design-tokens/contrast.ts';
import { brandNames, loadFacts } from '../../../brands/index.ts';
import { mailThemes } from '../themes.ts';
import type { MailKind } from '../../database/schema.ts';
import type { Mail } from '../mails.ts';
import { renderMail, type Sender } from './index.ts';
import { safeName } from './words.ts';

const kinds = Object.keys(mails) as MailKind[];
const publicUrl = 'https://shop.example.co.uk';
const senders = new Map<string, Sender>();
for (const name of brandNames) senders.set(name, { facts: await loadFacts(name), publicUrl, theme: mailThemes[name] });

const cases = brandNames.flatMap((brand) => kinds.map((kind) => [kind, brand] as const));

/** The links of the mails with a button, by the specification's routes. */
const links: Partial<Record<MailKind, string>> = {
  verify: `${publicUrl}/verifymail?token=${mails.verify.token}`,
  alreadyRegistered: `${publicUrl}/login`,
  approved: `${publicUrl}/user/change-password?token=${mails.approved.token}`,
  moreInformation: `${publicUrl}/account-answer?token=${mails.moreInformation.token}`,
  passwordReset: `${publicUrl}/user/change-password?token=${mails.passwordReset.token}`,
  passwordChanged: `${publicUrl}/reset-password`,
};

describe.each(cases)('the mail %s of %s', (kind, brand) => {
  const sender = senders.get(brand)!;
  const { subject, html, text } = renderMail(mails[kind], sender);

  it('has a subject of one line that fits a list of mails', () => {
    expect(subject).toMatch(/^\S[^\r\n]{5,75}\S$/u);
  });

  it('says e-mail, as the shop does', () => {
    expect(`${subject} ${text}`.replaceAll(/\S+@\S+|https?:\S+/gu, '')).not.toMatch(/\bemail|(?<!e-)\bmails?\b/iu);
  });

  it('says the same in HTML and in text, and leads to the same page', () => {
    const link = links[kind];
    if (link) {
      expect(text).toContain(link);
      expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    }
    const words = (source: string) =>
      source
        .replace(/^[\s\S]*<h1/u, '<h1')
        .replace(/<[^>]+>/gu, ' ')
        .replaceAll('&amp;', '&')
        .replace(/Or open this address:/gu, '')
        .match(/\p{L}{4,}/gu);
    for (const word of words(html) ?? []) expect(text).toContain(word);
  });

  it('has nothing unfilled, and nothing that would have to be fetched', () => {
    for (const output of [subject, html, text]) expect(output).not.toMatch(/undefined|null|NaN|\[object|\$\{|\{\{/u);
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import|@font-face/u);
  });

  it('says who sends it, as the law asks', () => {
    const { company } = sender.facts;
    for (const fact of [
      company.legalName,
      company.registrationNumber,
      company.vatNumber,
      company.registeredIn,
      ...company.address,
      company.mail,
    ])
      expect(text).toContain(fact);
  });

  it('has one heading, a language, a title and a dark look', () => {
    expect(html.match(/<h1/gu)).toHaveLength(1);
    expect(html).toContain('<html lang="en-GB"');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(html).toMatch(/<title>[^<]+<\/title>/u);
  });
});

describe('what people typed', () => {
  const nasty = `<script>alert("1")</script> & 'Söhne' "x"`;
  const sender = senders.get('tarnbrook')!;

  it.each(kinds)('is escaped in %s', (kind) => {
    const typed = Object.fromEntries(
      Object.entries(mails[kind]).map(([field, value]) => [
        field,
        typeof value === 'string' && !['kind', 'to', 'cause', 'event', 'mail'].includes(field) ? nasty : value,
      ]),
    ) as unknown as Mail;
    const { html } = renderMail(typed, sender);
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('"1"');
    expect(html).not.toContain('"x"');
  });

  it('keeps its line breaks in a quotation', () => {
    const { html, text } = renderMail({ ...mails.staffContact, message: 'One\r\n\r\n<two>' }, sender);
    expect(text).toContain('> One\n>\n> <two>');
    expect(html).toContain('&lt;two&gt;</blockquote>');
  });

  it('is not repeated to a stranger when it is an advertisement in the place of a name', () => {
    for (const name of ['Win at https://example.com', 'www.example.com', 'example.com', 'call me@example.com', 'x'.repeat(61)]) {
      expect(safeName(name)).toBeUndefined();
      const sent = [
        renderMail({ ...mails.contactReceived, name }, sender),
        renderMail({ ...mails.applicationReceived, firstName: name }, sender),
        renderMail({ ...mails.verify, businessName: name }, sender),
        renderMail({ ...mails.alreadyRegistered, businessName: name }, sender),
      ];
      for (const { subject, html, text } of sent) for (const output of [subject, html, text]) expect(output).not.toContain(`${name} `);
    }
    for (const name of ['Asha Varley', 'O’Brien & Sons', 'Fry-Up No. 5', 'Zoë']) expect(safeName(name)).toBe(name);
  });

  it('cannot add a header field by a subject', () => {
    expect(renderMail({ ...mails.staffContact, subject: 'a\r\nBcc: b@example.com' }, sender).subject).toBe(
      'Contact form: a Bcc: b@example.com',
    );
    expect(renderMail({ ...mails.staffContact, subject: 'x'.repeat(500) }, sender).subject.length).toBeLessThanOrEqual(150);
  });
});

it('a refusal that staff wrote whole says what they wrote, and nothing else', () => {
  const { text } = renderMail({ ...mails.rejected, note: 'Dear Kelp & Sons,\n\nNot yet.', isLetter: true }, senders.get('tarnbrook')!);
  expect(text).toContain('Dear Kelp & Sons,');
  expect(text).toContain('Not yet.');
  expect(text).not.toMatch(/Thank you for registering|missed something/u);
});

it('a warning says once that something is to be checked', () => {
  const warnings = ['Please check this VAT number: none like it is given out'];
  const { text } = renderMail({ ...mails.staffAccount, warnings }, senders.get('tarnbrook')!);
  expect(text).toMatch(/Warning:? +Please check this VAT number/u);
  expect(text.match(/Please check/gu)).toHaveLength(1);
});

it('answers to mails for staff go to the person they are about', () => {
  const sender = senders.get('gullwing')!;
  for (const kind of ['staffAccount', 'staffApplication', 'staffContact'] as const)
    expect(renderMail(mails[kind], sender).replyTo).toBe(mails[kind].mail);
  for (const kind of ['verify', 'approved', 'contactReceived'] as const) expect(renderMail(mails[kind], sender).replyTo).toBeUndefined();
});

it.each(brandNames)('the colours of %s can be read in both modes (WCAG 2.2 AA)', (brand) => {
  for (const mode of ['light', 'dark'] as const) {
    const colours = mailThemes[brand][mode];
    for (const [text, ground] of [
      ['text', 'card'],
      ['muted', 'card'],
      ['link', 'card'],
      ['bandText', 'band'],
      ['actionText', 'action'],
    ] as const)
      expect(contrast(colours[text], colours[ground]), `${text} on ${ground}, ${mode}`).toBeGreaterThanOrEqual(4.5);
  }
});
