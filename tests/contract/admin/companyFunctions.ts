import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { randomToken, sha256 } from '#server/crypto/tokens.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { groupTravelers } from '#server/db/schema/trips/groups.ts'
import { companyOf, employeeIdOf, type Handle, profileIdOf } from '#tests/support/http/api.ts'
import { plantGroup } from '#tests/support/events/plantGroup.ts'
import { newGuestValues } from '@/domains/guests/guests.rules'
import { reportFunctions } from '#tests/contract/admin/reportFunctions.ts'
import { carbonFunctions } from '#tests/contract/admin/carbonFunctions.ts'
import { adviceFunctions } from '#tests/contract/risk/adviceFunctions.ts'
import { travelerFunctions } from '#tests/contract/risk/travelerFunctions.ts'
import { api } from '#tests/contract/apiModules.ts'
import { cardFunctions } from './cardFunctions.ts'
import { centerFunctions } from './centerFunctions.ts'
import { employeeFunctions } from './employeeFunctions.ts'
import { importFunctions } from './importFunctions.ts'
import { rollCallFunctions } from './rollCallFunctions.ts'
import type { openRealBackend } from '#tests/contract/realBackend.ts'

const allOn = { score: true, groupEvents: true, guestManagement: true, education: true, protect: true, reports: true }
const { signal } = new AbortController()
const placeOf = (who: Handle) => ({ companyId: companyOf(who), profileId: profileIdOf(who) })
const employeeOf = (who: Handle) => ({ companyId: companyOf(who), employeeId: employeeIdOf(who) })
const aurora = { companyId: 'aurora' }

