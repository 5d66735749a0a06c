import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/people.ts'
import { missingDetails } from '#server/domains/profile/details/askDetails.ts'
import { loadPerson } from '#server/domains/profile/person.ts'
import type { Person } from '#server/domains/profile/person.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

/**
 * Tells somebody by mail once the Admins have provided all that was missing (§2).
 * @param before the person as they were before the change
 * @param isTold whether another letter tells them of it, as when they were activated
 */
export async function tellOnceGiven(
  before: Person,
  { isTold }: { isTold: boolean },
  services: Services,
): Promise<void> {
  const { db, now } = services
  if (missingDetails(before, now()).length === 0) return
  const after = await loadPerson(db, before.profile.companyId, before.profile.id)
  if (missingDetails(after, now()).length > 0) return
  if (!isTold) await tell(db, after, services)
  // What goes missing from now on has not been asked for.
  await db.update(profiles).set({ detailsAskedAt: null }).where(eq(profiles.id, after.profile.id))
}

async function tell(tx: Database, { profile, company }: Person, { env, mailQueue }: Services): Promise<void> {
  const { say } = formatterFor(profile.cultureCode)
  const words = { name: profile.firstName, address: new URL('/complete-your-profile', env.PUBLIC_URL).href }
  await mailQueue.add(tx, 'detailsGiven', {
    to: { name: `${profile.firstName} ${profile.lastName}`, address: profile.email },
    replyTo: { name: company.displayName, address: company.agencyEmailFrom },
    subject: say('profile.details.givenSubject'),
    text: `${say('profile.details.given', words)}\n`,
  })
}
