import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '#contract/fields/limits.ts'
import type { ManualSegment } from '#contract/trips/manualTrips.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { preferenceValues } from '@/domains/profile/preferences/preferences.rules'
import { learnAdditions } from '@/http/additions'
import { mainHttp } from '@/http/clients'
import { download } from '@/http/download'
import { companyOf, employeeIdOf, type Handle, profileIdOf } from '#tests/support/http/api.ts'
import { allSent } from '#tests/support/mail/mailQueue.ts'
import { openOutbox } from '#tests/support/mail/outbox.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'
import { plantWaitingTrip } from '#tests/support/trips/waitingTrip.ts'
import { api, unproven } from './apiModules.ts'
import { roomFunctions } from './roomFunctions.ts'
import { openRealBackend } from './realBackend.ts'

const { account, actions, agency, airports, arranger, calendar, cancel, configuration } = api
const { countries, details, documents, emergency, invoices, manual, memberships, notifications } = api
const { payment, personal, preferences, profile, session, trips } = api
let at: Awaited<ReturnType<typeof openRealBackend>>
let outbox: Awaited<ReturnType<typeof openOutbox>>
beforeAll(async () => {
  outbox = await openOutbox()
  at = await openRealBackend({ OUTBOX_DIR: outbox.folder })
})
afterAll(async () => {
  await at.close()
  await outbox.close()
})
const { signal } = new AbortController()
const placeOf = (who: Handle) => ({ companyId: companyOf(who), profileId: profileIdOf(who) })
const employeeOf = (who: Handle) => ({ companyId: companyOf(who), employeeId: employeeIdOf(who) })
const [me, newcomer] = [placeOf('traveller@aurora'), placeOf('newhire@aurora')]
const dayMs = 86_400_000
const inDays = (days: number, time: string) =>
  `${new Date(at.clock.now.getTime() + days * dayMs).toISOString().slice(0, 10)}T${time}`

const plant = (isWaiting = false) => {
  const bookedAt = new Date(at.clock.now.getTime() - 3 * dayMs)
  const segment = { from: places.YUL, to: places.LHR, departure: inDays(40, '20:00'), arrival: inDays(41, '07:40') }
  const planted = { who: 'traveller@aurora' as const, bookedAt, segments: [segment] }
  if (!isWaiting) return plantTrip(at.services.db, planted)
  return plantWaitingTrip(at.services.db, { ...planted, decider: 'finance@aurora', heldUntil: new Date() })
}
const fileAt = async (path: string) => (await download(path, 'en-CA', () => undefined, signal)).file.text()
const noPreferences = preferenceValues(null)

test('the functions of the session, its configuration and the first steps reach the backend (§7 Login)', async () => {
  expect(await session.isSsoEnabled('somebody@aurora.example')).toEqual({ isSSOEnabled: true })
  const token = await at.idTokenOf('traveller@aurora.example')
  expect(await session.postIdToken(token)).toEqual({ isRegistered: true, loginHint: 'traveller@aurora.example' })
  await at.services.db.update(profiles).set({ registeredAt: null }).where(eq(profiles.id, newcomer.profileId))
  const first = { termsAndConditions: true, cultureCode: 'en-CA' } as const
  const newToken = await at.idTokenOf('newhire@aurora.example')
  expect(await session.register({ token: newToken, ...first })).toMatchObject({ isRegistered: true })
  expect((await configuration.getConfiguration(undefined, signal)).apis.map(({ name }) => name)).toContain('company')
  at.actAs('traveller@aurora')
  expect(await session.whoami(undefined, signal)).toMatchObject({ profileId: me.profileId, roles: ['Traveller'] })
  const { features } = await configuration.getFeatureConfiguration(me, signal)
  expect(features.trips2.status).toBe('hidden')
  const employee = await configuration.getEmployeeConfiguration(employeeOf('traveller@aurora'), signal)
  const policy = await profile.getTravelPolicy({ companyId: 'aurora', policyId: employee!.travelPolicy!.id }, signal)
  expect(policy.isAllowedSelf).toBe(true)
  await session.endSignIn('')
})