/** The calls that depend on a company, or are for those responsible for it, against the real server. */
export function companyFunctions(backend: () => Awaited<ReturnType<typeof openRealBackend>>): void {
  cardFunctions(backend)
  employeeFunctions(backend)
  importFunctions(backend)
  adviceFunctions(backend)
  rollCallFunctions(backend)

  test('the booking tool of each kind opens at an address', async () => {
    backend().actAs('traveller@aurora')
    expect((await api.booking.getObtAddress(placeOf('traveller@aurora'), signal)).data?.name).toBe('ZIIOBT')
    backend().actAs('traveller@boreal')
    expect((await api.booking.getConcurAddress(placeOf('traveller@boreal'), signal)).data?.name).toBe('Concur')
    await backend().services.db.update(companies).set({ obtKind: 'saml' }).where(eq(companies.id, 'boreal'))
    const saml = await api.booking.getSamlAddress(employeeOf('traveller@boreal'), 'saml', signal)
    expect(saml).toMatchObject({ successfull: true, data: { url: expect.stringContaining('http'), name: 'saml' } })
  })

  test('an invited person answers a group event, and sees it among theirs', async () => {
    const { shareableId } = await plantGroup(backend().services, 'traveller@aurora')
    backend().actAs('traveller@aurora')
    const theirs = employeeOf('traveller@aurora')
    const accepted = { ...theirs, shareableId, status: 'accepted', needsNoTrip: false } as const
    expect((await api.events.putGroupAnswer(accepted, signal)).traveler.status).toBe('accepted')
    const event = expect.objectContaining({ actualLocation: 'YUL', startDate: '2099-05-04' })
    expect(await api.events.getGroupTravels(theirs, signal)).toContainEqual(event)
    expect(await api.events.getGroupTravelsFrom({ ...theirs, fromDate: '2099-01-01' }, signal)).toEqual([event])
  })

  test('a mailed invitation is read and answered by its key', async () => {
    const { db } = backend().services
    const { shareableId } = await plantGroup(backend().services, 'traveller@boreal')
    await db.update(companies).set({ employeeFeatures: allOn }).where(eq(companies.id, 'boreal'))
    const key = randomToken()
    await db
      .update(groupTravelers)
      .set({ keyHash: sha256(key), keyExpiresAt: new Date('2099-05-04') })
      .where(eq(groupTravelers.profileId, profileIdOf('traveller@boreal')))
    backend().actAs(undefined)
    expect(await api.events.getInvitation({ shareableId, key }, signal)).toMatchObject({
      keyState: 'good',
      invited: { status: 'pending', mayAnswer: true },
    })
    const answer = { shareableId, key, status: 'declined', needsNoTrip: false } as const
    expect((await api.events.answerInvitation(answer, signal)).invited?.status).toBe('declined')
  })

  carbonFunctions(backend)

  reportFunctions(backend)

  test('an administrator sees who waits for them', async () => {
    backend().actAs('admin@aurora')
    const { responseData } = await api.admin.getMissingDetails({ ...aurora, pageNumber: 1 }, signal)
    expect(responseData).toContainEqual(expect.objectContaining({ missing: ['approverPerTravelPolicyMissing'] }))
  })

  test('an administrator sees the first steps, and confirms some of them', async () => {
    backend().actAs('admin@aurora')
    const { steps, settled } = await api.admin.getFirstSteps('aurora', signal)
    expect(steps).toContainEqual({ name: 'people', isDone: true })
    expect(settled).toEqual([])
    const left = { settled: ['bookingTool' as const], isPutAway: true }
    expect(await api.admin.putFirstSteps({ ...aurora, steps: left }, signal)).toMatchObject(left)
    expect(await api.admin.postInvitations('aurora', signal)).toMatchObject({ left: 0 })
  })

  test('an organizer plans an event, changes it, and asks for approval', async () => {
    backend().actAs('organiser@aurora')
    const group = {
      names: [{ locale: 'en-CA' as const, value: 'Retreat' }],
      actualLocation: null,
      venue: '',
      address: '',
      startDate: '2099-06-01',
      endDate: '2099-06-02',
      arrivalTime: null,
      answerBy: null,
      bookBy: null,
      budget: 500,
      notes: '',
      creditCardId: null,
    }
    const { id: groupTravelId, version } = await api.organize.postGroup({ ...aurora, group }, signal)
    const groupRef = { ...aurora, groupTravelId }
    const changed = { ...group, venue: 'Lodge', version }
    expect(await api.organize.putGroup({ ...groupRef, group: changed }, signal)).toMatchObject({ venue: 'Lodge' })
    const asked = await api.organize.getGroup(groupRef, signal)
    const next = { ...groupRef, status: 'pendingApproval' as const, version: asked.version }
    expect(await api.organize.putGroupStatus(next, signal)).toMatchObject({ status: 'pendingApproval' })
    const wanted = { ...aurora, pageNumber: 1, search: 'retreat', sort: 'name:desc' as const }
    const page = await api.organize.getOrganizedGroups({ ...wanted, statuses: ['pendingApproval'] }, signal)
    expect(page.responseData.map(({ id }) => id)).toEqual([groupTravelId])
    expect(await api.events.getGroupTasks('aurora', signal)).toContainEqual(
      expect.objectContaining({ id: groupTravelId, tasks: [{ kind: 'approval', people: 0 }] }),
    )
  })

  test('an organizer adds a card for events, changes it, and removes it', async () => {
    backend().actAs('organiser@aurora')
    const card = { number: '4242 4242 4242 4242', name: 'Retreats', expiryDate: '2035-06' }
    const { id: creditCardId, version } = await api.groupCards.postGroupCard({ ...aurora, card }, signal)
    const cardRef = { ...aurora, creditCardId }
    const renamed = { name: 'Fairs', expiryDate: '2035-07', version }
    const changed = await api.groupCards.putGroupCard({ ...cardRef, card: renamed }, signal)
    expect(await api.groupCards.getGroupCards('aurora', signal)).toContainEqual(changed)
    expect(await api.groupCards.deleteGroupCard({ ...cardRef, version: changed.version }, signal)).toEqual({
      id: creditCardId,
    })
  })

  test('an organizer adds people to an event, invites, reminds and removes them', async () => {
    backend().actAs('organiser@aurora')
    const groupRef = { ...aurora, groupTravelId: 'g-aurora-summit' }
    const email = 'nobody@nowhere.example'
    const added = await api.people.postGroupPeople({ ...groupRef, emails: [email] }, signal)
    expect(added).toEqual({ added: 0, refused: [{ email, reason: 'unknownPerson' }] })
    expect(await api.people.getGroupCandidates({ ...groupRef, search: 'Noor' }, signal)).toMatchObject([
      { firstName: 'Noor' },
    ])
    const { asked } = await api.people.postGuestRequest({ ...groupRef, emails: [email] }, signal)
    expect(asked.length).toBeGreaterThan(0)
    const query = { ...groupRef, pageNumber: 1, search: '', filter: 'notInvited' as const }
    const [first, second] = (await api.people.getGroupPeople(query, signal)).responseData
    expect(await api.people.getMailPreview({ ...groupRef, kind: 'reminders' }, signal)).toMatchObject({
      people: expect.any(Number),
    })
    const act = (action: 'invitations' | 'reminders' | 'removals', who: string) =>
      api.people.postGroupAction({ ...groupRef, action, travelerIds: [who] }, signal)
    expect(await act('invitations', first!.id)).toEqual({ count: 1, skipped: 0, tooSoon: 0 })
    expect(await act('reminders', first!.id)).toEqual({ count: 0, skipped: 1, tooSoon: 1 })
    expect(await act('removals', second!.id)).toMatchObject({ count: 1 })
    expect(await api.people.getCannotBookCount(groupRef, signal)).toBeGreaterThan(0)
    expect(await api.people.getGroupManifest(groupRef, signal)).toMatchObject({ missing: expect.any(Number) })
  })

  test('a guest manager manages the guests of the company', async () => {
    backend().actAs('guestmanager@aurora')
    const query = { ...aurora, pageNumber: 1, search: 'okafor', status: undefined, sort: 'name:asc' } as const
    expect((await api.guests.getGuests(query, signal)).responseData).toMatchObject([{ firstName: 'Sam' }])
    expect(await api.guests.getEndingGuests('aurora', signal)).toEqual(expect.any(Array))
    const [host] = await api.guests.getGuestHosts({ ...aurora, search: 'Noor' }, signal)
    expect(await api.guests.getGuestHosts({ ...aurora, search: host!.employeeId }, signal)).toEqual([host])
    const endOf = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const fields = {
      ...newGuestValues('en-CA'),
      firstName: 'Ada',
      lastName: 'Quill',
      email: 'ada@visitor.example',
      countryCode: 'GB',
      hostEmployeeId: host!.employeeId,
    }
    const added = await api.guests.postGuest({ ...aurora, guest: { ...fields, endDate: endOf(30) } }, signal)
    const ada = { ...aurora, employeeId: added.employeeId }
    expect(await api.guests.getGuest(ada, signal)).toEqual(added)
    const { endDate: _, ...same } = fields
    const guest = { ...same, purpose: 'Lecture', version: added.version }
    expect(await api.guests.putGuest({ ...ada, guest }, signal)).toMatchObject({ purpose: 'Lecture' })
    await expect(api.guests.inviteGuest(ada, signal)).rejects.toMatchObject({ response: { status: 429 } })
    const wasInvited = eq(guestStays.employeeId, ada.employeeId)
    await backend().services.db.update(guestStays).set({ invitedAt: null }).where(wasInvited)
    expect((await api.guests.inviteGuest(ada, signal)).status).toBe('invited')
    expect((await api.guests.deactivateGuest(ada, signal)).status).toBe('deactivated')
    const back = await api.guests.extendGuest({ ...ada, endDate: endOf(60) }, signal)
    expect(back).toMatchObject({ status: 'invited', endDate: endOf(60) })
    expect(await api.guests.deleteGuest({ ...ada, version: back.version }, signal)).toEqual({
      employeeId: ada.employeeId,
    })
  })

  test('an administrator makes and ends a token of the identity provider', async () => {
    backend().actAs('admin@aurora')
    const made = await api.provisioning.postScimToken({ ...aurora, token: { name: 'Okta', days: 90 } }, signal)
    expect(made.token).toMatch(/^wms_/)
    expect((await api.provisioning.getScimTokens('aurora', signal)).tokens).toMatchObject([
      { id: made.id, endedAt: null },
    ])
    expect(
      await api.provisioning.putScimToken({ ...aurora, tokenId: made.id, changed: { invites: false } }, signal),
    ).toMatchObject({ id: made.id, invites: false })
    await api.provisioning.endScimToken({ ...aurora, tokenId: made.id }, signal)
    expect((await api.provisioning.getScimTokens('aurora', signal)).tokens[0]?.endedAt).not.toBeNull()
  })

  test('a risk advisor sees where the people of the company are', async () => {
    backend().actAs('risk@aurora')
    const report = await api.underWay.getTripsInProgress({ ...aurora, pageNumber: 1 }, signal)
    expect(report).toMatchObject({ tripsStatus: 'InProgress', totalInProgressCount: 15 })
    expect(report.itineraryReports[0]?.whereabouts).toMatchObject({ city: report.places?.[0]?.city })
  })

  travelerFunctions(backend)
  centerFunctions(backend)
}
