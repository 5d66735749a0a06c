import { and, asc, eq } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import { localeCodeOf, supportedCulture } from '#contract/texts/locales.ts'
import type { Database } from '#server/db/client.ts'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { belongsCondition } from '#server/domains/profile/belongs.ts'
import { missingDetails } from '#server/domains/profile/details/requestDetails.ts'
import { loadPerson, type Person } from '#server/domains/profile/person.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { button, writeLetter } from '#server/mail/letter.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

/** The people who lack details that only Admins provide. */
export async function peopleLacking(profileRefs: readonly ProfileRef[], { db, now }: Services): Promise<Person[]> {
  const people: Person[] = []
  for (const { companyId, profileId } of profileRefs) people.push(await loadPerson(db, companyId, profileId))
  return people.filter((person) => missingDetails(person, now()).length > 0)
}

/**
 * Mails people whose details have all been provided by Admins (§2), and their arrangers where the details were asked for.
 * @param before the people who lacked details before the change
 */
export async function sendDetailsGiven(before: readonly Person[], services: Services): Promise<void> {
  const { db, now } = services
  for (const { profile } of before) {
    const after = await loadPerson(db, profile.companyId, profile.id)
    if (missingDetails(after, now()).length > 0) continue
    // A person who never signed in does not know of a profile yet.
    if (profile.registeredAt !== null) await queueMail(db, after, services)
    if (profile.detailsAskedAt !== null) await mailArrangers(db, after, services)
    // Details that go missing later need a new request.
    const unasked = { detailsAskedAt: null, detailsRemindedAt: null }
    await db.update(profiles).set(unasked).where(eq(profiles.id, profile.id))
  }
}

async function queueMail(tx: Database, { profile, company }: Person, { env, mailQueue }: Services): Promise<void> {
  const { say } = formatterFor(profile.cultureCode)
  const link = new URL('/complete-your-profile', env.PUBLIC_URL).href
  const words = { name: profile.firstName, button: button(link) }
  await mailQueue.add(tx, 'detailsGiven', {
    to: { name: fullName(profile), address: profile.email },
    // A company without an agency has no address for replies.
    ...(company.agencyEmailFrom && { replyTo: { name: company.displayName, address: company.agencyEmailFrom } }),
    subject: say('profile.details.givenSubject'),
    letter: writeLetter(profile.cultureCode, 'profile.details.given', words),
  })
}

/** Tells the approved arrangers that they can go on; one of them may have asked, or reminded. */
async function mailArrangers(tx: Database, { profile }: Person, { env, mailQueue, now }: Services): Promise<void> {
  const { companyId, id: profileId } = profile
  const rows = await tx
    .select({ arranger: profiles })
    .from(arrangerRequests)
    .innerJoin(profiles, eq(profiles.id, arrangerRequests.arrangerProfileId))
    .where(
      and(
        eq(arrangerRequests.companyId, companyId),
        eq(arrangerRequests.travelerProfileId, profileId),
        eq(arrangerRequests.status, 'approved'),
        belongsCondition(now()),
      ),
    )
    .orderBy(asc(profiles.id))
  const mails = rows.map(({ arranger }) => {
    const culture = supportedCulture(arranger.cultureCode)
    const link = `${env.PUBLIC_URL}/${localeCodeOf(culture)}/arranger/profile/${companyId}/${profileId}/personal`
    const words = { who: fullName(profile), name: arranger.firstName, button: button(link) }
    return {
      to: { name: fullName(arranger), address: arranger.email },
      about: profileId,
      subject: formatterFor(culture).say('profile.details.givenOtherSubject', { who: fullName(profile) }),
      letter: writeLetter(culture, 'profile.details.givenOther', words),
    }
  })
  await mailQueue.addAll(tx, 'detailsGiven', mails)
}
