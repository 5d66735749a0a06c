import { eq, inArray } from 'drizzle-orm'
import { companies } from '#server/db/schema/company.ts'
import { profileRoles, profiles } from '#server/db/schema/people.ts'
import type { EmployeeRows } from '#server/domains/admin/employees/readEmployees.ts'
import { adminsOf } from '#server/domains/profile/account/admins.ts'
import type { Acting } from '#server/domains/audit/recordCompanyChanges.ts'
import { signInLink, signInLinks } from '#server/domains/session/signInLink.ts'
import { isNoAddress } from '#server/mail/noAddress.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { MessageId, MessageValues, Say } from '#server/messages/messages.ts'
import type { MailKind, WaitingMail } from '#server/services/mailQueue.ts'
import { isExternal } from '#server/domains/session/external/tokens.ts'
import type { Role } from '#contract/roles.ts'
import { givenRoles } from '#contract/roles.ts'

type Profile = EmployeeRows['profile']

/** What a letter says, in the language of its reader. */
interface Letter {
  subject: MessageId
  text: MessageId
  values?: MessageValues
}

/** Tells people that they can sign in again. */
export const tellActivated = (records: readonly EmployeeRows[], acting: Acting): Promise<void> =>
  write('employeeActivated', records, acting, () => ({
    subject: 'admin.activated.subject',
    text: 'admin.activated.text',
    values: { link: acting.services.env.PUBLIC_URL },
  }))

/** Tells people that they cannot sign in any more. Whoever has never signed in is not told: nothing ends for them. */
export const tellDeactivated = (records: readonly EmployeeRows[], acting: Acting): Promise<void> => {
  const known = records.filter(({ profile }) => profile.registeredAt !== null)
  return write('employeeDeactivated', known, acting, () => ({
    subject: 'admin.deactivated.subject',
    text: 'admin.deactivated.text',
  }))
}

/** Invites people who have an account to sign in: the link to choose a password, or where they sign in elsewhere. */
export async function tellInvited(records: readonly EmployeeRows[], acting: Acting): Promise<void> {
  const { db, env } = acting.services
  const [first] = records
  if (!first) return
  const links = await signInLinks(
    records.map(({ profile }) => profile),
    acting.services,
  )
  const [company] = await db.select().from(companies).where(eq(companies.id, first.profile.companyId))
  await write('employeeInvited', records, acting, ({ id }) => ({
    subject: 'admin.invitation.subject',
    text: isExternal(env) ? 'admin.invitation.elsewhere' : 'admin.invitation.text',
    values: { company: company?.displayName ?? '', ...links.get(id) },
  }))
}

/** Tells people whose roles were changed which ones they have now, with what each allows. */
export async function tellRoles(records: readonly EmployeeRows[], acting: Acting): Promise<void> {
  const ids = records.map(({ profile }) => profile.id)
  const rows = await acting.services.db.select().from(profileRoles).where(inArray(profileRoles.profileId, ids))
  const held = Map.groupBy(rows, ({ profileId }) => profileId)
  await write('employeeRolesChanged', records, acting, ({ id }, say) => {
    const roles = (held.get(id) ?? []).map(({ role }) => role)
    return { subject: 'admin.roles.subject', text: 'admin.roles.text', values: { roles: listOf(roles, say) } }
  })
}

const listOf = (roles: readonly Role[], say: Say): string =>
  givenRoles
    .filter((role) => roles.includes(role))
    .map((role) => `- ${say(`admin.role.${role}` as MessageId)}`)
    .join('\n') || `- ${say('admin.roles.none')}`

/**
 * Tells somebody at both addresses that theirs was changed: the new one is sent how they go on, which shows that it is
 * theirs; the former one can object. It is not told the new one, which it may have nothing to do with.
 */
export async function tellAddress(record: EmployeeRows, formerEmail: string, acting: Acting): Promise<void> {
  const { services } = acting
  const link = await signInLink(record.profile, services)
  await write('employeeAddressChanged', [record], acting, () => ({
    subject: 'admin.addressChanged.subject',
    text: isExternal(services.env) ? 'admin.addressChanged.elsewhere' : 'admin.addressChanged.text',
    values: link,
  }))
  const atFormer = { ...record, profile: { ...record.profile, email: formerEmail } }
  await write('employeeAddressChanged', [atFormer], acting, () => ({
    subject: 'admin.addressChanged.formerSubject',
    text: 'admin.addressChanged.formerText',
  }))
}

async function write(
  kind: MailKind,
  records: readonly EmployeeRows[],
  acting: Acting,
  letterFor: (profile: Profile, say: Say) => Letter,
): Promise<void> {
  const reached = records.filter(({ profile }) => !isNoAddress(profile.email))
  const [first] = reached
  if (!first) return
  const { db, mailQueue } = acting.services
  const author = await authorOf(first.profile.companyId, acting)
  const mails = reached.map(({ profile }): WaitingMail => {
    const { say } = formatterFor(profile.cultureCode)
    const { subject, text, values } = letterFor(profile, say)
    const words = { name: profile.firstName, who: author.name, ...values }
    return {
      to: { name: nameOf(profile), address: profile.email },
      ...(author.address && { replyTo: { name: author.name, address: author.address } }),
      subject: say(subject, words),
      text: `${say(text, words)}\n`,
    }
  })
  await mailQueue.addAll(db, kind, mails)
}

/** Who writes: an administrator, or the company for its directory, for which an administrator answers. */
async function authorOf(companyId: string, { caller, services: { db } }: Acting) {
  if ('profileId' in caller) {
    const [actor] = await db.select().from(profiles).where(eq(profiles.id, caller.profileId))
    return { name: actor ? nameOf(actor) : '', address: actor?.email }
  }
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId))
  const admins = await adminsOf(db, companyId)
  const admin = admins.find(({ registeredAt }) => registeredAt !== null) ?? admins[0]
  return { name: company?.displayName ?? '', address: admin?.email }
}

const nameOf = ({ firstName, lastName }: Pick<Profile, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`
