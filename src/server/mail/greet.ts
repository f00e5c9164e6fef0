/** Begins to send a mail and sends none, to learn whether the server takes mails. The code that speaks SMTP is loaded for it. */
export async function greetSmtp(url: string): Promise<void> {
  const { verifySmtp } = await import('./transports/smtp.ts');
  await verifySmtp(url);
}
