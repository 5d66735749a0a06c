import { eq } from 'drizzle-orm'
import { companies } from '#server/db/schema/company.ts'
import { profiles } from '#server/db/schema/people.ts'
import type { EmployeeRecord, Managing } from '#server/domains/admin/employees/readEmployees.ts'
import { signInLink, signInLinks } from '#server/domains/session/signInLink.ts'
import { isNoAddress } from '#server/mail/noAddress.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { MessageId, MessageValues, Say } from '#server/messages/messages.ts'
import type { MailKind, WaitingMail } from '#server/services/mailQueue.ts'
import { isExternal } from '#server/domains/session/external/tokens.ts'
import type { Role } from '#contract/roles.ts'
import { givenRoles } from '#contract/roles.ts'

type Profile = EmployeeRecord['profile']

/** Who writes, and answers. */
interface Writing {
  caller: Pick<Managing['caller'], 'profileId'>
  services: Managing['services']
}

/** What a letter says, in the language of its reader. */
interface Letter {
  subject: MessageId
  text: MessageId
  values?: MessageValues
}

/** Tells people that they can sign in again. */
export const tellActivated = (records: readonly EmployeeRecord[], managing: Managing): Promise<void> =>
  write('employeeActivated', records, managing, () => ({
    subject: 'admin.activated.subject',
    text: 'admin.activated.text',
    values: { link: managing.services.env.PUBLIC_URL },
  }))

/** Tells people that they cannot sign in any more. Whoever has never signed in is not told: nothing ends for them. */
export const tellDeactivated = (records: readonly EmployeeRecord[], managing: Managing): Promise<void> => {
  const known = records.filter(({ profile }) => profile.registeredAt !== null)
  return write('employeeDeactivated', known, managing, () => ({
    subject: 'admin.deactivated.subject',
    text: 'admin.deactivated.text',
  }))
}

/** Invites people who have an account to sign in: the link to choose a password, or where they sign in elsewhere. */
export async function tellInvited(records: readonly EmployeeRecord[], managing: Managing): Promise<void> {
  const { db, env } = managing.services
  const [first] = records
  if (!first) return
  const links = await signInLinks(
    records.map(({ profile }) => profile),
    managing.services,
  )
  const [company] = await db.select().from(companies).where(eq(companies.id, first.profile.companyId))
  await write('employeeInvited', records, managing, ({ id }) => ({
    subject: 'admin.invitation.subject',
    text: isExternal(env) ? 'admin.invitation.elsewhere' : 'admin.invitation.text',
    values: { company: company?.displayName ?? '', ...links.get(id) },
  }))
}

/** Tells somebody which roles they were given, with what each allows, and which they lost. */
export const tellRoles = (
  record: EmployeeRecord,
  { added, removed }: Record<'added' | 'removed', readonly Role[]>,
  managing: Managing,
): Promise<void> =>
  write('employeeRolesChanged', [record], managing, (_, say) => ({
    subject: 'admin.roles.subject',
    text: 'admin.roles.text',
    values: { added: listOf(added, say), removed: listOf(removed, say) },
  }))

const listOf = (roles: readonly Role[], say: Say): string =>
  givenRoles
    .filter((role) => roles.includes(role))
    .map((role) => `- ${say(`admin.role.${role}` as MessageId)}`)
    .join('\n') || `- ${say('admin.roles.none')}`

/**
 * Tells somebody at both addresses that theirs was changed: the new one is sent how they go on, which shows that it is
 * theirs; the former one can object. It is not told the new one, which it may have nothing to do with.
 */
export async function tellAddress(record: EmployeeRecord, formerEmail: string, managing: Writing): Promise<void> {
  const { services } = managing
  const link = await signInLink(record.profile, services)
  await write('employeeAddressChanged', [record], managing, () => ({
    subject: 'admin.addressChanged.subject',
    text: isExternal(services.env) ? 'admin.addressChanged.elsewhere' : 'admin.addressChanged.text',
    values: link,
  }))
  const atFormer = { ...record, profile: { ...record.profile, email: formerEmail } }
  await write('employeeAddressChanged', [atFormer], managing, () => ({
    subject: 'admin.addressChanged.formerSubject',
    text: 'admin.addressChanged.formerText',
  }))
}

async function write(
  kind: MailKind,
  records: readonly EmployeeRecord[],
  { caller, services: { db, mailQueue } }: Writing,
  letterFor: (profile: Profile, say: Say) => Letter,
): Promise<void> {
  const [actor] = await db.select().from(profiles).where(eq(profiles.id, caller.profileId))
  const who = actor ? nameOf(actor) : ''
  const reached = records.filter(({ profile }) => !isNoAddress(profile.email))
  const mails = reached.map(({ profile }): WaitingMail => {
    const { say } = formatterFor(profile.cultureCode)
    const { subject, text, values } = letterFor(profile, say)
    const words = { name: profile.firstName, who, ...values }
    return {
      to: { name: nameOf(profile), address: profile.email },
      ...(actor && { replyTo: { name: who, address: actor.email } }),
      subject: say(subject, words),
      text: `${say(text, words)}\n`,
    }
  })
  await mailQueue.addAll(db, kind, mails)
}

const nameOf = ({ firstName, lastName }: Pick<Profile, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`
