/** The kinds of mails and the facts that each needs. The words are in `templates/`. */

interface Envelope<Kind> {
  readonly kind: Kind;
  /** One bare address. */
  readonly to: string;
  /** `verify:17` for token 17, `application:4:staff` for application 4. At most one mail is ever sent for a cause. */
  readonly cause: string;
}

/** A mail. Names and other short texts are as people typed them, without line breaks; the templates escape them. */
export type Mail = { readonly [Kind in keyof MailFacts]: Envelope<Kind> & Readonly<MailFacts[Kind]> }[keyof MailFacts];

/** The facts of each kind. */
interface MailFacts {
  /** Has the link that confirms the address: `/verifymail?token=`. */
  verify: { businessName: string; token: string };
  /** Tells the owner of an account that somebody tried to register it again. */
  alreadyRegistered: { businessName: string };
  /** Has the link that chooses the first password: `/user/change-password?token=`. */
  approved: { businessName: string; userName: string; token: string };
  rejected: {
    businessName: string;
    /** The reviewer's reason, in paragraphs; empty when none was given. */
    note: string;
    /** Whether the note is the whole letter. Default: `false` */
    isLetter?: boolean;
  };
  moreInformation: {
    businessName: string;
    /** The reviewer's question, in paragraphs. */
    note: string;
    /** For `/account-answer?token=`; absent where the answer comes by mail. */
    token?: string;
    items?: readonly string[];
  };
  /** Has the link `/user/change-password?token=`. */
  passwordReset: { userName: string; token: string };
  passwordChanged: { userName: string };
  /** Mails that waited while the shop was brought up to date have no reference. */
  applicationReceived: { firstName: string; jobTitle: string; reference?: string };
  /** Does not repeat the sender's words: anyone can write any address into the form. */
  contactReceived: { name: string };
  /** To anybody who wrote or applied: a letter in the words of a member of staff, in paragraphs. */
  letter: { subject: string; text: string };
  staffAccount: {
    accountId: number;
    businessName: string;
    /** Details that distinguish the business, each with its label. */
    details: readonly (readonly [label: string, value: string])[];
    /** The business's address, which replies go to. */
    mail: string;
    /** Whether the business has just registered, or has confirmed its address and can be reviewed. */
    event: 'submitted' | 'verified';
    directors: number;
    /** Proofs of address that came with it. */
    documents: number;
    /** Warnings for the reviewer, one sentence each. */
    warnings: readonly string[];
  };
  /** Replies go to the applicant's address, `mail`. */
  staffApplication: {
    applicationId: number;
    reference?: string;
    applicantName: string;
    mail: string;
    mobileNo: string;
    jobTitle: string;
  };
  /** Replies go to the sender's address, `mail`. The message is as typed, with its line breaks. */
  staffContact: { messageId: number; name: string; mail: string; subject: string; message: string };
}
