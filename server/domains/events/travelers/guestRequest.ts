import { and, asc, eq, sql } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import type { Database } from '#server/db/client.ts'
import { folded } from '#server/db/schema/company/folded.ts'
import { profileRoles, profiles, receiverColumns } from '#server/db/schema/company/people.ts'
import { findOwnGroup, type EventContext } from '#server/domains/events/findGroup.ts'
import { groupWords, personOf } from '#server/domains/events/groupWords.ts'
import { refuseClosedList } from '#server/domains/events/travelers/addTravelers.ts'
import { belongsCondition } from '#server/domains/profile/belongs.ts'
import { companyHas } from '#server/http/access/accessFacts.ts'
import { Refusal } from '#server/http/answers/envelope.ts'
import { takeMost } from '#server/http/operations/takeMost.ts'
import { button, facts, list, writeLetter } from '#server/mail/letter.ts'
import { isNoAddress } from '#server/mail/noAddress.ts'

/**
 * Asks the guest managers of the company by mail to add people from outside as guests, so that they can be put on the
 * list of an event. Requests within an hour become one mail with the newest addresses (decision 36).
 * @throws 404 for an event of another organizer, 409 `groupClosed`, 409 `noGuestManager` without a guest manager, 429 beyond the
 *   most of an hour
 */
export function askForGuests(groupId: string, emails: string[], context: EventContext): Promise<{ asked: string[] }> {
  const { caller, services } = context
  return services.db.transaction(async (tx) => {
    const read = await findOwnGroup(tx, groupId, context)
    refuseClosedList(read)
    const managers = await guestManagersOf(tx, caller.companyId, services.now())
    if (managers.length === 0) throw noGuestManager()
    await takeMost('guestsAsked', caller.profileId, { ...services, db: tx })
    const who = personOf(read.organizer)
    const wordsFor = await groupWords(tx, read)
    const mails = managers.map((manager) => {
      const { say, culture, locale, event, about } = wordsFor(manager)
      return {
        to: personOf(manager),
        about: groupId,
        replyTo: who,
        subject: say('events.guestsAsked.subject', { who: who.name, event }),
        letter: writeLetter(culture, 'events.guestsAsked.text', {
          who: who.name,
          people: list(emails),
          about: facts(event, about),
          name: manager.firstName,
          button: button(`${services.env.PUBLIC_URL}/${locale}/guests/add`),
        }),
      }
    })
    await services.mailQueue.addAll(tx, 'groupGuestsAsked', mails)
    return { asked: managers.map(fullName) }
  })
}

/** The guest managers of a company who can sign in; none where the company manages no guests. */
async function guestManagersOf(db: Database, companyId: string, now: Date) {
  if (!(await companyHas(db, companyId, 'guestManagement'))) return []
  const managerCondition = sql`exists (select from ${profileRoles}
    where ${profileRoles.profileId} = ${profiles.id} and ${profileRoles.role} = 'GuestManager')`
  const rows = await db
    .select({
      ...receiverColumns,
    })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), belongsCondition(now), managerCondition))
    .orderBy(asc(folded(profiles.lastName)), asc(folded(profiles.firstName)), asc(profiles.id))
  return rows.filter(({ email }) => !isNoAddress(email))
}

const noGuestManager = () =>
  new Refusal(409, 'noGuestManager', 'Nobody in your company adds guests. Ask an administrator.')
