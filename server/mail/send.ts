import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { createTransport } from 'nodemailer'
import { inMemory } from '#server/db/dataDirectory.ts'
import type { Env } from '#server/services/env.ts'
import type { Mail, Person } from '#server/services/mailQueue.ts'
import { Refusal } from '#server/http/answers/envelope.ts'
import type { LetterReason } from '#server/mail/letterReasons.ts'
import { partsOf } from '#server/mail/letterParts.ts'
import { logFailure } from '#server/log/logFailure.ts'

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
/** The content of mails is always literal text, never a file name or an address for the library to fetch. */
const closed = { disableFileAccess: true, disableUrlAccess: true }

/**
 * Sends a mail at once, for a caller who waits and can act on a failure. Mails about a change use the queue
 * (mailQueue.ts).
 * @throws 502 when the mail server refuses it
 */
export async function sendMail(env: Env, mail: Mail, reason: LetterReason | null = null): Promise<void> {
  try {
    await deliver(env, mail, { id: randomUUID(), reason })
  } catch (error) {
    logFailure('A mail was not sent.', error)
    throw new Refusal(502, 'mailNotSent', 'The mail server did not take the message. Try again later, or call.')
  }
}

/**
 * Sends a mail to the mail server of SMTP_URL; without one it is written to the outbox.
 * @param about `id` is the message id: the same at every attempt, so that mail programs recognize a repeated mail
 * @throws errors of the mail server, the network or the file system
 */
export async function deliver(env: Env, { attachments, ...mail }: Mail, { id, reason }: Sending): Promise<void> {
  const replyTo = mail.replyTo && { replyTo: tidy(mail.replyTo) }
  const messageId = `<${id}@${hostOf(env)}>`
  // Programs with automatic replies ignore these mails (RFC 3834).
  const headers = { 'Auto-Submitted': 'auto-generated' }
  const subject = oneLine(mail.subject)
  const parts = 'letter' in mail ? partsOf(mail.letter, { subject, reason, site: hostOf(env) }) : { text: mail.text }
  const to = tidy(mail.to)
  const message = { ...closed, headers, from: senderOf(env), to, ...replyTo, messageId, subject, ...parts, attachments }
  if (!env.SMTP_URL) return keep(env, message)
  const { createTransport } = await import('nodemailer')
  await createTransport({ url: env.SMTP_URL, ...patience }).sendMail(message)
}

interface Sending {
  id: string
  /** Why the reader gets the mail, for its footer; null where it says so itself. */
  reason: LetterReason | null
}

/**
 * Whether the mail server has refused a mail permanently (5xx for its sender, recipient or content), so that another
 * attempt is useless. A refused password does not count.
 */
export function isRefused(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && !(typeof responseCode === 'number' && responseCode < 500)
}

const senderOf = ({ MAIL_FROM, PUBLIC_URL }: Pick<Env, 'MAIL_FROM' | 'PUBLIC_URL'>) =>
  MAIL_FROM ?? { name: 'Waymark', address: `no-reply@${hostOf({ PUBLIC_URL })}` }
const hostOf = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>) => new URL(PUBLIC_URL).hostname

/** Removes line ends from people's names, as these would start another mail header. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()
const tidy = ({ name, address }: Person) => ({ name: oneLine(name), address: oneLine(address) })

type Message = Parameters<ReturnType<typeof createTransport>['sendMail']>[0]

async function keep(env: Env, message: Message): Promise<void> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message: bytes } = await transport.sendMail(message)
  const folder = outboxOf(env)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `${new Date().toISOString().replace(/\W/g, '')}-${randomUUID()}`
  // Written under another name and renamed, so that the outbox contains complete mails only.
  await writeFile(join(folder, `${name}.part`), bytes as Buffer, { mode: 0o600 })
  await rename(join(folder, `${name}.part`), join(folder, `${name}.eml`))
}

/** The folder of mails without a mail server. */
export const outboxOf = ({ OUTBOX_DIR, DATA_DIR }: Env) =>
  OUTBOX_DIR ?? join(DATA_DIR === inMemory ? join(tmpdir(), 'waymark') : DATA_DIR, 'outbox')
