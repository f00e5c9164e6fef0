import type { JSX } from 'react';
import { usePane } from '../../.storybook/surroundings.tsx';
import type { BrandFacts } from '../../src/brands/types.ts';
import { mailThemes } from '../../src/server/mail/themes.ts';
import type { Mail } from '../../src/server/mail/mails.ts';
import { renderMail } from '../../src/server/mail/templates/index.ts';
import './mails.css';

const files = import.meta.glob<BrandFacts>('../../src/brands/*/facts.ts', { eager: true, import: 'facts' });

function factsOf(brand: string): BrandFacts {
  const facts = files[`../../src/brands/${brand}/facts.ts`];
  if (!facts) throw new Error(`${brand} has no facts.`);
  return facts;
}

/** Properties of {@link MailFrame}. */
interface MailFrameProps {
  /** The facts of the mail. */
  mail: Mail;
}

/** The row of its only property in the props table. */
export const mailArgTypes = {
  mail: { description: 'What the mail has to say.', control: { disable: true }, table: { type: { summary: 'Mail' } } },
} as const;

/** A mail as its receiver sees it, in the toolbar's brand: header fields, HTML and text. */
export function MailFrame({ mail }: MailFrameProps): JSX.Element {
  const { brand, mode } = usePane();
  const facts = factsOf(brand);
  const { subject, html, text, replyTo } = renderMail(mail, { facts, publicUrl: 'https://shop.example.co.uk', theme: mailThemes[brand] });
  const company = facts.company.mail;
  const fields = { From: `${facts.name} <${company}>`, To: mail.to, 'Reply to': replyTo ?? company, Subject: subject };
  return (
    <article className="mail" aria-label={subject}>
      <dl className="mail-fields">
        {Object.entries(fields).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {/* The system's dark mode cannot be set from here, so the mode's own half of the mail's style sheet is shown, in a new frame: Chromium may stay blank when the text changes while it loads. */}
      <iframe
        key={mode}
        className="mail-html"
        sandbox=""
        title={`${subject}, as HTML`}
        srcDoc={inMode(html, mode)}
        data-loading=""
        onLoad={({ currentTarget }) => delete currentTarget.dataset['loading']}
      />
      <pre className="mail-text">{text}</pre>
    </article>
  );
}

/** A mail's HTML as if the system were in a mode. */
function inMode(html: string, mode: 'light' | 'dark'): string {
  const query = '@media (prefers-color-scheme: dark)';
  return html
    .replace(query, mode === 'dark' ? '@media all' : '@media not all')
    .replace('color-scheme: light dark;', `color-scheme: ${mode};`);
}
