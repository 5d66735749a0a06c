import { eq, inArray } from 'drizzle-orm'
import { companies } from '#server/db/schema/company/company.ts'
import { profileRoles, profiles } from '#server/db/schema/company/people.ts'
import type { EmployeeRows } from '#server/domains/admin/employees/records/readEmployees.ts'
import { adminsOf } from '#server/domains/profile/account/admins.ts'
import type { AdminContext } from '#server/domains/admin/adminContext.ts'
import { signInLink, signInLinks } from '#server/domains/session/signInLink.ts'
import { isNoAddress } from '#server/mail/noAddress.ts'
import { button, list, writeLetter, type LetterValues } from '#server/mail/letter.ts'
import type { Block } from '#server/services/letter.ts'
import { formatterFor, type MessageId, type Say } from '#server/messages/messages.ts'
import type { MailKind, WaitingMail } from '#server/services/mailQueue.ts'
import { isExternal } from '#server/domains/session/external/tokens.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { type Role, givenRoles } from '#contract/session/roles.ts'

type Profile = EmployeeRows['profile']

/** Message ids of a mail, with their values. */
interface MailText {
  subject: MessageId
  text: MessageId
  values?: LetterValues & { company?: string }
}

/** Mail: the employee can sign in again. */
export const sendActivated = (records: readonly EmployeeRows[], context: AdminContext): Promise<void> =>
  queueMails('employeeActivated', records, context, () => ({
    subject: 'admin.activated.subject',
    text: 'admin.activated.text',
    values: { button: button(context.services.env.PUBLIC_URL) },
  }))

/** Mail: the employee can no longer sign in. Employees who have never signed in get none. */
export const sendDeactivated = (records: readonly EmployeeRows[], context: AdminContext): Promise<void> => {
  const known = records.filter(({ profile }) => profile.registeredAt !== null)
  return queueMails('employeeDeactivated', known, context, () => ({
    subject: 'admin.deactivated.subject',
    text: 'admin.deactivated.text',
  }))
}

/**
 * Mail of invitation for employees with an account: the link to choose a password, or to sign in at another provider.
 */
export async function sendInvitationMails(records: readonly EmployeeRows[], context: AdminContext): Promise<void> {
  const { db, env } = context.services
  const [first] = records
  if (!first) return
  const links = await signInLinks(
    records.map(({ profile }) => profile),
    context.services,
  )
  const [company] = await db.select().from(companies).where(eq(companies.id, first.profile.companyId))
  await queueMails('employeeInvited', records, context, ({ id }) => ({
    subject: 'admin.invitation.subject',
    text: isExternal(env) ? 'admin.invitation.elsewhere' : 'admin.invitation.text',
    values: { company: company?.displayName ?? '', ...links.get(id) },
  }))
}

/** Mail: the employee's roles after a change, with what each allows. */
export async function sendRolesChanged(records: readonly EmployeeRows[], context: AdminContext): Promise<void> {
  const ids = records.map(({ profile }) => profile.id)
  const rows = await context.services.db.select().from(profileRoles).where(inArray(profileRoles.profileId, ids))
  const held = Map.groupBy(rows, ({ profileId }) => profileId)
  await queueMails('employeeRolesChanged', records, context, ({ id }, say) => {
    const roles = (held.get(id) ?? []).map(({ role }) => role)
    return { subject: 'admin.roles.subject', text: 'admin.roles.text', values: { roles: formatRoles(roles, say) } }
  })
}

function formatRoles(roles: readonly Role[], say: Say): Block {
  const held = givenRoles.filter((role) => roles.includes(role))
  return list(
    held.length === 0 ? [say('admin.roles.none')] : held.map((role) => say(`admin.role.${role}` as MessageId)),
  )
}

/**
 * Mails about a changed address. The new address gets the link to sign in. The former address gets a warning, without
 * the new address, which may belong to another person.
 */
export async function sendAddressChanged(
  record: EmployeeRows,
  formerEmail: string,
  context: AdminContext,
): Promise<void> {
  const { services } = context
  const link = await signInLink(record.profile, services)
  await queueMails('employeeAddressChanged', [record], context, () => ({
    subject: 'admin.addressChanged.subject',
    text: isExternal(services.env) ? 'admin.addressChanged.elsewhere' : 'admin.addressChanged.text',
    values: link,
  }))
  const atFormer = { ...record, profile: { ...record.profile, email: formerEmail } }
  await queueMails('employeeAddressChanged', [atFormer], context, () => ({
    subject: 'admin.addressChanged.formerSubject',
    text: 'admin.addressChanged.formerText',
  }))
}

async function queueMails(
  kind: MailKind,
  records: readonly EmployeeRows[],
  context: AdminContext,
  letterFor: (profile: Profile, say: Say) => MailText,
): Promise<void> {
  const reached = records.filter(({ profile }) => !isNoAddress(profile.email))
  const [first] = reached
  if (!first) return
  const { db, mailQueue } = context.services
  const author = await getSender(context)
  const mails = reached.map(({ profile }): WaitingMail => {
    const { say } = formatterFor(profile.cultureCode)
    const { subject, text, values } = letterFor(profile, say)
    const named = { name: profile.firstName, who: author.name, company: values?.company ?? '' }
    return {
      to: { name: fullName(profile), address: profile.email },
      ...(author.address && { replyTo: { name: author.name, address: author.address } }),
      subject: say(subject, named),
      letter: writeLetter(profile.cultureCode, text, { ...named, ...values }),
    }
  })
  await mailQueue.addAll(db, kind, mails)
}

/** Sender of the mails: the admin; for a provisioning client the company, with an admin's address for replies. */
async function getSender({ caller, companyId, services: { db } }: AdminContext) {
  if ('profileId' in caller) {
    const [actor] = await db.select().from(profiles).where(eq(profiles.id, caller.profileId))
    return { name: actor ? fullName(actor) : '', address: actor?.email }
  }
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId))
  const admins = await adminsOf(db, companyId)
  const admin = admins.find(({ registeredAt }) => registeredAt !== null) ?? admins[0]
  return { name: company?.displayName ?? '', address: admin?.email }
}