test('the functions for airports, countries, the agency and notifications reach the backend', async () => {
  at.actAs('traveller@aurora')
  expect((await airports.getAirports({ term: 'yul', culture: 'fr-CA' }, signal))[0]?.cityName).toBe('Montréal')
  expect(await countries.getCountries('es-MX', signal)).toContainEqual(
    expect.objectContaining({ countryCode: 'DE', countryName: 'Alemania', callingCode: '49' }),
  )
  expect((await agency.getAgencyInfo(me, signal)).companyName).toBe('Northline Travel')
  const [note] = await notifications.getNotifications(me, signal)
  expect(note).toMatchObject({ profileId: me.profileId, actionRoute: { name: expect.any(String) } })
})

test('invoices are listed and read with their lines', async () => {
  at.actAs('traveller@aurora')
  const [latest, ...others] = await invoices.getInvoices(me, signal)
  expect(others.length).toBeGreaterThan(0)
  const whole = await invoices.getInvoice({ ...me, invoiceId: latest!.id }, signal)
  expect(whole).toMatchObject({ ...latest })
  expect(whole.lines.length).toBeGreaterThan(0)
})

test('trips are listed, read, reported and cancelled', async () => {
  at.actAs('traveller@aurora')
  const bookingId = await plant()
  const { trips: all } = await trips.getTrips(me, signal)
  const notOver = all.filter(({ tripStatus }) => tripStatus === 'InProgress' || tripStatus === 'Upcoming')
  expect(await trips.getLatestTrips(me, signal)).toEqual(notOver.slice(0, limits.latestTrips))
  const page = await trips.getTripPage({ ...me, pageNumber: 1, tripStatus: 'Upcoming' }, signal)
  expect(page.totalItemCount).toBe(all.filter(({ tripStatus }) => tripStatus === 'Upcoming').length)
  expect((await trips.getNextTrips(me, signal)).responseData).toEqual(page.responseData.slice(0, limits.latestTrips))
  expect((await trips.getTravelSummary(me, signal)).upcoming).toBe(page.totalItemCount)
  const trip = await trips.getTrip({ ...me, bookingId }, signal)
  expect(trip).toEqual(all.find((each) => each.bookingId === bookingId))
  const waiting = await plant(true)
  const reminded = await trips.remindDecider({ ...me, bookingId: waiting }, signal)
  expect(reminded.at).toBe(at.clock.now.toISOString())
  const report = { topic: 'other', text: 'The hall was cold.' } as const
  expect((await trips.reportTrip({ ...me, bookingId, report }, signal)).agency).toBe('Northline Travel')
  const terms = await cancel.getCancellation({ ...me, bookingId }, signal)
  expect(terms).toMatchObject({ isCancellable: true, paid: 460 })
  const cancelled = await cancel.cancelTrip({ ...me, bookingId, version: terms.version }, signal)
  expect(cancelled).toMatchObject({ obstacle: 'cancelled', refund: terms.refund })
})

test('trips booked elsewhere are added, and all trips put in a calendar', async () => {
  at.actAs('traveller@aurora')
  const flight: ManualSegment = {
    kind: 'flight',
    providerName: 'Porter',
    number: '2141',
    productName: '',
    confirmationNumber: 'ABC123',
    from: { code: 'YUL' },
    to: { code: 'YYZ' },
    departure: inDays(60, '10:00'),
    arrival: inDays(60, '11:20'),
    address: null,
  }
  const added = await manual.addManualTrip({ ...me, trip: { segments: [flight] } }, signal)
  const one = { ...me, bookingId: added.bookingId }
  const later = { version: added.version, segments: [{ ...flight, arrival: inDays(60, '11:40') }] }
  expect((await manual.changeManualTrip({ ...one, trip: later }, signal)).version).toBe(2)
  expect(await fileAt(calendar.tripCalendarPath(one))).toContain('Porter')
  expect(await fileAt(calendar.allTripsCalendarPath(me))).toContain('Porter')
  expect((await calendar.getSubscription(me, signal)).isActive).toBe(false)
  expect((await calendar.createSubscription({ ...me, culture: 'en-CA' }, signal)).url).toMatch(/\.ics$/)
  expect((await calendar.revokeSubscription(me, signal)).isActive).toBe(false)
  expect(await manual.removeManualTrip({ ...one, version: 2 }, signal)).toEqual({ bookingId: added.bookingId })
})

