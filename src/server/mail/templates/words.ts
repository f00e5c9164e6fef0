import { linkLifetime, questionDays } from '../../../contract/limits.ts';
import type { MailKind } from '../../database/schema.ts';
import type { Mail } from '../mails.ts';
import { act, list, quote, say, type Letter, type Sender } from './letter.ts';
import { answerLink, changePasswordLink, loginLink, resetPasswordLink, verifyLink } from './links.ts';

type Writers = { readonly [Kind in MailKind]: (mail: Extract<Mail, { kind: Kind }>, sender: Sender) => Letter };

/** Longest name that a mail to the public repeats, in characters. */
const nameMaxLength = 60;

/** Signs that a name is an advertisement: the address of a page or of a mailbox. */
const addressLike = /[:/@\\]|\w\.\w|www/iu;

/** Undefined for a text that is no name: who fills in a form chooses name and recipient, and mails must not carry strangers' advertisements. */
export function safeName(name: string): string | undefined {
  return name !== '' && name.length <= nameMaxLength && !addressLike.test(name) ? name : undefined;
}

/** The name of a business, or "your business" when the name should not be repeated. */
const businessOf = ({ businessName }: { readonly businessName: string }): string => safeName(businessName) ?? 'your business';

const phoneOf = ({ facts }: Sender): string => facts.company.phones[0]?.label ?? facts.company.mail;

const linesOf = (text: string): string[] => text.split(/\n+/u).filter((line) => line.trim() !== '');

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

