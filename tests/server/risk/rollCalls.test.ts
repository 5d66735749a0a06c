import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RollCallPreview } from '#contract/risk/rollCalls.ts'
import { failureSchema } from '#contract/wire/envelope.ts'
import type { ItineraryReport } from '#contract/reports/itineraryReport.ts'
import type { Notification } from '#contract/notices/notifications.ts'
import { profileIdOf } from '#tests/support/http/api.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'
import { advisor, rollCallDesk, rollCallsPath } from '#tests/support/risk/rollCallDesk.ts'

let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())

const desk = rollCallDesk(() => at)
const minutes = (count: number) => (at.clock.now = new Date(at.clock.now.getTime() + count * 60_000))
const codeOf = async (answer: Response) => {
  const { messageCode } = failureSchema.parse(await answer.json())
  return [answer.status, messageCode]
}
beforeEach(async () => {
  await desk.clear()
  await at.forgetMails()
  minutes(60)
})

const traveler = 'traveller@boreal'
const notesPath = `/main/companies/boreal/profiles/${profileIdOf(traveler)}/notifications`
const addressOf = (handle: string) => `${handle}.example`

test('each person is asked once, guests at the address of the booking, and people without one are listed', async () => {
  await desk.travels(traveler)
  await desk.travels(traveler)
  await desk.travels('admin@boreal', desk.guest('ada@visitor.example', 'es'))
  await desk.travels('admin@boreal', desk.guest('no-one@no-address.invalid'))
  const preview = await desk.read<RollCallPreview>(
    desk.send(advisor, `${rollCallsPath}/preview`, { kind: 'rollCall', query: {} }),
  )
  expect(preview).toMatchObject({ people: 3, guests: 2, askedRecently: 0 })
  expect(preview.unreachable.map(({ name }) => name)).toEqual(['Ada Quill'])
  const { counts, isOpen } = await desk.ask()
  expect(counts).toEqual({ people: 3, safe: 0, needsHelp: 0, noAnswer: 2, unreachable: 1, onBehalf: 0 })
  expect(isOpen).toBe(true)
  const asked = (await at.mails()).map(({ to }) => to?.[0]?.address)
  expect(new Set(asked)).toEqual(new Set(['ada@visitor.example', addressOf(traveler)]))
  expect(asked).toHaveLength(2)
})

test('trips can be left out, named one by one, and searched by place', async () => {
  const first = await desk.travels(traveler)
  const second = await desk.travels('admin@boreal')
  const people = async (choice: object) =>
    (await desk.read<RollCallPreview>(desk.send(advisor, `${rollCallsPath}/preview`, { kind: 'rollCall', ...choice })))
      .people
  expect(await people({ query: { countryCode: 'GB' } })).toBe(2)
  expect(await people({ query: { countryCode: 'JP' } })).toBe(0)
  expect(await people({ query: { displayTripStatus: 'Upcoming' } })).toBe(0)
  expect(await people({ query: {}, excluded: [first] })).toBe(1)
  expect(await people({ bookingIds: [second] })).toBe(1)
  const unclear = await desk.send(advisor, `${rollCallsPath}/preview`, { kind: 'rollCall' })
  expect(await codeOf(unclear)).toEqual([400, 'badInput'])
})

test('nobody to ask is refused, and the same people are asked again within 15 minutes only when it is confirmed', async () => {
  const send = (more: object = {}) =>
    desk.send(advisor, rollCallsPath, { kind: 'rollCall', about: 'Storm', query: {}, ...more })
  expect(await codeOf(await send())).toEqual([409, 'nobodyAsked'])
  await desk.travels(traveler)
  await desk.ask()
  minutes(14)
  expect(await codeOf(await send())).toEqual([409, 'askedRecently'])
  expect((await send({ force: true })).status).toBe(200)
  minutes(16)
  expect((await send()).status).toBe(200)
})

test('a search that is not understood and an announcement without a text are refused', async () => {
  await desk.travels(traveler)
  const send = (body: object) => desk.send(advisor, rollCallsPath, { kind: 'rollCall', about: 'Storm', ...body })
  expect((await send({ query: { countryCode: 'QQ' } })).status).toBe(400)
  expect((await send({ query: { unknown: '1' } })).status).toBe(400)
  expect((await send({ query: {}, kind: 'announcement' })).status).toBe(400)
})

