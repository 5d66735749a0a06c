import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { GroupTasks } from '#contract/events/groupTasks.ts'
import type { Notification } from '#contract/notices/notifications.ts'
import { groupCards, groupTravelers, groupTravels } from '#server/db/schema/trips/groups.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { placeOf, type Handle } from '#tests/support/http/api.ts'
import { cards, groupDesk, groups, organiser } from '#tests/support/events/groupDesk.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'

// §4: the tasks of an organiser's own events, on Home, in the bell and in the action center.
let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())
// Only the events of the test have tasks.
beforeEach(() => at.services.db.update(groupTravels).set({ status: 'planning' }))

const { ask, confirmed, create, dayFromNow, move, read } = groupDesk(() => at)
const people = ['traveller@aurora.example', 'vip@aurora.example', 'arranger@aurora.example']
const tasksOf = (who: Handle) => at.get<GroupTasks[]>(who, '/company/companies/aurora/group-tasks')
const notes = async (who: Handle, language = 'en') =>
  (await at.get<Notification[]>(who, `/main${placeOf(who)}/notifications`, { 'Accept-Language': language })).filter(
    ({ type }) => type === 'grouptask',
  )
const lead = (id: string, query: object, name = 'groupTravelers') =>
  expect.objectContaining({ name, query, params: { groupTravelId: id } }) as unknown

test("an organizer's tasks are to wait, then to confirm, then to invite all people on the list", async () => {
  const { id } = await create()
  expect(await tasksOf(organiser)).toEqual([])
  await read(await ask(organiser, 'POST', `${groups}/${id}/travelers`, { emails: people }))
  await read(await move(id, 'pendingApproval'))
  expect(await tasksOf(organiser)).toMatchObject([
    { id, startDate: dayFromNow(40), status: 'pendingApproval', tasks: [{ kind: 'approval', people: 0 }] },
  ])
  // Another person handles it.
  expect(await notes(organiser)).toEqual([])
  await read(await move(id, 'approved', 'admin@aurora'))
  expect(await tasksOf(organiser)).toMatchObject([{ tasks: [{ kind: 'confirm' }] }])
  expect(await notes(organiser)).toMatchObject([
    { code: 'groupToConfirm', title: 'Design week was approved', actionRoute: lead(id, {}, 'groupDetail') },
  ])
  await read(await move(id, 'confirmed'))
  expect(await tasksOf(organiser)).toMatchObject([{ tasks: [{ kind: 'invite', people: 3 }] }])
  expect(await notes(organiser)).toMatchObject([
    { title: 'Invite 3 people to Design week', actionRoute: lead(id, { filter: 'notInvited' }) },
  ])
})

test('people without an answer and without a booking are separate tasks that lead to their list', async () => {
  const { id } = await confirmed(people)
  await read(await ask(organiser, 'POST', `${groups}/${id}/invitations`, {}))
  expect(await tasksOf(organiser)).toMatchObject([{ tasks: [{ kind: 'answers', people: 3 }] }])
  const { db } = at.services
  const [first, second] = await db.select().from(groupTravelers).where(eq(groupTravelers.groupTravelId, id))
  await db.update(groupTravelers).set({ status: 'accepted' }).where(eq(groupTravelers.id, first!.id))
  await db
    .update(groupTravelers)
    .set({ status: 'accepted', needsNoTrip: true })
    .where(eq(groupTravelers.id, second!.id))
  expect((await tasksOf(organiser))[0]?.tasks).toEqual([
    { kind: 'answers', people: 1 },
    { kind: 'bookings', people: 1 },
  ])
  expect(await notes(organiser, 'fr')).toMatchObject([
    { title: 'Semaine du design\u00a0: 1 personne n’a pas répondu', actionRoute: lead(id, { filter: 'pending' }) },
    {
      title: 'Semaine du design\u00a0: 1 personne a accepté sans avoir réservé',
      actionRoute: lead(id, { filter: 'notBooked' }),
    },
  ])
  const listed = await at.get<{ totalItemCount: number }>(organiser, `${groups}/${id}/travelers?filter=notBooked`)
  expect(listed.totalItemCount).toBe(1)
})

test('people who declined and still have a trip are a task until the trip is canceled', async () => {
  const { id } = await confirmed(['traveller@aurora.example'])
  await read(await ask(organiser, 'POST', `${groups}/${id}/invitations`, {}))
  const { db } = at.services
  await db.update(groupTravelers).set({ status: 'declined' }).where(eq(groupTravelers.groupTravelId, id))
  expect(await tasksOf(organiser)).toEqual([])
  const [trip] = await db
    .select()
    .from(trips)
    .where(and(eq(trips.profileId, 'p-aurora-traveller'), eq(trips.status, 'confirmed'), isNull(trips.guest)))
  await db.update(trips).set({ groupTravelId: id }).where(eq(trips.id, trip!.id))
  expect((await tasksOf(organiser))[0]?.tasks).toEqual([{ kind: 'declinedBooked', people: 1 }])
  expect(await notes(organiser)).toMatchObject([
    {
      title: '1 person declined and still has a trip: Design week',
      actionRoute: lead(id, { filter: 'declinedBooked' }),
    },
  ])
  await db.update(trips).set({ status: 'cancelled' }).where(eq(trips.id, trip!.id))
  expect(await tasksOf(organiser)).toEqual([])
})

test('a card that expires before the last day is a task until another card pays', async () => {
  const card = { number: '4242 4242 4242 4242', name: 'Fairs', expiryDate: '2035-06' }
  const { id: creditCardId } = await read<{ id: string }>(await ask(organiser, 'POST', cards, card))
  const { id } = await confirmed(['traveller@aurora.example'], { creditCardId })
  await read(await ask(organiser, 'POST', `${groups}/${id}/invitations`, {}))
  const kinds = async () => (await tasksOf(organiser)).flatMap(({ tasks }) => tasks.map(({ kind }) => kind))
  expect(await kinds()).toEqual(['answers'])
  await at.services.db
    .update(groupCards)
    .set({ expiryMonth: dayFromNow(-31).slice(0, 7) })
    .where(eq(groupCards.id, creditCardId))
  expect(await kinds()).toEqual(['answers', 'card'])
  expect((await notes(organiser)).at(-1)?.actionRoute).toMatchObject({ name: 'groupTravelEdit', field: 'creditCardId' })
})

test('an event gives tasks to its organizer only, and none once it has begun', async () => {
  const { id } = await confirmed(people)
  expect(await tasksOf('everything@aurora')).toEqual([])
  expect(await notes('everything@aurora')).toEqual([])
  expect((await at.send('traveller@aurora', '/company/companies/aurora/group-tasks')).status).toBe(403)
  await at.services.db
    .update(groupTravels)
    .set({ startDate: dayFromNow(-1), endDate: dayFromNow(1) })
    .where(eq(groupTravels.id, id))
  expect(await tasksOf(organiser)).toEqual([])
})