test('a profile is changed, its telephone confirmed, its changes read, its roles shown', async () => {
  at.actAs('newhire@aurora')
  const before = await profile.getProfile(newcomer, signal)
  const patch = [
    { op: 'test', path: '/phoneNumber', value: before.phoneNumber },
    { op: 'replace', path: '/phoneNumber', value: '5145550177' },
    { op: 'replace', path: '/phoneCountryCode', value: '1' },
    { op: 'replace', path: '/phoneType', value: 'mobile' },
  ] as const
  expect((await profile.patchProfile({ ...newcomer, patch: [...patch] }, signal)).phoneNumber).toBe('5145550177')
  const phone = { ...newcomer, phoneNumber: '5145550177' }
  expect((await personal.sendPhoneCode(phone, signal)).expiresAt).not.toBeNull()
  const code = /\d{6}/.exec((await outbox.mails()).at(-1)?.text ?? '')?.[0] ?? ''
  expect(await personal.confirmPhone({ ...phone, code }, signal)).toEqual({ phoneNumberIsConfirmed: true })
  const { responseData } = await account.getChanges({ ...newcomer, pageNumber: 1 }, signal)
  // Its own sign-in is in the record too, and the clock of the tests does not move.
  expect(responseData).toContainEqual(expect.objectContaining({ isOwn: true, section: 'personal' }))
  expect((await account.getRoles(newcomer, signal)).roles).toEqual(expect.any(Array))
  expect((await details.askDetails(newcomer, signal)).remindedAt).toBe(at.clock.now.toISOString())
})

test('a card is added, changed and removed', async () => {
  at.actAs('newhire@aurora')
  const expiryDate = inDays(900, '').slice(0, 7)
  const card = { number: '4111 1111 1111 1111', name: 'Visa', expiryDate, uses: ['air' as const] }
  const added = await payment.postCreditCard({ ...newcomer, card }, signal)
  const uses = ['air' as const, 'car' as const]
  const changed = { version: added.version, name: 'Visa', expiryDate, uses }
  await payment.putCreditCard({ ...newcomer, cardId: added.id, card: changed }, signal)
  expect(await payment.getCompanyCards(newcomer, signal)).toEqual([])
  const held = (await payment.getCreditCards(newcomer, signal)).find(({ id }) => id === added.id)
  expect(held).toMatchObject({ number: '41111*******1111', uses: ['air', 'car'], version: 2 })
  expect(await payment.deletePaymentMethod({ ...newcomer, id: added.id, version: 2 }, signal)).toEqual({ id: added.id })
})

test('a passport is added, changed and removed', async () => {
  at.actAs('newhire@aurora')
  const typed = { type: 'passport', issueCountry: 'CA', expirationDate: inDays(900, '').slice(0, 10) } as const
  const added = await documents.postTravelDocument({ ...newcomer, document: { ...typed, number: 'GA123456' } }, signal)
  const document = { ...typed, issueCountry: 'FR', version: added.version }
  const changed = await documents.putTravelDocument({ ...newcomer, id: added.id, document }, signal)
  expect(await documents.getTravelDocuments(newcomer, signal)).toContainEqual(changed)
  const gone = { ...newcomer, id: added.id, version: changed.version }
  expect(await documents.deleteTravelDocument(gone, signal)).toEqual({ id: added.id })
})

