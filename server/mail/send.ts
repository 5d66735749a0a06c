import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { inMemory } from '#server/db/open.ts'
import type { Env } from '#server/services/env.ts'
import { Refusal } from '#server/http/envelope.ts'
import { logFailure } from '#server/log/logFailure.ts'

interface Person {
  name: string
  address: string
}

export interface Mail {
  to: Person
  /** The address for replies, if any. */
  replyTo?: Person
  subject: string
  text: string
  attachments?: { filename: string; content: Buffer | string; contentType: string }[]
}

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
/** The content of mails is always literal text, never a file name or an address for the library to fetch. */
const closed = { disableFileAccess: true, disableUrlAccess: true }

/**
 * Sends a mail through the mail server of SMTP_URL; without one it becomes a file in the outbox.
 * @throws 502 when the mail server refuses it
 */
export async function sendMail(env: Env, mail: Mail): Promise<void> {
  const replyTo = mail.replyTo && { replyTo: tidy(mail.replyTo) }
  const message = { ...mail, ...closed, from: senderOf(env), to: tidy(mail.to), ...replyTo }
  const subject = oneLine(mail.subject)
  if (!env.SMTP_URL) return keep(env, { ...message, subject })
  try {
    await createTransport({ url: env.SMTP_URL, ...patience }).sendMail({ ...message, subject })
  } catch (error) {
    logFailure('A mail was not sent.', error)
    throw new Refusal(502, 'mailNotSent', 'The mail server did not take the message. Try again later, or call.')
  }
}

/** Sends a mail that only informs of something already done. Never throws: failures are logged. */
export async function trySendMail(env: Env, mail: Mail): Promise<void> {
  try {
    await sendMail(env, mail)
  } catch (error) {
    if (!(error instanceof Refusal)) logFailure('A mail was not written.', error)
  }
}

const senderOf = ({ MAIL_FROM, PUBLIC_URL }: Env) =>
  MAIL_FROM ?? { name: 'Waymark', address: `no-reply@${new URL(PUBLIC_URL).hostname}` }

/** Removes line ends from people's names, as these would start another mail header. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()
const tidy = ({ name, address }: Person) => ({ name: oneLine(name), address: oneLine(address) })

type Message = Parameters<ReturnType<typeof createTransport>['sendMail']>[0]

async function keep(env: Env, message: Message): Promise<void> {
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
