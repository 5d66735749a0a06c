import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { GroupInvitation } from '#contract/events/groupInvitations.ts'
import type { GroupDetail } from '#contract/events/groupTravels.ts'
import { groupTravelers } from '#server/db/schema/trips/groups.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { groupDesk, groups, organiser } from '#tests/support/events/groupDesk.ts'
import { invitationDesk } from '#tests/support/events/invitationDesk.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'

let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())
beforeEach(() => at.forgetMails())

const { ask, dayFromNow, read } = groupDesk(() => at)
const { invited, look, answer } = invitationDesk(() => at)

test('a traveler who has booked for the event counts once as booked, until their trips are canceled', async () => {
  const { event, path, key } = await invited()
  await read(await answer(path, { key, status: 'accepted' }))
  const counts = async () => (await at.get<GroupDetail>(organiser, `${groups}/${event.id}`)).counts
  expect((await read<GroupInvitation>(await look(path, key))).invited).toMatchObject({ hasTrip: false })
  const { db } = at.services
  const [row] = await db.select().from(groupTravelers).where(eq(groupTravelers.groupTravelId, event.id))
  const theirs = and(eq(trips.profileId, row!.profileId), eq(trips.status, 'confirmed'))
  const [going, returning] = await db.select().from(trips).where(theirs).limit(2)
  const isForIt = inArray(trips.id, [going!.id, returning!.id])
  await db.update(trips).set({ groupTravelId: event.id }).where(isForIt)
  expect((await read<GroupInvitation>(await look(path, key))).invited).toMatchObject({ hasTrip: true })
  expect(await counts()).toMatchObject({ listed: 1, invited: 1, accepted: 1, booked: 1 })
  await db.update(trips).set({ status: 'cancelled' }).where(isForIt)
  expect((await read<GroupInvitation>(await look(path, key))).invited).toMatchObject({ hasTrip: false })
  expect(await counts()).toMatchObject({ listed: 1, invited: 1, accepted: 1, booked: 0 })
})

test('only a mail that replaces an earlier one mentions that the earlier link no longer works', async () => {
  const { event, mail, path, key } = await invited({ answerBy: null })
  const earlier = 'Un lien reçu auparavant pour cet événement ne fonctionne plus.'
  expect(mail?.text).toContain('ne transférez pas ce message.\n')
  expect(mail?.text).not.toContain(earlier)
  await at.forgetMails()
  at.clock.now = new Date(at.clock.now.getTime() + 25 * 3_600_000)
  await read(await ask(organiser, 'POST', `${groups}/${event.id}/reminders`, {}))
  const [reminder] = await at.mails()
  expect(reminder?.text).toContain(`ne transférez pas ce message. ${earlier}\n`)
  expect(await read<GroupInvitation>(await look(path, key))).toMatchObject({ keyState: 'unknown' })
})

test('a mail without an answer day has the meeting time, and its link lasts through the first day', async () => {
  const { mail, path, key } = await invited({ bookBy: null, answerBy: null, notes: 'Apportez vos bottes.' })
  const first = dayFromNow(40)
  const inFrench = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(first))
  expect(mail?.text).not.toContain('Veuillez répondre au plus tard')
  expect(mail?.text).toContain('Vous pouvez répondre jusqu’au début de l’événement.')
  expect(mail?.text).toContain(`sur place au plus tard le ${inFrench} à 17`)
  expect(mail?.text).toContain('> Apportez vos bottes.')
  expect(mail?.text).toContain(`jusqu’à la fin du ${inFrench}, heure locale`)
  expect(mail?.text).not.toContain('UTC')
  at.clock.now = new Date(`${first}T20:00:00Z`)
  expect(await read<GroupInvitation>(await look(path, key))).toMatchObject({
    keyState: 'good',
    invited: { mayAnswer: false },
  })
})
