import { and, eq, sql } from 'drizzle-orm'
import type { Reopened } from '#contract/employees/employees.ts'
import { fullName } from '#contract/texts/fullName.ts'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import type { AdminRequest } from '#server/domains/admin/adminContext.ts'
import { recordCompanyChanges } from '#server/domains/audit/recordCompanyChanges.ts'
import { reopenProfile } from '#server/domains/profile/account/closing.ts'
import { lockProfile } from '#server/domains/profile/lock.ts'
import { notFound, Refusal } from '#server/http/answers/envelope.ts'
import { button, writeLetter } from '#server/mail/letter.ts'
import { formatterFor } from '#server/messages/messages.ts'

/**
 * Answers the request of an employee to reopen their closed profile (§7 request-reactivate). A profile that stays
 * closed can be requested again. The employee gets a mail either way.
 * @throws 404, 409 for an open profile, or where it shall stay closed and no request waits
 */
export const answerReopening = (employeeId: string, isOpened: boolean, request: AdminRequest): Promise<Reopened> =>
  request.services.db.transaction(async (tx) => {
    const { caller, companyId, services } = request
    const profileCondition = and(eq(profiles.employeeId, employeeId), eq(profiles.companyId, companyId))
    const [found] = await tx.select({ id: profiles.id }).from(profiles).where(profileCondition)
    if (!found) throw notFound()
    const profile = await lockProfile(tx, { companyId, profileId: found.id })
    if (profile.active) throw profileActive()
    const txServices = { ...services, db: tx }
    if (isOpened) await reopenProfile({ companyId, profileId: profile.id }, caller, txServices)
    else await leaveClosed(tx, profile, request)
    const change = isOpened
      ? { field: 'isProfileActive', from: 'false', to: 'true' }
      : { field: 'reactivationAskedAt', from: null, to: null }
    const note = { companyId, at: services.now(), entity: 'employee' as const, entityId: employeeId }
    await recordCompanyChanges(tx, caller, [{ ...note, action: 'changed', changes: [change] }])
    return { employeeId, isProfileActive: isOpened, reactivationAskedAt: null }
  })

type Profile = typeof profiles.$inferSelect

async function leaveClosed(tx: Database, profile: Profile, { caller, services }: AdminRequest): Promise<void> {
  if (profile.reactivationAskedAt === null) throw noRequest()
  await tx
    .update(profiles)
    .set({ reactivationAskedAt: null, version: sql`${profiles.version} + 1` })
    .where(eq(profiles.id, profile.id))
  const [actor] = await tx.select().from(profiles).where(eq(profiles.id, caller.profileId))
  if (!actor) return
  const { say } = formatterFor(profile.cultureCode)
  const words = { name: profile.firstName, who: fullName(actor) }
  await services.mailQueue.add(tx, 'profileStaysClosed', {
    to: { name: fullName(profile), address: profile.email },
    replyTo: { name: words.who, address: actor.email },
    subject: say('profile.staysClosed.subject', words),
    letter: writeLetter(profile.cultureCode, 'profile.staysClosed.text', {
      ...words,
      button: button(services.env.PUBLIC_URL),
    }),
  })
}

const profileActive = () =>
  new Refusal(409, 'profileActive', 'This profile is open already. There is nothing to answer.')

const noRequest = () =>
  new Refusal(
    409,
    'nobodyAsks',
    'Nobody waits for an answer about this profile: it was given, or not asked for. The profile stays closed.',
  )
