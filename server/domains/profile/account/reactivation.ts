import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { adminsOf } from '#server/domains/profile/account/admins.ts'
import { settleLink } from '#server/domains/profile/account/settleLink.ts'
import { arrangesFor } from '#server/http/access/accessFacts.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { notAllowed, notFound, Refusal } from '#server/http/answers/envelope.ts'
import { namedWithAddress } from '#server/mail/noAddress.ts'
import { receiverOf } from '#server/mail/receiver.ts'
import { button, writeLetter } from '#server/mail/letter.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'
import { dayMs } from '#contract/time/durations.ts'
import { fullName } from '#contract/texts/fullName.ts'

type Profile = typeof profiles.$inferSelect

/**
 * Mails the company's Admins, each in their language, a request to reactivate a closed profile; at most once a day.
 * @returns the time of the request: now, or earlier today
 * @throws 404 for an unknown profile, 403 for another person's profile without their approval, 409 for an active
 * profile
 */
export async function requestReactivation(profileId: string, caller: Caller, services: Services): Promise<Date> {
  const { db, now } = services
  const profile = await profileFor(profileId, caller, services)
  if (profile.active) throw new Refusal(409, 'profileActive', 'This profile is active. There is nothing to ask for.')
  const at = now()
  const profileCondition = and(eq(profiles.id, profileId), eq(profiles.companyId, caller.companyId))
  const dueCondition = or(
    isNull(profiles.reactivationAskedAt),
    lt(profiles.reactivationAskedAt, new Date(at.getTime() - dayMs)),
  )
  const isAsked = await db.transaction(async (tx) => {
    const asked = await tx
      .update(profiles)
      .set({ reactivationAskedAt: at })
      .where(and(profileCondition, dueCondition))
      .returning()
    if (asked.length > 0) await writeToAdmins(tx, { profile, caller }, services)
    return asked.length > 0
  })
  return isAsked ? at : ((await profileFor(profileId, caller, services)).reactivationAskedAt ?? at)
}

async function profileFor(profileId: string, caller: Caller, { db }: Services): Promise<Profile> {
  const [profile] = await db
    .select()
    .from(profiles)
    .where(and(eq(profiles.id, profileId), eq(profiles.companyId, caller.companyId)))
  if (!profile) throw notFound()
  const mayAsk =
    caller.profileId === profileId || caller.roles.includes('Admin') || (await arrangesFor(db, caller, profileId))
  if (!mayAsk) throw notAllowed()
  return profile
}

async function writeToAdmins(
  tx: Database,
  { profile, caller }: { profile: Profile; caller: Caller },
  { env, mailQueue }: Services,
): Promise<void> {
  const [asker] = await tx.select().from(profiles).where(eq(profiles.id, caller.profileId))
  const who = fullName(profile)
  const themselves = { name: who, address: profile.email }
  const reader = (await receiverOf(tx, themselves)) ?? themselves
  for (const admin of await adminsOf(tx, profile.companyId)) {
    const { say } = formatterFor(admin.cultureCode)
    const link = settleLink({ ...admin, employeeId: profile.employeeId }, env)
    const words = {
      who,
      person: namedWithAddress(who, profile.email),
      reader: reader.name,
      asker: fullName(asker ?? profile),
    }
    await mailQueue.add(tx, 'reactivationAsked', {
      to: { name: fullName(admin), address: admin.email },
      about: profile.id,
      replyTo: reader,
      subject: say('profile.reactivation.subject', words),
      letter: writeLetter(admin.cultureCode, 'profile.reactivation.text', { ...words, button: button(link) }),
    })
  }
}