test('an emergency contact, preferences and memberships are added, changed and removed', async () => {
  at.actAs('newhire@aurora')
  const words = { firstName: 'Ana', lastName: 'Roy', relationship: 'partner', extension: '', type: 'mobile' } as const
  const contact = { ...words, code: '1', phoneNumber: '5145550188', version: null }
  const kept = await emergency.putEmergencyContact({ ...newcomer, contact }, signal)
  expect(await emergency.getEmergencyContact(newcomer, signal)).toEqual(kept)
  await emergency.deleteEmergencyContact({ ...newcomer, id: kept.id, version: kept.version }, signal)
  expect(await emergency.getEmergencyContact(newcomer, signal)).toBeNull()

  const made = await preferences.postPreferences({ ...newcomer, preferences: noPreferences }, signal)
  const changed = { ...noPreferences, meal: 'VGML' as const, version: made.version }
  await preferences.putPreferences({ ...newcomer, tpId: made.tpId, preferences: changed }, signal)
  expect(await preferences.getPreferences(newcomer, signal)).toMatchObject({ meal: 'VGML', version: 2 })

  const [program] = await memberships.searchPrograms({ ...newcomer, category: 'air', text: 'aeroplan' }, signal)
  const membership = { category: 'air', programCode: program!.code, number: '123456789' } as const
  const added = await memberships.postMembership({ ...newcomer, membership }, signal)
  const renewed = { number: '987654321', version: added.version }
  await memberships.patchMembership({ ...newcomer, id: added.id, membership: renewed }, signal)
  const [held] = await memberships.getMemberships({ ...newcomer, category: 'air' }, signal)
  expect(held).toMatchObject({ programName: program!.name, number: '987654321' })
  await memberships.deleteMembership({ ...newcomer, id: added.id, version: 2 }, signal)
})

test('an arranger is added and removed, and an action is snoozed and restored', async () => {
  at.actAs('newhire@aurora')
  const added = await arranger.postArranger({ ...newcomer, email: 'vip@aurora.example' }, signal)
  expect(await arranger.getArrangers(newcomer, signal)).toContainEqual(added)
  learnAdditions([{ name: 'answerarranger', status: 'enabled' }])
  const removed = { ...newcomer, key: added.key, status: 'removed' } as const
  expect((await arranger.putArrangerRequest(removed, signal)).status).toBe('removed')
  const mark = { state: 'snoozed', until: inDays(5, '').slice(0, 10) } as const
  await actions.putActionMark({ ...newcomer, key: 'issue:genderMissing', mark }, signal)
  expect(await actions.getActionMarks(newcomer, signal)).toEqual([{ key: 'issue:genderMissing', ...mark }])
  await actions.deleteActionMark({ ...newcomer, key: 'issue:genderMissing' }, signal)
})

test('a request to arrange is answered by its mailed key, and the approving person is a traveler', async () => {
  at.actAs('organiser@aurora')
  const path = `/companies/aurora/profiles/${profileIdOf('organiser@aurora')}/arranger-requests`
  await mainHttp.post(path, { email: 'newhire@aurora.example' })
  const mails = await allSent(at.services).then(outbox.mails)
  const [key = ''] = mails.flatMap(({ text }) => /request\/([\w-]+)\/decline/.exec(text ?? '')?.[1] ?? [])
  at.actAs(undefined)
  expect(await arranger.getWaitingRequest(key, signal)).toMatchObject({ companyName: 'Aurora Industries' })
  at.actAs('newhire@aurora')
  expect(await arranger.getRequestToMe({ ...newcomer, key }, signal)).toMatchObject({ firstName: 'Lucía' })
  at.actAs(undefined)
  expect(await arranger.answerByKey({ key, status: 'declined' }, signal)).toEqual({ status: 'declined' })
  at.actAs('arranger@aurora')
  learnAdditions([{ name: 'travellertrips', status: 'enabled' }])
  const { responseData } = await arranger.getTravelers(placeOf('arranger@aurora'), signal)
  expect(responseData[0]).toMatchObject({ approved: true, trip: { tripStatus: 'InProgress' } })
  expect(await arranger.getTravelerCount(placeOf('arranger@aurora'), signal)).toBe(10)
  const found = await arranger.findTravelers({ ...placeOf('arranger@aurora'), search: 'camille' }, signal)
  expect(found.responseData.map(({ firstName }) => firstName)).toEqual(['Camille'])
})

for (const functions of roomFunctions) functions(() => at)

test('a profile is closed, and its owner requests reopening', async () => {
  at.actAs('newhire@aurora')
  expect((await account.closeProfile(newcomer, signal)).active).toBe(false)
  expect((await account.requestReactivation(newcomer, signal)).askedAt).toBe(at.clock.now.toISOString())
})

test('every function that calls the backend is tested here', () => expect(unproven()).toEqual([]))
