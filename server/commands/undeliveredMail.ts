import { json } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { askServer } from '#server/control/controlSocket.ts'
import { DirectoryInUse } from '#server/db/directoryLock.ts'
import { openDatabase } from '#server/db/open.ts'
import { openMailJobs } from '#server/mail/mailJobs.ts'
import { mailState, sendAgain, type MailState, type UndeliveredMail } from '#server/mail/undelivered.ts'
import { loadEnvFile, readEnv, type Env } from '#server/services/env.ts'

const usage = `npm run mail                              lists the mails that could not be delivered
npm run mail -- --send-again              sends all of them again
npm run mail -- --send-again <id> …       sends these again`

const isId = (text: string) => z.uuid().safeParse(text).success

/** The undelivered mails, read from the database or requested from the server that has the embedded one open. */
interface Undelivered {
  state: () => Promise<MailState>
  sendAgain: (ids: string[]) => Promise<number>
}

/** Lists undelivered mails or sends them again, and returns the result. */
async function run(): Promise<string> {
  const options = { 'send-again': { type: 'boolean' }, help: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  if (values.help) return usage
  const unknown = positionals.filter((each) => !values['send-again'] || !isId(each))
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')} is not the id of a mail.\n${usage}`)
  loadEnvFile()
  return withMails(readEnv(process.env), async (mails) => {
    if (!values['send-again']) return listed(await mails.state())
    const count = await mails.sendAgain(positionals)
    const missing = Math.max(0, positionals.length - count)
    return `${count} sent again${missing > 0 ? `, ${missing} not found among the undelivered` : ''}; "npm run mail" lists those that come back.`
  })
}

async function withMails(env: Env, work: (mails: Undelivered) => Promise<string>): Promise<string> {
  const opened = await openDatabase(env).catch((error: unknown) => {
    if (error instanceof DirectoryInUse) return undefined
    throw error
  })
  if (!opened) {
    const ask = async (method: 'GET' | 'POST', path: string, body?: unknown) =>
      json(await askServer(env.DATA_DIR, { method, path, body }))
    return work({
      state: async () => (await ask('GET', '/mail')) as MailState,
      sendAgain: async (ids) => (await ask('POST', '/mail/send-again', ids)) as number,
    })
  }
  const jobs = await openMailJobs(opened.engine)
  try {
    return await work({ state: () => mailState(jobs), sendAgain: (ids) => sendAgain(jobs, ids) })
  } finally {
    await jobs.stop()
    await opened.close()
  }
}

function listed({ waiting, undelivered }: MailState): string {
  const lines = [`${waiting} waiting to leave, ${undelivered.length} undelivered.`, ...undelivered.map(lineOf)]
  return [...lines, ...(undelivered.length > 0 ? ['To send them again: npm run mail -- --send-again'] : [])].join('\n')
}

const lineOf = ({ id, kind, to, queuedAt, givenUpAt, tries, reason }: UndeliveredMail) =>
  `${id}  ${kind} to ${to}, written ${queuedAt}, given up ${givenUpAt} after ${tries} ${tries === 1 ? 'try' : 'tries'}: ${reason}`

run().then(console.log, (error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
