/** The kinds of mails and the facts that each needs. The words are in `templates/`. */

interface Envelope {
  /** One bare address. */
  readonly to: string;
  /** `verify:17` for token 17, `application:4:staff` for application 4. At most one mail is ever sent for a cause. */
  readonly cause: string;
}

/** A mail. Names and other short texts are as people typed them, without line breaks; the templates escape them. */
export type Mail =
  | VerifyMail
  | AlreadyRegisteredMail
  | ApprovedMail
  | RejectedMail
  | MoreInformationMail
  | PasswordResetMail
  | PasswordChangedMail
  | ApplicationReceivedMail
  | ContactReceivedMail
  | LetterMail
  | StaffAccountMail
  | StaffApplicationMail
  | StaffContactMail;

/** Has the link that confirms the address. */
interface VerifyMail extends Envelope {
  readonly kind: 'verify';
  readonly businessName: string;
  /** For `/verifymail?token=`. */
  readonly token: string;
}

/** Tells the owner of an account that somebody tried to register it again. */
interface AlreadyRegisteredMail extends Envelope {
  readonly kind: 'alreadyRegistered';
  readonly businessName: string;
}

/** Has the link that chooses the first password. */
interface ApprovedMail extends Envelope {
  readonly kind: 'approved';
  readonly businessName: string;
  readonly userName: string;
  /** For `/user/change-password?token=`. */
  readonly token: string;
}

interface RejectedMail extends Envelope {
  readonly kind: 'rejected';
  readonly businessName: string;
  /** The reviewer's reason, in paragraphs; empty when none was given. */
  readonly note: string;
  /** Whether the note is the whole letter. Default: `false` */
  readonly isLetter?: boolean;
}

interface MoreInformationMail extends Envelope {
  readonly kind: 'moreInformation';
  readonly businessName: string;
  /** The reviewer's question, in paragraphs. */
  readonly note: string;
  /** For `/account-answer?token=`; absent where the answer comes by mail. */
  readonly token?: string;
  readonly items?: readonly string[];
}

interface PasswordResetMail extends Envelope {
  readonly kind: 'passwordReset';
  readonly userName: string;
  /** For `/user/change-password?token=`. */
  readonly token: string;
}

interface PasswordChangedMail extends Envelope {
  readonly kind: 'passwordChanged';
  readonly userName: string;
}

interface ApplicationReceivedMail extends Envelope {
  readonly kind: 'applicationReceived';
  readonly firstName: string;
  readonly jobTitle: string;
  /** Mails that waited while the shop was brought up to date have none. */
  readonly reference?: string;
}

/** Does not repeat the sender's words: anyone can write any address into the form. */
interface ContactReceivedMail extends Envelope {
  readonly kind: 'contactReceived';
  readonly name: string;
}

/** To anybody who wrote or applied: a letter in the words of a member of staff. */
interface LetterMail extends Envelope {
  readonly kind: 'letter';
  readonly subject: string;
  /** In paragraphs. */
  readonly text: string;
}

interface StaffAccountMail extends Envelope {
  readonly kind: 'staffAccount';
  readonly accountId: number;
  readonly businessName: string;
  /** Details that distinguish the business, each with its label. */
  readonly details: readonly (readonly [label: string, value: string])[];
  /** The business's address, which replies go to. */
  readonly mail: string;
  /** Whether the business has just registered, or has confirmed its address and can be reviewed. */
  readonly event: 'submitted' | 'verified';
  readonly directors: number;
  /** Proofs of address that came with it. */
  readonly documents: number;
  /** Warnings for the reviewer, one sentence each. */
  readonly warnings: readonly string[];
}

interface StaffApplicationMail extends Envelope {
  readonly kind: 'staffApplication';
  readonly applicationId: number;
  readonly reference?: string;
  readonly applicantName: string;
  /** The applicant's address, which replies go to. */
  readonly mail: string;
  readonly mobileNo: string;
  readonly jobTitle: string;
}

interface StaffContactMail extends Envelope {
  readonly kind: 'staffContact';
  readonly messageId: number;
  readonly name: string;
  /** The sender's address, which replies go to. */
  readonly mail: string;
  readonly subject: string;
  /** As typed, with its line breaks. */
  readonly message: string;
}
