import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { GroupDetail, GroupTravel, OrganizedGroupPage } from '#contract/events/groupTravels.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { profileRoles } from '#server/db/schema/company/people.ts'
import { profileIdOf } from '#tests/support/http/api.ts'
import { groupDesk, groups, organiser, refused } from '#tests/support/events/groupDesk.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'

let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())
beforeEach(() => at.forgetMails())

const { ask, create, dayFromNow, move, plan, read } = groupDesk(() => at)
const own = (who: string) => `/company/companies/aurora/employees/e-aurora-${who}/group-travels`

describe('the events of a person (§7)', () => {
  const ofTraveler = (query: string, language = 'en-CA') =>
    at.get<GroupTravel[]>('traveller@aurora', `${own('traveller')}?${query}`, { 'Accept-Language': language })

  test('events of a person are filtered by states, with their answer and the trips for it', async () => {
    const rows = await ofTraveler('groupTravelStatus=confirmed,inProgress&groupTravelerStatus=pending,accepted')
    expect(rows.map(({ groupTravel, traveler }) => [groupTravel.id, groupTravel.status, traveler.status])).toEqual([
      ['g-aurora-offsite', 'confirmed', 'pending'],
      ['g-aurora-summit', 'confirmed', 'accepted'],
    ])
    expect(rows[1]).toMatchObject({
      names: [
        { locale: 'en-CA', value: 'Engineering summit' },
        { locale: 'fr-CA', value: 'Sommet de l’ingénierie' },
        { locale: 'es-ES', value: 'Cumbre de ingeniería' },
      ],
      actualLocation: 'LON',
      cityName: 'London',
      arrivalTime: '18:00',
      traveler: { trips: [] },
      groupTravel: { organizer: { name: 'Lucía Herrera', email: 'organiser@aurora.example' } },
    })
    const accepted = await ofTraveler('groupTravelerStatus=accepted')
    expect(accepted.map(({ groupTravel }) => groupTravel.id)).toEqual(['g-aurora-summit'])
  })

  test('events of a person are filtered by their end, and leave out events without an invitation yet', async () => {
    const [first, second] = await ofTraveler(`fromDate=${dayFromNow(-180)}`)
    expect([first?.groupTravel.id, second?.groupTravel.id]).toEqual(['g-aurora-offsite', 'g-aurora-summit'])
    expect(await ofTraveler(`fromDate=${second!.endDate}`)).toHaveLength(1)
    expect(await ofTraveler(`fromDate=${dayFromNow(300)}`)).toEqual([])
    expect((await ofTraveler('')).map(({ groupTravel }) => groupTravel.id)).not.toContain('g-aurora-partners')
  })

  test.each(['groupTravelStatus=soon', 'groupTravelerStatus=', 'fromDate=2026-13-01', 'groupTravelStatus=confirmed,'])(
    'the query %s is refused',
    async (query) => expect((await at.send('traveller@aurora', `${own('traveller')}?${query}`)).status).toBe(400),
  )

  test('events of a person name the city in the language of the reader', async () => {
    const [first] = await ofTraveler('groupTravelerStatus=pending', 'es-MX')
    expect(first?.cityName).toBe('Quebec')
  })
})

