import { and, eq } from 'drizzle-orm'
import type { DetailsAsked } from '#contract/profile/details.ts'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { mandatoryIssueNames } from '#contract/profile/profileIssues.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { profileIssues } from '#server/domains/profile/issues.ts'
import { loadPerson, type Person } from '#server/domains/profile/person.ts'
import { adminsOf } from '#server/domains/profile/account/admins.ts'
import { settleLink } from '#server/domains/profile/account/settleLink.ts'
import { dayMs } from '#contract/time/durations.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import { Refusal } from '#server/http/answers/envelope.ts'
import { namedWithAddress } from '#server/mail/noAddress.ts'
import { receiverOf } from '#server/mail/receiver.ts'
import { button, list, writeLetter } from '#server/mail/letter.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

type AdminDetail = (typeof mandatoryIssueNames)[number]

/** The missing details of a profile that Admins provide (§4). */
export const missingDetails = (person: Person, now: Date): AdminDetail[] => {
  const issues = profileIssues(person, earliestDay(now).slice(0, 7))
  return mandatoryIssueNames.filter((detail) => issues.includes(detail))
}

/**
 * Mails the company's Admins, each in their language, a request for the missing details (§2), or a reminder; one mail a
 * day for each person.
 * @returns the times of the first request and of the last reminder
 * @throws 404 for an unknown profile, 409 without missing details, or without Admins
 */
export async function requestDetails(profileRef: ProfileRef, services: Services): Promise<DetailsAsked> {
  const { db, now } = services
  const at = now()
  return db.transaction(async (tx) => {
    const profileCondition = and(eq(profiles.id, profileRef.profileId), eq(profiles.companyId, profileRef.companyId))
    await tx.select({ id: profiles.id }).from(profiles).where(profileCondition).for('update')
    const person = await loadPerson(tx, profileRef.companyId, profileRef.profileId)
    const missing = missingDetails(person, at)
    if (missing.length === 0)
      throw new Refusal(409, 'nothingToAsk', 'Nothing of this profile waits for an administrator. Look at it again.')
    const { detailsAskedAt, detailsRemindedAt } = person.profile
    const lastAt = detailsRemindedAt ?? detailsAskedAt
    if (detailsAskedAt && lastAt && at.getTime() - lastAt.getTime() < dayMs)
      return presentAsked(detailsAskedAt, detailsRemindedAt)
    const asked = detailsAskedAt
      ? { detailsAskedAt, detailsRemindedAt: at }
      : { detailsAskedAt: at, detailsRemindedAt: null }
    await tx.update(profiles).set(asked).where(profileCondition)
    await writeToAdmins(tx, { person, missing, askedBefore: detailsAskedAt }, services)
    return presentAsked(asked.detailsAskedAt, asked.detailsRemindedAt)
  })
}

const presentAsked = (askedAt: Date, remindedAt: Date | null): DetailsAsked => ({
  askedAt: askedAt.toISOString(),
  remindedAt: remindedAt?.toISOString() ?? null,
})

interface Letter {
  person: Person
  missing: AdminDetail[]
  /** Time of the first request; null for a new request. */
  askedBefore: Date | null
}

async function writeToAdmins(
  tx: Database,
  { person: { profile }, missing, askedBefore }: Letter,
  { env, mailQueue }: Services,
): Promise<void> {
  const who = fullName(profile)
  const admins = await adminsOf(tx, profile.companyId)
  // Thrown within the transaction, so that no request is stored.
  if (admins.length === 0)
    throw new Refusal(409, 'nobodyToAsk', 'This company has no administrator who could be asked.')
  const themselves = { name: who, address: profile.email }
  const reader = (await receiverOf(tx, themselves)) ?? themselves
  for (const admin of admins) {
    const { say } = formatterFor(admin.cultureCode)
    const details = missing.map((detail) => say('profile.details.missing', { detail }))
    const address = settleLink({ ...admin, employeeId: profile.employeeId, missing }, env)
    const words = { person: namedWithAddress(who, profile.email), reader: reader.name }
    await mailQueue.add(tx, 'detailsAsked', {
      to: { name: fullName(admin), address: admin.email },
      about: profile.id,
      replyTo: reader,
      subject: say(askedBefore ? 'profile.details.remindSubject' : 'profile.details.askSubject', { who }),
      letter: writeLetter(admin.cultureCode, 'profile.details.ask', {
        ...words,
        missing: list(details),
        button: button(address),
      }),
    })
  }
}
