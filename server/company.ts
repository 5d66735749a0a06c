import { eq } from 'drizzle-orm'
import { readArguments, usage } from './companyArguments.ts'
import type { Asked } from './companyArguments.ts'
import { DirectoryInUse } from './db/directoryLock.ts'
import { companies } from './db/schema/company.ts'
import { accounts } from './db/schema/people.ts'
import { holdsDemo } from './demo/holdsDemo.ts'
import { createCompany } from './domains/admin/createCompany.ts'
import type { Taken } from './domains/admin/createCompany.ts'
import { loadAccount } from './domains/session/account.ts'
import { sendInvitation, utcText } from './domains/session/invitationLetter.ts'
import { outboxOf } from './mail/send.ts'
import { openServices } from './openServices.ts'
import { loadEnvFile, readEnv } from './services/env.ts'
import type { Env } from './services/env.ts'
import type { Services } from './services/services.ts'

/** Makes a company that is no demo, and its administrator; or sends the administrator another letter. */
async function run(asked: Asked): Promise<string> {
  if (asked.to === 'help') return usage
  if (asked.to === 'correct') throw new Error([...asked.problems, 'All options: npm run company -- --help'].join('\n'))
  loadEnvFile()
  const env = readEnv(process.env)
  if (env.DEMO)
    throw new Error(
      'DEMO is on, and a company of real people does not go with demo people whose password everybody knows. Set DEMO=false, and SEALING_KEY (see .env.example).',
    )
  const { services, close } = await openServices(env)
  try {
    if (await holdsDemo(services.db))
      throw new Error(
        'This database holds the demo, whose people all have a password that everybody knows. Use an empty one: another DATA_DIR or DATABASE_URL.',
      )
    return await (asked.to === 'create' ? create(asked, services) : resend(asked.admin, services))
  } finally {
    await close()
  }
}

type Create = Extract<Asked, { to: 'create' }>

const takenWords: Record<Taken, (asked: Create) => string> = {
  name: ({ company }) => `There is a company "${company.name}" already.`,
  admin: ({ admin }) => `Somebody has the address ${admin.email} already.`,
  emailDomain: ({ company }) =>
    `Another company has the e-mail domain ${company.emailDomain} already. Say --email-domain.`,
}

async function create(asked: Create, services: Services): Promise<string> {
  const created = await createCompany(asked, services)
  if ('taken' in created)
    throw new Error(
      `${takenWords[created.taken](asked)} Nothing was changed. To send a letter again: npm run company -- --resend --admin ${asked.admin.email}`,
    )
  const { company, admin } = asked
  const made = `${company.name} is there, with the id ${created.companyId}; ${admin.email} administers it.`
  return `${made}\n${await invite(created.accountId, company.name, services, `${made}\nThe letter was not sent: `)}`
}

async function resend(email: string, services: Services): Promise<string> {
  const [known] = await services.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email))
  const loaded = known && (await loadAccount(services.db, known.id))
  if (!loaded?.isActive || !loaded.roles.includes('Admin'))
    throw new Error(`No administrator has the address ${email}. Nothing was changed.`)
  const [company] = await services.db.select().from(companies).where(eq(companies.id, loaded.profile.companyId))
  return invite(known!.id, company?.displayName ?? '', services, 'The letter was not sent: ')
}

/** Sends the letter, and says where it went and until when its link works; the link itself is for its reader alone. */
async function invite(accountId: string, company: string, services: Services, failing: string): Promise<string> {
  const loaded = await loadAccount(services.db, accountId)
  if (!loaded) throw new Error(`${failing}the account is gone.`)
  const until = await sendInvitation(loaded, company, services).catch((error: Error) => {
    throw new Error(`${failing}${error.message} Then run: npm run company -- --resend --admin ${loaded.account.email}`)
  })
  const works = `Its link works once, until ${utcText(until, 'en-CA')} UTC. Where it is lost or too late: npm run company -- --resend --admin ${loaded.account.email}`
  return `${whereTo(loaded.account.email, services.env)}\n${works}`
}

const whereTo = (email: string, env: Env): string =>
  env.SMTP_URL
    ? `A letter to ${email} was handed to the mail server.`
    : `A letter to ${email} lies in ${outboxOf(env)}, the newest .eml file, since SMTP_URL names no mail server.`

run(readArguments(process.argv.slice(2))).then(
  (said) => console.log(said),
  (error: Error) => {
    console.error(
      error instanceof DirectoryInUse
        ? 'The server is running on this data folder, and its embedded database takes one process at a time. Stop the server, run this again, and start it. With PostgreSQL (DATABASE_URL) the server may go on.'
        : error.message,
    )
    process.exitCode = 1
  },
)
