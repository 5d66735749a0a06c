import { randomUUID } from 'node:crypto'
import { and, inArray, isNull } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import type { Role } from '#contract/session/roles.ts'
import type { Database } from '#server/db/client.ts'
import { roleRequests } from '#server/db/schema/company/admin.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { settleLink } from '#server/domains/profile/account/settleLink.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { isNoAddress } from '#server/mail/noAddress.ts'
import { button, list, writeLetter } from '#server/mail/letter.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

/** The recipient of a mail. */
export type Receiver = Pick<typeof profiles.$inferSelect, 'firstName' | 'lastName' | 'email' | 'cultureCode'>

/** Condition: undecided requests of these people. */
export const openRequestsCondition = (...profileIds: string[]) =>
  and(inArray(roleRequests.profileId, profileIds), isNull(roleRequests.decidedAt))

/**
 * Creates role requests and mails them to the other Admins, each in their language. A role with an open request is
 * skipped.
 * @returns the newly requested roles
 */
export async function sendRoleRequests(
  tx: Database,
  { companyId, profileId }: ProfileRef,
  wanted: { roles: readonly Role[]; of: readonly Receiver[]; asker: string },
  services: Services,
): Promise<Role[]> {
  const open = await tx.select({ role: roleRequests.role }).from(roleRequests).where(openRequestsCondition(profileId))
  const roles = wanted.roles.filter((role) => !open.some((each) => each.role === role))
  if (roles.length === 0) return []
  const askedAt = services.now()
  const askedByProfileId = wanted.asker
  await tx
    .insert(roleRequests)
    .values(roles.map((role) => ({ id: randomUUID(), companyId, profileId, role, askedAt, askedByProfileId })))
  const named = await tx
    .select()
    .from(profiles)
    .where(inArray(profiles.id, [profileId, askedByProfileId]))
  const [asker, person] = [askedByProfileId, profileId].map((id) => named.find((each) => each.id === id))
  if (!asker || !person) return roles
  for (const admin of wanted.of) await sendRoleRequest(tx, { admin, asker, person, roles }, services)
  return roles
}

async function sendRoleRequest(
  tx: Database,
  {
    admin,
    asker,
    person,
    roles,
  }: {
    admin: Receiver
    asker: Receiver
    person: Receiver & { id: string; employeeId: string | null }
    roles: readonly Role[]
  },
  { env, mailQueue }: Services,
): Promise<void> {
  if (isNoAddress(admin.email)) return
  const { say } = formatterFor(admin.cultureCode)
  const names = roles.map((role) => say('roleRequests.role', { role }))
  const address = settleLink({ ...admin, employeeId: person.employeeId }, env)
  const words = { who: fullName(asker), person: fullName(person) }
  const isOwn = asker === person
  await mailQueue.add(tx, 'roleAsked', {
    to: { name: fullName(admin), address: admin.email },
    about: [person.id, ...roles].join(' '),
    replyTo: { name: words.who, address: asker.email },
    subject: say(isOwn ? 'roleRequests.asked.subject' : 'roleRequests.askedFor.subject', words),
    letter: writeLetter(admin.cultureCode, isOwn ? 'roleRequests.asked.text' : 'roleRequests.askedFor.text', {
      ...words,
      roles: list(names),
      button: button(address),
    }),
  })
}
