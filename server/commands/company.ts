import { readArguments, usage, type CompanyCommand } from './companyArguments.ts'
import { report } from '#server/commands/report.ts'
import { holdsDemo } from '#server/demo/accounts/holdsDemo.ts'
import { createCompany, type ConflictingField } from '#server/domains/admin/createCompany.ts'
import { findAdministrator } from '#server/domains/admin/findAdministrator.ts'
import { sendInvitation } from '#server/domains/session/invitationMail.ts'
import { momentText } from '#server/domains/session/momentText.ts'
import { outboxOf } from '#server/mail/send.ts'
import { openServices } from '#server/openServices.ts'
import { loadEnvFile, readEnv, type Env } from '#server/services/env.ts'
import type { Services } from '#server/services/services.ts'

/** Creates a company and its administrator, or sends the administrator a new invitation. */
async function run(command: CompanyCommand): Promise<string> {
  if (command.to === 'help') return usage
  if (command.to === 'correct')
    throw new Error([...command.problems, 'All options: npm run company -- --help'].join('\n'))
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
    return await (command.to === 'create' ? create(command, services) : invite(command.admin, services))
  } finally {
    await close()
  }
}

type Create = Extract<CompanyCommand, { to: 'create' }>

const takenWords: Record<ConflictingField, (command: Create) => string> = {
  name: ({ company }) => `There is a company "${company.name}" already.`,
  admin: ({ admin }) => `Somebody has the address ${admin.email} already.`,
  emailDomain: ({ company }) =>
    `Another company has the e-mail domain ${company.emailDomain} already. Say --email-domain.`,
}

async function create(command: Create, services: Services): Promise<string> {
  const created = await createCompany(command, services)
  if ('taken' in created)
    throw new Error(
      `${takenWords[created.taken](command)} Nothing was changed. To send an e-mail again: npm run company -- --resend --admin ${command.admin.email}`,
    )
  const made = `${command.company.name} is there, with the id ${created.companyId}; ${command.admin.email} administers it.`
  return `${made}\n${await invite(command.admin.email, services, `${made}\n`)}`
}

/** Sends the invitation. @returns where it was sent and when its link expires; the link itself is never printed */
async function invite(email: string, services: Services, before = ''): Promise<string> {
  const found = await findAdministrator(services.db, email)
  if (!found) throw new Error(`No administrator has the address ${email}. Nothing was changed.`)
  const again = `npm run company -- --resend --admin ${email}`
  const until = await sendInvitation(found.loaded, found.company, services).catch((error: Error) => {
    throw new Error(`${before}The e-mail was not sent: ${error.message} Then run: ${again}`)
  })
  if (!until) return `${whereTo(email, services.env)}\nThey sign in at ${services.env.OIDC_ISSUER} with that address.`
  const { moment, zone } = momentText(until, 'en-CA')
  const works = `Its link works once, until ${moment} (${zone}). Where it is lost or too late: ${again}`
  return `${whereTo(email, services.env)}\n${works}`
}

const whereTo = (email: string, env: Env): string =>
  env.SMTP_URL
    ? `An e-mail to ${email} was handed to the mail server.`
    : `An e-mail to ${email} lies in ${outboxOf(env)}, the newest .eml file, since SMTP_URL names no mail server.`

void report(run(readArguments(process.argv.slice(2))))
