import { dialledNumber, type PhoneParts } from '#contract/fields/phones.ts'
import { sendMail } from '#server/mail/send.ts'
import type { Env } from '#server/services/env.ts'
import { Refusal } from '#server/http/answers/envelope.ts'

/** A domain that does not exist, for messages that only go to the outbox. */
const nowhere = 'sms.invalid'

/**
 * Sends a text message through the mail-to-text service of SMS_MAIL_DOMAIN; without a mail server it becomes a file in
 * the outbox.
 * @throws 503 where there is a mail server but no such service, 502 when the mail server refuses it
 */
export async function sendText(env: Env, phone: PhoneParts, text: string): Promise<void> {
  if (env.SMTP_URL && !env.SMS_MAIL_DOMAIN)
    throw new Refusal(503, 'noTextMessages', 'No text messages can be sent from here. Ask your travel administrator.')
  const address = `${dialledNumber(phone)}@${env.SMS_MAIL_DOMAIN ?? nowhere}`
  await sendMail(env, { to: { name: '', address }, subject: '', text: `${text}\n` })
}
