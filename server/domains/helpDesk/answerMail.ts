import { and, eq } from 'drizzle-orm'
import { minuteMs } from '#contract/time/durations.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { helpDeskLimits } from '#contract/support/helpDesk.ts'
import { localeCodeOf, supportedCulture } from '#contract/texts/locales.ts'
import type { Database } from '#server/db/client.ts'
import type { helpDeskRequests } from '#server/db/schema/site/helpDesk.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { button, quote, writeLetter } from '#server/mail/letter.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

interface Answered {
  request: Pick<typeof helpDeskRequests.$inferSelect, 'id' | 'topic' | 'profileId'>
  /** The profile of the agent. */
  agentId: string
  text: string
}

/**
 * Queues the mail to the person with an answer of an agent. It leaves after `helpDeskLimits.mailMinutes`, unless the
 * person reads the answer before. A newer answer replaces the waiting one.
 */
export async function sendAnswerMail(
  tx: Database,
  { request, agentId, text }: Answered,
  { env, mailQueue }: Services,
): Promise<void> {
  const [person] = await tx.select().from(profiles).where(eq(profiles.id, request.profileId))
  const [agent] = await tx.select().from(profiles).where(eq(profiles.id, agentId))
  if (!person || !agent) return
  const culture = supportedCulture(person.cultureCode)
  const addressed = { to: { name: fullName(person), address: person.email }, about: request.id }
  await mailQueue.withdraw(tx, 'helpDeskAnswered', [addressed])
  await mailQueue.add(tx, 'helpDeskAnswered', {
    ...addressed,
    waitsMs: helpDeskLimits.mailMinutes * minuteMs,
    subject: formatterFor(culture).say('notifications.helpDesk', { topic: request.topic }),
    letter: writeLetter(culture, 'helpDesk.answered.text', {
      name: person.firstName,
      who: agent.firstName,
      message: quote(text),
      button: button(`${env.PUBLIC_URL}/${localeCodeOf(culture)}/help-desk/requests/${request.id}`),
    }),
  })
}

/** Withdraws the waiting mail about a request whose answers the person has read. */
export async function withdrawAnswerMail(
  tx: Database,
  { companyId, profileId, requestId }: ProfileRef & { requestId: string },
  { mailQueue }: Services,
): Promise<void> {
  const ofPerson = and(eq(profiles.id, profileId), eq(profiles.companyId, companyId))
  const [person] = await tx.select({ address: profiles.email }).from(profiles).where(ofPerson)
  if (!person) return
  await mailQueue.withdraw(tx, 'helpDeskAnswered', [{ to: { name: '', ...person }, about: requestId }])
}
