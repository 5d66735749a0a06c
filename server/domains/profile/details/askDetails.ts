import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/people.ts'
import { mandatoryIssueNames } from '#contract/profileIssues.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { profileIssues } from '#server/domains/profile/issues.ts'
import { loadPerson } from '#server/domains/profile/person.ts'
import type { Person } from '#server/domains/profile/person.ts'
import { adminsOf } from '#server/domains/profile/account/roles.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import { Refusal } from '#server/http/envelope.ts'
import { namedWithAddress } from '#server/mail/noAddress.ts'
import { receiverOf } from '#server/mail/receiver.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

const dayMs = 86_400_000

type AdminDetail = (typeof mandatoryIssueNames)[number]

/** The details of a profile that its company's Admins still have to provide (§4). */
export const missingDetails = (person: Person, now: Date): AdminDetail[] => {
  const issues = profileIssues(person, earliestDay(now).slice(0, 7))
  return mandatoryIssueNames.filter((detail) => issues.includes(detail))
}

/**
 * Mails the company's Admins, each in their language, a request for the missing details; at most once a day (§2).
 * @returns when they were asked: now, or earlier today
 * @throws 404 for nobody of the company, 409 where nothing is missing from the Admins or the company has none
 */
export async function askDetails(profileRef: ProfileRef, services: Services): Promise<Date> {
  const { db, now } = services
  const person = await loadPerson(db, profileRef.companyId, profileRef.profileId)
  const at = now()
  const missing = missingDetails(person, at)
  if (missing.length === 0)
    throw new Refusal(409, 'nothingToAsk', 'Nothing of this profile waits for an administrator. Look at it again.')
  const isThis = and(eq(profiles.id, profileRef.profileId), eq(profiles.companyId, profileRef.companyId))
  const isDue = or(isNull(profiles.detailsAskedAt), lt(profiles.detailsAskedAt, new Date(at.getTime() - dayMs)))
  return db.transaction(async (tx) => {
    const asked = await tx.update(profiles).set({ detailsAskedAt: at }).where(and(isThis, isDue)).returning()
    if (asked.length === 0) return person.profile.detailsAskedAt ?? at
    await writeToAdmins(tx, { person, missing }, services)
    return at
  })
}

async function writeToAdmins(
  tx: Database,
  { person: { profile }, missing }: { person: Person; missing: AdminDetail[] },
  { env, mailQueue }: Services,
): Promise<void> {
  const who = `${profile.firstName} ${profile.lastName}`
  const admins = await adminsOf(tx, profile.companyId)
  // Thrown within the transaction, so that nobody counts as asked.
  if (admins.length === 0)
    throw new Refusal(409, 'nobodyToAsk', 'This company has no administrator who could be asked.')
  const themselves = { name: who, address: profile.email }
  const reader = (await receiverOf(tx, themselves)) ?? themselves
  for (const admin of admins) {
    const { say } = formatterFor(admin.cultureCode)
    const list = missing.map((detail) => `- ${say('profile.details.missing', { detail })}`).join('\n')
    const words = { person: namedWithAddress(who, profile.email), reader: reader.name, missing: list }
    await mailQueue.add(tx, 'detailsAsked', {
      to: { name: `${admin.firstName} ${admin.lastName}`, address: admin.email },
      replyTo: reader,
      subject: say('profile.details.askSubject', { who }),
      text: `${say('profile.details.ask', { ...words, address: env.PUBLIC_URL })}\n`,
    })
  }
}