describe('planning', () => {
  test('an event is planned, read and changed by its organizer, and not found by another organizer', async () => {
    const made = await create()
    expect(made).toMatchObject({ status: 'planning', isOwn: true, mayEdit: true, version: 1, currency: 'CAD' })
    expect(made.nextStatuses).toEqual(['pendingApproval', 'canceled'])
    expect(made.counts).toEqual({ listed: 0, invited: 0, accepted: 0, declined: 0, booked: 0, needNoTrip: 0 })
    const changed = await read<GroupDetail>(
      await ask(organiser, 'PUT', `${groups}/${made.id}`, { ...plan({ venue: 'The attic' }), version: 1 }),
    )
    expect(changed).toMatchObject({ venue: 'The attic', version: 2 })
    const again = await ask(organiser, 'PUT', `${groups}/${made.id}`, { ...plan(), version: 1 })
    expect(await refused(again)).toEqual([412, 'changedMeanwhile', expect.objectContaining({ venue: 'The attic' })])
    await at.services.db
      .insert(profileRoles)
      .values({ profileId: profileIdOf('newhire@aurora'), role: 'EventOrganizer' })
      .onConflictDoNothing()
    expect((await ask('newhire@aurora', 'GET', `${groups}/${made.id}`)).status).toBe(404)
    expect((await ask('newhire@aurora', 'PUT', `${groups}/${made.id}`, plan())).status).toBe(404)
    expect((await move(made.id, 'canceled', 'newhire@aurora')).status).toBe(404)
    const theirs = await at.get<OrganizedGroupPage>('newhire@aurora', groups)
    expect(theirs).toMatchObject({ totalItemCount: 0, statusCounts: {} })
  })

  test.each([
    ['endDate', { endDate: '2020-01-01' }, 'endBeforeStart'],
    ['startDate', { startDate: '2020-01-01', endDate: '2020-01-02', answerBy: null, bookBy: null }, 'datePast'],
    ['actualLocation', { actualLocation: 'QQQ' }, 'airport'],
    ['creditCardId', { creditCardId: 'gc-of-somebody' }, 'invalid'],
    ['bookBy', { bookBy: '2099-01-01' }, 'dateTooFar'],
    ['names', { names: [] }, 'required'],
  ] as const)('an impossible %s is refused', async (field, changed, code) => {
    const given = await ask(organiser, 'POST', groups, { ...plan(), ...changed })
    expect(await refused(given)).toEqual([400, 'badInput', [{ field, code }]])
  })

  test('the list counts each state, is searched in every language, and sorted', async () => {
    const page = await at.get<OrganizedGroupPage>(organiser, `${groups}?pageSize=50`)
    const states = new Set(page.responseData.map(({ status }) => status))
    expect(states.size).toBe(8)
    const sum = Object.values(page.statusCounts).reduce((total, count) => total + count, 0)
    expect([page.totalItemCount, page.responseData.length]).toEqual([sum, sum])
    const days = page.responseData.map(({ startDate }) => startDate)
    expect(days).toEqual(days.toSorted().toReversed())
    const found = await at.get<OrganizedGroupPage>(organiser, `${groups}?search=INGENIERIA`)
    expect(found.responseData.map(({ id }) => id)).toEqual(['g-aurora-summit'])
    const two = await at.get<OrganizedGroupPage>(organiser, `${groups}?status=confirmed,canceled&sort=name:asc`)
    expect(new Set(two.responseData.map(({ status }) => status))).toEqual(new Set(['confirmed', 'canceled']))
    expect(two.statusCounts).toEqual(page.statusCounts)
    const [summit] = found.responseData
    expect(summit?.counts).toMatchObject({ listed: 14, invited: 12, declined: 1, needNoTrip: 1 })
  })

  test('an administrator sees the events that wait for approval', async () => {
    const { responseData } = await at.get<OrganizedGroupPage>('admin@aurora', groups)
    expect(responseData.map(({ id, status, isOwn }) => [id, status, isOwn])).toEqual([
      ['g-aurora-safety', 'pendingApproval', false],
    ])
  })
})

test('a company without group events has none of these calls', async () => {
  const isAurora = eq(companies.id, 'aurora')
  const [company] = await at.services.db.select().from(companies).where(isAurora)
  const changed = { employeeFeatures: { ...company!.employeeFeatures, groupEvents: false } }
  await at.services.db.update(companies).set(changed).where(isAurora)
  expect((await at.send(organiser, groups)).status).toBe(404)
  expect((await at.send('traveller@aurora', groups)).status).toBe(403)
  expect(await at.get('traveller@aurora', own('traveller'))).toEqual([])
  const answer = await ask('traveller@aurora', 'PUT', `${own('traveller')}/summit-7Q4mZkV2xWc9RtLb`, {
    status: 'accepted',
  })
  expect(answer.status).toBe(404)
  expect((await at.send(undefined, '/company/group-invitations/summit-7Q4mZkV2xWc9RtLb')).status).toBe(404)
  await at.services.db
    .update(companies)
    .set({ employeeFeatures: company!.employeeFeatures, features: company!.features })
    .where(isAurora)
})

test('invited people keep their events where event planning is hidden (§3)', async () => {
  const isAurora = eq(companies.id, 'aurora')
  const [company] = await at.services.db.select().from(companies).where(isAurora)
  const before = await at.get<unknown[]>('traveller@aurora', own('traveller'))
  const features = { ...company!.features, events42: 'hidden' as const }
  await at.services.db.update(companies).set({ features }).where(isAurora)
  expect((await at.send(organiser, groups)).status).toBe(404)
  expect((await at.send('admin@aurora', groups)).status).toBe(404)
  expect(before).not.toEqual([])
  expect(await at.get('traveller@aurora', own('traveller'))).toEqual(before)
  expect((await at.send(undefined, '/company/group-invitations/summit-7Q4mZkV2xWc9RtLb')).status).toBe(200)
  await at.services.db.update(companies).set({ features: company!.features }).where(isAurora)
})
