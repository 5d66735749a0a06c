import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CompletionPage, EducationModule, ManagedModule } from '#contract/catalogs/education.ts'
import type { FailureBody } from '#contract/wire/envelope.ts'
import type { Notification } from '#contract/notices/notifications.ts'
import { educationProgress, educationSettings } from '#server/db/schema/site/education.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { removeDetails } from '#server/domains/profile/removeDetails.ts'
import { addDays } from '#server/time/zonedTime.ts'
import { type EducationDesk, openEducationDesk } from '#tests/support/education/educationDesk.ts'
import { type Handle, placeOf, profileIdOf } from '#tests/support/http/api.ts'

const me: Handle = 'traveller@aurora'
const admin: Handle = 'admin@aurora'
const managed = '/company/admin/companies/aurora/education'

let desk: EducationDesk
beforeAll(async () => {
  desk = await openEducationDesk()
})
afterAll(() => desk.close())
beforeEach(async () => {
  await desk.at.services.db.delete(educationProgress)
  await desk.at.services.db.delete(educationSettings)
})

const list = (who: Handle = me) => desk.at.get<EducationModule[]>(who, desk.own(who))
const find = async (id: string) => (await list()).find((each) => each.id === id)!
const modulesBefore = async () =>
  (await desk.at.get<Notification[]>(me, `/main${placeOf(me)}/notifications`)).filter(
    ({ type }) => type === 'education',
  )
const settings = async () => desk.at.get<ManagedModule[]>(admin, managed)
const change = (id: string, body: object) => desk.send(admin, `${managed}/${id}`, body, 'PATCH')

test('the catalog is answered in the language of the reader, and no answer has the right options', async () => {
  const [first] = await list()
  expect(first).toMatchObject({ id: 'before-you-go', progress: 'notStarted', score: null, questionCount: 4 })
  const french = await desk.at.get<EducationModule[]>(me, desk.own(me), { 'Accept-Language': 'fr-CA' })
  expect(french[0]?.title).toBe('Avant un voyage dans un lieu à risque')
  const opened = await desk.open(me, 'travel-policy')
  expect(opened.sections).toHaveLength(3)
  expect(opened.questions.map((question) => Object.keys(question))).toEqual(
    opened.questions.map(() => ['id', 'text', 'options']),
  )
})

test('a module is in progress from its quiz on, and an attempt with too few right answers leaves it so', async () => {
  await desk.send(me, desk.own(me, '/travel-policy/start'))
  expect(await find('travel-policy')).toMatchObject({ progress: 'inProgress', score: null })
  const failed = await desk.attempt(me, 'travel-policy', 2)
  expect(failed).toMatchObject({ score: 50, isPassed: false, module: { progress: 'inProgress', score: 50 } })
  expect(failed.results.filter(({ isRight }) => isRight)).toHaveLength(2)
  expect(failed.results[0]?.explanation).not.toBe('')
  expect(await desk.attempt(me, 'travel-policy', 4)).toMatchObject({ score: 0, module: { score: 50 } })
})

test('a passed module has a certificate for its months, which lapses after the last day', async () => {
  const passed = await desk.attempt(me, 'travel-policy', 1)
  expect(passed).toMatchObject({ score: 75, isPassed: true })
  const { passedOn, validUntil } = passed.module
  expect(Number(validUntil?.slice(0, 4)) - Number(passedOn?.slice(0, 4))).toBe(2)
  await desk.attempt(me, 'travel-policy', 4)
  expect(await find('travel-policy')).toMatchObject({ progress: 'passed', score: 75, validUntil })
  await desk.at.services.db.update(educationProgress).set({ validUntil: '2020-02-29' })
  expect(await find('travel-policy')).toMatchObject({ progress: 'lapsed' })
})

test('every question needs one of its own options', async () => {
  const answers = [{ questionId: 'q1', optionId: 'a' }]
  const answer = await desk.send(me, desk.own(me, '/travel-policy/attempts'), { answers })
  expect(answer.status).toBe(400)
  expect(((await answer.json()) as FailureBody).problems).toEqual([{ field: 'answers', code: 'required' }])
})

test('a trip to a country with strict advice requires the module until it is passed, with a notification', async () => {
  // The demo traveler flies to Colombia, of which a part is to be avoided.
  expect((await find('before-you-go')).required).toMatchObject({
    reason: 'trip',
    isOpen: true,
    isOverdue: false,
    trip: { country: 'Colombia' },
  })
  const [note] = await modulesBefore()
  expect(note).toMatchObject({
    code: 'moduleBeforeTrip',
    title: '“Before a trip to a place of risk” is required before your trip to Colombia',
    actionRoute: { name: 'educationModule', params: { moduleId: 'before-you-go' } },
  })
  await desk.attempt(me, 'before-you-go')
  expect(await modulesBefore()).toEqual([])
  expect((await find('before-you-go')).required).toMatchObject({ reason: 'trip', isOpen: false })
  // A certificate that ends before the trip does not cover it.
  await desk.at.services.db.update(educationProgress).set({ validUntil: (await find('before-you-go')).passedOn })
  expect((await find('before-you-go')).required).toMatchObject({ reason: 'trip', isOpen: true })
  expect(await modulesBefore()).toHaveLength(1)
})