test('mails are in the language of each person, with both links, the note and no key but their own', async () => {
  await desk.travels('admin@boreal', desk.guest('en@visitor.example', 'en'))
  await desk.travels('admin@boreal', desk.guest('fr@visitor.example', 'fr'))
  await desk.travels('admin@boreal', desk.guest('es@visitor.example', 'es'))
  await desk.ask({ note: 'Stay indoors.' })
  const [en, fr, es] = await Promise.all(['en', 'fr', 'es'].map((name) => desk.mailTo(`${name}@visitor.example`)))
  expect([en, fr, es].map((mail) => mail?.subject)).toEqual([
    'Are you safe? Storm in London',
    'Êtes-vous en sécurité? Storm in London',
    '¿Está a salvo? Storm in London',
  ])
  expect(en?.text).toContain('I am safe: http://waymark.test/en-ca/roll-call/')
  expect(fr?.text).toContain('J’ai besoin d’aide\u00A0: http://waymark.test/fr-ca/roll-call/')
  expect(es?.text).toContain('Necesito ayuda: http://waymark.test/es-mx/roll-call/')
  for (const mail of [en, fr, es]) expect(mail?.text).toContain('> Stay indoors.')
  const keys = await Promise.all(['en', 'fr', 'es'].map((name) => desk.keyOf(`${name}@visitor.example`)))
  expect(new Set(keys).size).toBe(3)
  for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/)
})

test('an announcement informs without asking', async () => {
  await desk.travels(traveler)
  const call = await desk.ask({ kind: 'announcement', note: 'A strike is announced for Friday.' })
  expect(call.isOpen).toBe(false)
  const mail = await desk.mailTo(addressOf(traveler))
  expect(mail?.text).toContain('> A strike is announced for Friday.')
  expect(mail?.text).not.toContain('/roll-call/')
  expect((await desk.own(traveler, call, { answer: 'safe' })).status).toBe(404)
  const notes = await at.get<Notification[]>(traveler, notesPath)
  expect(notes.filter(({ code }) => code === 'travelAnnouncement')).toMatchObject([
    {
      title: 'Storm in London',
      detail: expect.stringContaining('“A strike is announced for Friday.”') as string,
      isUrgent: false,
      actionRoute: { name: 'tripsList' },
    },
  ])
  expect(notes.filter(({ type }) => type === 'rollcall')).toEqual([])
})

test('the emergency contact shows for a person who needs help, or is silent after a reminder', async () => {
  await desk.travels(traveler)
  const call = await desk.ask()
  const contact = async () => (await desk.peopleOf(call))[0]!.emergencyContact
  expect(await contact()).toBeNull()
  minutes(11)
  await desk.send(advisor, `${rollCallsPath}/${call.id}/remind`, {})
  expect((await contact())?.phone).toMatch(/^\+/)
  await desk.own(traveler, call, { answer: 'safe' })
  expect(await contact()).toBeNull()
})

test('a person asked has an urgent notification until they answer, and may change the answer', async () => {
  await desk.travels(traveler)
  const call = await desk.ask()
  const questions = async () =>
    (await at.get<Notification[]>(traveler, notesPath)).filter(({ type }) => type === 'rollcall')
  expect(await questions()).toMatchObject([
    { code: 'rollCallToAnswer', isUrgent: true, actionRoute: { name: 'home', query: { rollCallId: call.id } } },
  ])
  expect((await desk.own(traveler, call, { answer: 'safe' }, 'admin@boreal')).status).toBe(403)
  expect((await desk.own('admin@boreal', call, { answer: 'safe' })).status).toBe(404)
  expect((await desk.own(traveler, call, { answer: 'safe' })).status).toBe(200)
  expect(await questions()).toEqual([])
  expect((await desk.own(traveler, call, { answer: 'needsHelp', note: 'Lobby of the hotel' })).status).toBe(200)
  const [person] = await desk.peopleOf(call)
  expect(person).toMatchObject({ state: 'needsHelp', way: 'application', note: 'Lobby of the hotel' })
  expect(person?.place).toMatchObject({ city: 'London', countryCode: 'GB' })
})

test('an answer on behalf needs a reason, names the advisor, and gives way to the person’s own', async () => {
  await desk.travels(traveler)
  const call = await desk.ask()
  const [person] = await desk.peopleOf(call)
  const path = `${rollCallsPath}/${call.id}/people/${person!.id}/answer`
  expect((await desk.send(advisor, path, { answer: 'safe', reason: ' ' })).status).toBe(400)
  expect((await desk.send(advisor, path, { answer: 'safe', reason: 'Spoke by telephone' })).status).toBe(200)
  expect((await desk.peopleOf(call))[0]).toMatchObject({
    state: 'safe',
    way: 'advisor',
    onBehalf: { reason: 'Spoke by telephone' },
  })
  expect((await desk.now(call)).counts).toMatchObject({ safe: 1, onBehalf: 1 })
  const key = await desk.keyOf(addressOf(traveler))
  expect(await desk.question(key)).toMatchObject({ answer: null })
  expect((await desk.byKey(key, { answer: 'needsHelp' })).status).toBe(200)
  expect((await desk.now(call)).counts).toMatchObject({ safe: 0, needsHelp: 1, onBehalf: 0 })
  const history = await desk.read<{ responseData: object[] }>(desk.send(advisor, `${rollCallsPath}/${call.id}/history`))
  expect(history.responseData).toMatchObject([
    { kind: 'answered', answer: 'needsHelp', by: '' },
    { kind: 'answeredOnBehalf', answer: 'safe', reason: 'Spoke by telephone' },
    { kind: 'asked', people: 1 },
  ])
})

