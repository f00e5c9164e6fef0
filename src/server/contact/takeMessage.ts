import { contactRules, type ContactMessage } from '../../contract/forms/contactMessage.ts';
import { brokenRules } from '../../contract/forms/rules.ts';
import { cleanText } from '../../contract/text.ts';
import type { Database } from '../database/index.ts';
import { cleanFields, formRefusal } from '../http/forms.ts';
import { queueMail } from '../mail/index.ts';
import { mayMail } from '../security/recipientLimit.ts';
import { once, type Answer } from '../security/idempotency.ts';

interface ReceivedMessage {
  readonly message: ContactMessage;
  readonly ip: string;
  readonly key: string | undefined;
  readonly staffMail: string;
  readonly said: string;
}

/** Stores a message, and queues mails to the company and an acknowledgement to the sender, in one transaction. @throws {RequestError} 400 with the errors by field */
export async function takeMessage({ kysely }: Database, { message: typed, ip, key, staffMail, said }: ReceivedMessage): Promise<Answer> {
  const message: ContactMessage = { ...cleanFields(typed), message: cleanText(typed.message) };
  const errors = brokenRules(contactRules, message);
  if (Object.keys(errors).length > 0) throw formRefusal(errors);
  return kysely.transaction().execute((transaction) =>
    once(transaction, { key, scope: 'contact' }, async () => {
      const row = { ...message, ipAddress: ip };
      const { id } = await transaction.insertInto('contactMessage').values(row).returning('id').executeTakeFirstOrThrow();
      if (await mayMail(transaction, 'acknowledgement', message.mail))
        await queueMail(transaction, { kind: 'contactReceived', to: message.mail, cause: `contact:${id}`, name: message.name });
      await queueMail(transaction, { kind: 'staffContact', to: staffMail, cause: `contact:${id}:staff`, messageId: id, ...message });
      return { status: 200, body: { message: said } };
    }),
  );
}