export const writers: Writers = {
  verify: (mail, sender) => ({
    subject: 'Confirm your e-mail address',
    preview: `One step before we can look at your ${sender.facts.name} account form.`,
    heading: 'Confirm your e-mail address',
    blocks: [
      say(`Thank you for registering ${businessOf(mail)} with ${sender.facts.name}. Please confirm that this address is yours.`),
      act('Confirm e-mail address', verifyLink(sender, mail.token)),
      say(`The link works for ${linkLifetime('verify')}. We then review your details and write to you here.`),
      say('Not you? Ignore this e-mail: without the link nothing happens.'),
    ],
  }),

  alreadyRegistered: (mail, sender) => ({
    subject: 'You have registered with us already',
    preview: 'Our account form was filled in again with your address.',
    heading: 'You have registered with us already',
    blocks: [
      say(
        `Our account form was just sent again with this address. ${safeName(mail.businessName) ?? 'Your business'} is already registered under it, so your first form stands.`,
      ),
      say('If your account is open, log in. The login page helps with a forgotten password.'),
      act('Log in', loginLink(sender)),
      say('Not open yet? Use the newest link we sent you, so that we can review your form. To change something, reply to this e-mail.'),
      say('Not you? Ignore this e-mail. Nobody was told that you are registered.'),
    ],
  }),

  approved: (mail, sender) => ({
    subject: `Your ${sender.facts.name} account is open`,
    preview: `Your user name is ${mail.userName}. Choose a password to log in.`,
    heading: 'Your account is open',
    blocks: [
      say(`Welcome. We have approved ${businessOf(mail)} as a trade customer. One step is left: choose your password.`),
      list(['User name', mail.userName]),
      act('Choose a password', changePasswordLink(sender, mail.token)),
      say(
        `The link works once, within ${linkLifetime('setPassword')}. If it has run out, ask for a new one with your user name at ${resetPasswordLink(sender)}`,
      ),
    ],
  }),

  rejected: (mail, sender) => ({
    subject: 'About your account form',
    preview: `We cannot open a ${sender.facts.name} account for you at present.`,
    heading: 'We cannot open an account at present',
    blocks: mail.isLetter
      ? linesOf(mail.note).map(say)
      : [
          say(
            `Thank you for registering ${businessOf(mail)} with ${sender.facts.name}. We have reviewed your form and cannot open a trade account for it.`,
          ),
          ...quote(mail.note),
          say(`If you think we have missed something, reply to this e-mail or call us on ${phoneOf(sender)}.`),
        ],
  }),

  moreInformation: (mail, sender) => ({
    subject: 'We need one more thing from you',
    preview: 'Before we can finish the review of your account form.',
    heading: 'We need one more thing from you',
    blocks: [
      say(`We are reviewing the account form of ${businessOf(mail)} and cannot finish without an answer from you:`),
      ...quote(mail.note),
      ...(mail.token === undefined
        ? [say(`Please reply to this e-mail, with a file if we ask for one. Or call us on ${phoneOf(sender)}.`)]
        : [
            list(['Please check', (mail.items ?? []).join(', ')]),
            act('Answer', answerLink(sender, mail.token)),
            say(`The link works once, within ${questionDays} days. Or call us on ${phoneOf(sender)}.`),
          ]),
    ],
  }),

  passwordReset: (mail, sender) => ({
    subject: 'Choose a new password',
    preview: `The link works once, within ${linkLifetime('reset')}.`,
    heading: 'Choose a new password',
    blocks: [
      say(`Someone asked for a new password for the ${sender.facts.name} account ${mail.userName}.`),
      act('Choose a new password', changePasswordLink(sender, mail.token)),
      say(`The link works once, within ${linkLifetime('reset')}. If you ask again, only the link of the latest e-mail works.`),
      say('Not you? Ignore this e-mail: your password stays as it is.'),
    ],
  }),

  passwordChanged: (mail, sender) => ({
    subject: 'Your password has been changed',
    preview: 'If this was not you, please act now.',
    heading: 'Your password has been changed',
    blocks: [
      say(`The password of the ${sender.facts.name} account ${mail.userName} has just been changed. Every device is logged out.`),
      say('If this was you, all is done.'),
      say(
        `If it was not, choose a new password now at ${resetPasswordLink(sender)} and tell us, by reply to this e-mail or on ${phoneOf(sender)}.`,
      ),
    ],
  }),

  applicationReceived: (mail) => {
    const name = safeName(mail.firstName);
    return {
      subject: `We have your application: ${mail.jobTitle}`,
      preview: 'Thank you for applying. Here is what happens next.',
      heading: 'We have your application',
      blocks: [
        say(`Thank you${name ? `, ${name},` : ''} for applying for ${mail.jobTitle}. Your details and your CV have arrived.`),
        ...(mail.reference ? [say(`Your reference is ${mail.reference}.`)] : []),
        say('The team you would work with reads every application. We will write to you here.'),
        say('To add something, or to withdraw, reply to this e-mail.'),
      ],
    };
  },

  contactReceived: (mail, sender) => {
    const name = safeName(mail.name);
    return {
      subject: 'We have your message',
      preview: 'Thank you for writing. We will get back to you soon.',
      heading: 'We have your message',
      blocks: [
        say(
          `Thank you${name ? `, ${name},` : ''} for writing to ${sender.facts.name}. Your message has arrived and we will get back to you soon.`,
        ),
        say(`If it cannot wait, call us on ${phoneOf(sender)} during opening hours.`),
        say('Not you? Someone mistyped their address: ignore this e-mail.'),
      ],
    };
  },

  letter: ({ subject, text }) => {
    const lines = linesOf(text);
    return { subject, preview: lines.slice(0, 2).join(' '), heading: subject, blocks: lines.map(say) };
  },

  staffAccount: (mail) => {
    const isReady = mail.event === 'verified';
    return {
      subject: `${isReady ? 'Ready for review' : 'New account form'}: ${mail.businessName}`,
      preview: isReady ? 'The business has confirmed its address.' : 'The business has yet to confirm its address.',
      heading: isReady ? 'A business is ready for review' : 'A business has registered',
      replyTo: mail.mail,
      blocks: [
        list(
          ...mail.details,
          ['E-mail', mail.mail],
          [
            'Came with',
            `${count(mail.directors, 'director', 'directors')}, ${count(mail.documents, 'proof of address', 'proofs of address')}`,
          ],
          ...mail.warnings.map((warning) => ['Warning', warning] as const),
        ),
        say(
          isReady
            ? 'The address is confirmed. Please review the form and approve it, ask for more, or reject it.'
            : 'You will hear again when it has. It cannot be approved before.',
        ),
        say(`To see everything: npm run shop -- accounts show ${mail.accountId}`),
      ],
    };
  },

  staffApplication: (mail) => ({
    subject: `Application: ${mail.jobTitle}, ${mail.applicantName}`,
    preview: `${mail.applicantName} has applied. The CV is with the application.`,
    heading: 'New job application',
    replyTo: mail.mail,
    blocks: [
      list(
        ['Job', mail.jobTitle],
        ['Applicant', mail.applicantName],
        ['E-mail', mail.mail],
        ['Mobile', mail.mobileNo],
        ...(mail.reference ? [['Reference', mail.reference] as const] : []),
      ),
      say('A reply to this e-mail goes to the applicant.'),
      say(`To see everything: npm run shop -- applications show ${mail.applicationId}`),
      say(`To save the CV: npm run shop -- files save FOLDER --application ${mail.applicationId}`),
    ],
  }),

  staffContact: (mail) => ({
    subject: `Contact form: ${mail.subject}`,
    preview: `${mail.name} has written through the contact page.`,
    heading: 'New message from the contact page',
    replyTo: mail.mail,
    blocks: [
      list(['Name', mail.name], ['E-mail', mail.mail], ['Subject', mail.subject]),
      ...quote(mail.message),
      say(`A reply to this e-mail goes to the writer. The message is kept as number ${mail.messageId}.`),
    ],
  }),
};