test('a module that the company requires is a task from a month before its day, and until it is passed', async () => {
  const days = (count: number) => new Date(desk.at.clock.now.getTime() + count * 86_400_000)
  const notes = async (daysLeft: number, who: Handle = me) => {
    await desk.at.services.db.delete(educationSettings)
    await desk.at.services.db.insert(educationSettings).values({
      companyId: 'aurora',
      moduleId: 'travel-policy',
      assignment: 'required',
      dueDays: 365,
      requiredSince: days(daysLeft - 365),
    })
    const all = await desk.at.get<Notification[]>(who, `/main${placeOf(who)}/notifications`)
    return all.filter(({ type, code }) => type === 'education' && code !== 'moduleBeforeTrip')
  }
  expect(await notes(32)).toEqual([])
  for (const [daysLeft, code, isUrgent] of [
    [29, 'moduleDue', false],
    [8, 'moduleDue', false],
    [6, 'moduleDue', true],
    [-2, 'moduleOverdue', true],
    [-40, 'moduleOverdue', true],
  ] as const)
    expect(await notes(daysLeft), `${daysLeft} days`).toMatchObject([
      { code, isUrgent, actionRoute: { name: 'educationModule', params: { moduleId: 'travel-policy' } } },
    ])
  expect(await notes(-2, 'nobody@aurora'), 'somebody who cannot open it').toEqual([])
  const [note] = await notes(-2)
  expect(note?.title).toMatch(/^“.+” was due on .+/)
  expect(note?.daysBeforeExpiry).toBeLessThan(0)
  await desk.attempt(me, 'travel-policy')
  expect(await notes(-2)).toEqual([])
  expect(await notes(-2, 'guest@aurora')).toEqual([])
})

test('the days for a required module begin with the first sign-in of a person who was added long before', async () => {
  const { db } = desk.at.services
  const mine = eq(profiles.id, profileIdOf(me))
  const [before] = await db.select({ registeredAt: profiles.registeredAt }).from(profiles).where(mine)
  await db.update(profiles).set({ registeredAt: desk.at.clock.now }).where(mine)
  const setting = { companyId: 'aurora', moduleId: 'travel-policy', assignment: 'required' as const, dueDays: 30 }
  await db.insert(educationSettings).values({ ...setting, requiredSince: new Date('2020-01-01T12:00:00Z') })
  const { required } = await find('travel-policy')
  expect(required?.dueOn).toBe(addDays(desk.at.clock.now.toISOString().slice(0, 10), 30))
  await db.update(profiles).set({ registeredAt: before!.registeredAt }).where(mine)
})

test('a module that is off is unknown, also before a trip', async () => {
  await change('before-you-go', { assignment: 'off', dueDays: 30 })
  expect(await find('before-you-go')).toBeUndefined()
  expect((await desk.at.send(me, desk.own(me, '/before-you-go'))).status).toBe(404)
  expect(await modulesBefore()).toEqual([])
})

test('an administrator requires a module, which the company’s record of changes notes', async () => {
  const before = (await settings()).find(({ id }) => id === 'book-well')
  expect(before).toMatchObject({ assignment: 'optional', dueDays: 30, passed: 0, version: 1 })
  await change('book-well', { assignment: 'required', dueDays: 10, version: 1 })
  expect((await find('book-well')).required).toMatchObject({ reason: 'company', isOpen: true })
  const stale = await change('book-well', { assignment: 'off', dueDays: 10, version: 1 })
  expect(stale.status).toBe(412)
  expect(((await stale.json()) as FailureBody).current).toMatchObject({ assignment: 'required', version: 2 })
  expect((await change('book-well', { assignment: 'off', dueDays: 0 })).status).toBe(400)
  const { responseData } = await desk.at.get<{ responseData: object[] }>(
    admin,
    '/company/admin/companies/aurora/changes?entity=educationModule',
  )
  expect(responseData[0]).toMatchObject({
    entity: 'educationModule',
    entityName: 'Booking well',
    changes: [
      { field: 'assignment', from: 'module.optional', to: 'module.required' },
      { field: 'dueDays', from: null, to: '10' },
    ],
  })
})

test('completion is counted for each cost center without names, and sorted by its share', async () => {
  await desk.attempt(me, 'travel-policy')
  const first = await desk.at.get<CompletionPage>(admin, `${managed}/travel-policy/completion?sort=share:desc`)
  expect(first.responseData[0]).toMatchObject({ number: '210', passed: 1, lapsed: 0 })
  const all = first.responseData
  expect(
    all.every(
      ({ people, passed, inProgress, notStarted, lapsed }) => people === passed + inProgress + notStarted + lapsed,
    ),
  ).toBe(true)
  const total = all.reduce((sum, { people }) => sum + people, 0)
  expect((await settings()).find(({ id }) => id === 'travel-policy')).toMatchObject({ people: total, passed: 1 })
})

test('the certificate is a PDF of the reader’s language, and there is none before passing', async () => {
  const path = desk.own(me, '/travel-policy/certificate')
  expect((await desk.at.send(me, path)).status).toBe(404)
  await desk.attempt(me, 'travel-policy')
  const answer = await desk.at.send(me, `${path}?cultureCode=fr-CA`)
  expect(answer.headers.get('Content-Type')).toBe('application/pdf')
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('guests and people of a company without education are refused', async () => {
  expect((await desk.at.send('guest@aurora', desk.own('guest@aurora'))).status).toBe(403)
  const { db } = desk.at.services
  const [aurora] = await db.select().from(companies).where(eq(companies.id, 'aurora'))
  await db
    .update(companies)
    .set({ employeeFeatures: { ...aurora!.employeeFeatures, education: false } })
    .where(eq(companies.id, 'aurora'))
  expect((await desk.at.send(me, desk.own(me))).status).toBe(404)
  expect((await desk.at.send(admin, managed)).status).toBe(404)
  expect(await modulesBefore()).toEqual([])
  await db.update(companies).set({ employeeFeatures: aurora!.employeeFeatures }).where(eq(companies.id, 'aurora'))
})

test('erasing a person erases their progress', async () => {
  await desk.attempt(me, 'travel-policy')
  await removeDetails(profileIdOf(me), desk.at.services)
  expect(await desk.at.services.db.$count(educationProgress)).toBe(0)
})