test('reminders go to people without an answer, at most every ten minutes, and the earlier link stays valid', async () => {
  await desk.travels(traveler)
  await desk.travels('admin@boreal')
  const call = await desk.ask()
  const first = await desk.keyOf(addressOf(traveler))
  await desk.own('admin@boreal', call, { answer: 'safe' })
  const remind = () => desk.send(advisor, `${rollCallsPath}/${call.id}/remind`, undefined, 'POST')
  expect(await codeOf(await remind())).toEqual([409, 'remindedRecently'])
  minutes(10)
  expect((await remind()).status).toBe(200)
  expect(await codeOf(await remind())).toEqual([409, 'remindedRecently'])
  const written = (await at.mails()).map(({ to }) => to?.[0]?.address)
  expect(written.filter((address) => address === addressOf(traveler))).toHaveLength(2)
  expect(written).toHaveLength(3)
  expect(await desk.keyOf(addressOf(traveler))).not.toBe(first)
  expect((await desk.byKey(first, { answer: 'safe' })).status).toBe(200)
  minutes(10)
  expect(await codeOf(await remind())).toEqual([409, 'nobodyToRemind'])
})

test('a closed roll call takes no answers, its links are over, and closing again changes nothing', async () => {
  await desk.travels(traveler)
  const call = await desk.ask()
  const key = await desk.keyOf(addressOf(traveler))
  const close = () => desk.send(advisor, `${rollCallsPath}/${call.id}/close`, undefined, 'POST')
  const closed = await desk.read<{ version: number }>(close())
  expect(await desk.read(close())).toEqual(closed)
  expect(await codeOf(await desk.own(traveler, call, { answer: 'safe' }))).toEqual([409, 'rollCallClosed'])
  expect((await desk.byKey(key)).status).toBe(404)
  expect((await desk.byKey(key, { answer: 'safe' })).status).toBe(404)
})

test('the list has open roll calls first, and the spreadsheet is a file', async () => {
  await desk.travels(traveler)
  const older = await desk.ask()
  minutes(20)
  const newer = await desk.ask()
  await desk.send(advisor, `${rollCallsPath}/${newer.id}/close`, undefined, 'POST')
  const { responseData } = await desk.read<{ responseData: { id: string }[] }>(desk.send(advisor, rollCallsPath))
  const at0 = responseData.findIndex(({ id }) => id === older.id)
  const at1 = responseData.findIndex(({ id }) => id === newer.id)
  expect(at0).toBeLessThan(at1)
  const file = await desk.send(advisor, `${rollCallsPath}/${older.id}/download?cultureCode=fr-CA`)
  expect(file.status).toBe(200)
  expect(file.headers.get('Content-Disposition')).toContain('.xlsx')
})

test('the search finds who was asked and did not answer, and shows the answer of others', async () => {
  const [silent, answered] = [await desk.travels(traveler), await desk.travels('admin@boreal')]
  const call = await desk.ask()
  await desk.own('admin@boreal', call, { answer: 'needsHelp' })
  const found = async (query: string) => {
    const path = `/company/companies/boreal/itineraryreport/search${query}`
    const { itineraryReports } = await at.get<ItineraryReport>(advisor, path)
    return Object.fromEntries(itineraryReports.map(({ bookingId, rollCall }) => [bookingId, rollCall?.answer]))
  }
  expect(await found('')).toEqual({ [silent]: null, [answered]: 'needsHelp' })
  expect(await found('?noAnswer=true')).toEqual({ [silent]: null })
})

test('only risk advisors of the company reach a roll call', async () => {
  await desk.travels(traveler)
  const { id } = await desk.ask()
  for (const path of ['', '/people', '/history', '/events', '/download']) {
    expect((await desk.send('admin@boreal', `${rollCallsPath}/${id}${path}`)).status).toBe(403)
    const elsewhere = `/company/companies/aurora/roll-calls/${id}${path}`
    expect((await desk.send('risk@aurora', elsewhere)).status).toBe(404)
    expect((await desk.send(advisor, elsewhere)).status).toBe(404)
  }
})
