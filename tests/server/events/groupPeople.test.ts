import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type {
  AddedGroupTravelers,
  GroupCandidate,
  GroupDone,
  GroupTravelerPage,
} from '#contract/events/groupTravelers.ts'
import { mosts } from '#contract/fields/mosts.ts'
import { profileRoles, profiles } from '#server/db/schema/company/people.ts'
import { bookForGroup } from '#tests/support/events/bookForGroup.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'
import { groupDesk, groups, organiser, refused } from '#tests/support/events/groupDesk.ts'

let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())

const { ask, confirmed, create, dayFromNow, move, read } = groupDesk(() => at)
const day = 86_400_000
const began = { now: new Date(0) }
beforeEach(async () => {
  if (+began.now === 0) began.now = at.clock.now
  at.clock.now = began.now
  await at.forgetMails()
})

const people = (id: string, query = '') =>
  at.get<GroupTravelerPage>(organiser, `${groups}/${id}/travelers?pageSize=100&${query}`)
const add = (id: string, ...emails: string[]) => ask(organiser, 'POST', `${groups}/${id}/travelers`, { emails })
const idsOf = async (id: string, ...names: string[]) =>
  (await people(id)).responseData.filter(({ email }) => names.includes(email.split('@')[0]!)).map((each) => each.id)
const handles = ({ responseData }: GroupTravelerPage) => responseData.map(({ email }) => email.split('@')[0])

describe('the people of an event', () => {
  test('more people than an event has room for are refused, and none of them is added', async () => {
    const { id } = await create()
    const { most } = mosts.eventPeople
    mosts.eventPeople.most = 1
    expect((await add(id, 'vip@aurora.example')).status).toBe(200)
    const answer = await refused(await add(id, 'traveller@aurora.example'))
    mosts.eventPeople.most = most
    expect(answer.slice(0, 2)).toEqual([409, 'tooManyPeople'])
    expect(handles(await people(id))).toEqual(['vip'])
  })

  test('people of the company are added by e-mail, guests too, and unknown addresses are named', async () => {
    const { id } = await create()
    const given = await add(
      id,
      'VIP@aurora.example',
      'vip@aurora.example',
      'guest@aurora.example',
      'traveller@boreal.example',
      'who@nowhere.example',
      'nobody@aurora.example',
    )
    expect(await read<AddedGroupTravelers>(given)).toEqual({
      added: 2,
      refused: [
        { email: 'traveller@boreal.example', reason: 'unknownPerson' },
        { email: 'who@nowhere.example', reason: 'unknownPerson' },
        { email: 'nobody@aurora.example', reason: 'unknownPerson' },
      ],
    })
    expect(await read<AddedGroupTravelers>(await add(id, 'vip@aurora.example', 'risk@aurora.example'))).toEqual({
      added: 1,
      refused: [{ email: 'vip@aurora.example', reason: 'alreadyThere' }],
    })
    const page = await people(id)
    expect(handles(page)).toEqual(['vip', 'guest', 'risk'])
    expect(page.responseData.map(({ isGuest }) => isGuest)).toEqual([false, true, false])
    expect(page.filterCounts).toMatchObject({ notInvited: 3, pending: 0 })
    expect((await at.mails()).filter(({ to }) => to?.[0]?.address === 'vip@aurora.example')).toEqual([])
  })

  test('people are found by name or address, guests too, and only by the organizer of the event', async () => {
    const { id } = await create()
    await add(id, 'vip@aurora.example')
    const find = (search: string) =>
      at.get<GroupCandidate[]>(organiser, `${groups}/${id}/candidates?search=${encodeURIComponent(search)}`)
    expect(await find('lavoie etienne')).toMatchObject([{ email: 'vip@aurora.example', isListed: true }])
    expect(await find('okafor')).toMatchObject([{ email: 'guest@aurora.example', isGuest: true, isListed: false }])
    expect(await find('l')).toEqual([])
    expect(await find('nobody at all')).toEqual([])
    expect((await at.send('traveller@aurora', `${groups}/${id}/candidates?search=la`)).status).toBe(403)
    expect((await at.send(organiser, `${groups}/none/candidates?search=la`)).status).toBe(404)
  })

  test('the guest managers are asked by mail to add people from outside', async () => {
    const { id } = await create()
    const request = () =>
      ask(organiser, 'POST', `${groups}/${id}/guest-requests`, {
        emails: ['who@nowhere.example', 'else@nowhere.example'],
      })
    const { asked } = await read<{ asked: string[] }>(await request())
    expect(asked.length).toBeGreaterThan(0)
    const mails = await at.mails()
    expect(mails).toHaveLength(asked.length)
    expect(mails[0]!.subject).toMatch(/ asks you to add guests for /)
    expect(mails[0]!.text).toContain('who@nowhere.example')
    expect(mails[0]!.text).toContain('/guests/add')
    // A second request within the hour waits.
    await read(await request())
    expect(await at.mails()).toHaveLength(asked.length)
    const { most } = mosts.guestsAsked
    mosts.guestsAsked.most = 2
    expect(await refused(await request())).toEqual([429, 'tooManyThisHour'])
    mosts.guestsAsked.most = most
    const rest = eq(profileRoles.role, 'GuestManager')
    const kept = await at.services.db.delete(profileRoles).where(rest).returning()
    expect(await refused(await request())).toEqual([409, 'noGuestManager'])
    await at.services.db.insert(profileRoles).values(kept)
  })

  test('an event that is over or waits for approval takes no people', async () => {
    const { id } = await create()
    await read(await move(id, 'pendingApproval'))
    expect(await refused(await add(id, 'vip@aurora.example'))).toEqual([409, 'groupClosed'])
  })

  test('the list shows the state of every person, and filters by each', async () => {
    const page = await people('g-aurora-summit')
    expect(page.totalItemCount).toBe(14)
    const by = async (filter: string) => (await people('g-aurora-summit', `filter=${filter}`)).totalItemCount
    for (const [filter, count] of Object.entries(page.filterCounts))
      expect([filter, await by(filter)]).toEqual([filter, count])
    expect(page.filterCounts).toMatchObject({ notInvited: 2, pending: 4, declined: 1 })
    const lacking = await people('g-aurora-summit', 'filter=cannotBook&cannotBook=true')
    expect([page.cannotBook, lacking.cannotBook]).toEqual([undefined, lacking.totalItemCount])
    const airportless = lacking.responseData.filter(({ hasAirport }) => !hasAirport)
    expect(airportless.map(({ profileId }) => profileId)).toEqual(['p-aurora-038'])
    expect(lacking.responseData.every((each) => !each.hasAirport || each.issueCount > 0 || !each.isAllowedEvent)).toBe(
      true,
    )
    const traveler = page.responseData.find(({ profileId }) => profileId === 'p-aurora-traveller')
    expect(traveler).toMatchObject({
      status: 'accepted',
      hasAirport: true,
      isAllowedEvent: true,
      issueCount: 0,
      trip: null,
    })
    expect(handles(await people('g-aurora-summit', 'search=tremb%20cam'))).toEqual(['traveller'])
    const names = page.responseData.map(({ lastName }) => lastName.normalize('NFD').toLowerCase())
    expect(names).toEqual(names.toSorted())
  })

  test('people are taken off the list, except those who have booked', async () => {
    const { id } = await confirmed(['vip@aurora.example', 'risk@aurora.example'])
    await bookForGroup(at.services, 'risk@aurora', id, { out: dayFromNow(39), back: dayFromNow(43) })
    const given = await ask(organiser, 'POST', `${groups}/${id}/removals`, {
      travelerIds: [...(await idsOf(id, 'vip', 'risk')), 'gt-summit-traveller'],
    })
    expect(await read<GroupDone>(given)).toEqual({ count: 1, skipped: 2, tooSoon: 0 })
    expect(handles(await people(id))).toEqual(['risk'])
    expect((await people('g-aurora-summit')).totalItemCount).toBe(14)
    expect((await ask(organiser, 'POST', `${groups}/${id}/removals`, {})).status).toBe(400)
  })
})

describe('invitations and reminders', () => {
  const letters = (id: string, kind: 'invitations' | 'reminders', travelerIds?: string[]) =>
    ask(organiser, 'POST', `${groups}/${id}/${kind}`, travelerIds ? { travelerIds } : {})
  const addressed = async () => (await at.mails()).map(({ to }) => to?.[0]?.address?.split('@')[0] ?? '').toSorted()

  test('only people of a confirmed event are invited, once each', async () => {
    const { id } = await create()
    await read(await add(id, 'vip@aurora.example', 'guest@aurora.example'))
    expect(await refused(await letters(id, 'invitations'))).toEqual([409, 'groupNotOpen', { status: 'planning' }])
    await read(await move(id, 'pendingApproval'))
    await read(await move(id, 'approved', 'admin@aurora'))
    await read(await move(id, 'confirmed'))
    await at.forgetMails()
    expect(await read<GroupDone>(await letters(id, 'invitations'))).toEqual({ count: 2, skipped: 0, tooSoon: 0 })
    expect(await addressed()).toEqual(['guest', 'vip'])
    expect(await read<GroupDone>(await letters(id, 'invitations'))).toEqual({ count: 0, skipped: 0, tooSoon: 0 })
    const [first] = (await people(id)).responseData
    expect(first).toMatchObject({ status: 'pending', invitedAt: at.clock.now.toISOString(), reminders: 0 })
  })

  test('people who still have to answer or book are reminded, at most once a day', async () => {
    const { id, shareableId } = await confirmed([
      'vip@aurora.example',
      'risk@aurora.example',
      'finance@aurora.example',
      'admin@aurora.example',
      'traveller@aurora.example',
    ])
    await read(await letters(id, 'invitations'))
    const answer = async (who: string, body: object) =>
      read(
        await ask(
          `${who}@aurora`,
          'PUT',
          `/company/companies/aurora/employees/e-aurora-${who}/group-travels/${shareableId}`,
          body,
        ),
      )
    await answer('risk', { status: 'accepted' })
    await answer('finance', { status: 'declined' })
    await answer('admin', { status: 'accepted', needsNoTrip: true })
    await answer('traveller', { status: 'accepted' })
    await bookForGroup(at.services, 'traveller@aurora', id, { out: dayFromNow(39), back: dayFromNow(43) })
    expect(await read<GroupDone>(await letters(id, 'reminders'))).toEqual({ count: 0, skipped: 0, tooSoon: 2 })
    at.clock.now = new Date(+began.now + day)
    await at.forgetMails()
    expect(await read<GroupDone>(await letters(id, 'reminders'))).toEqual({ count: 2, skipped: 0, tooSoon: 0 })
    const subjects = (await at.mails()).map(({ subject }) => subject ?? '').toSorted()
    expect(subjects).toEqual(['Book your trip: Design week', 'Votre réponse est attendue\u00a0: Semaine du design'])
    const named = await idsOf(id, 'vip', 'finance')
    expect(await read<GroupDone>(await letters(id, 'reminders', named))).toEqual({ count: 0, skipped: 2, tooSoon: 1 })
    at.clock.now = new Date(+began.now + 2 * day)
    expect(await read<GroupDone>(await letters(id, 'reminders', named))).toEqual({ count: 1, skipped: 1, tooSoon: 0 })
    const vip = (await people(id)).responseData.find(({ email }) => email.startsWith('vip'))
    expect(vip).toMatchObject({ reminders: 2, remindedAt: at.clock.now.toISOString() })
  })
})

test('a person with a closed profile cannot book and gets no mail', async () => {
  const { id } = await confirmed(['vip@aurora.example', 'risk@aurora.example'])
  await at.services.db.update(profiles).set({ active: false }).where(eq(profiles.email, 'risk@aurora.example'))
  const cannot = await people(id, 'filter=cannotBook')
  expect(handles(cannot)).toEqual(['risk'])
  expect(cannot.responseData).toMatchObject([{ issueCount: 1, adminIssueCount: 1 }])
  expect(await read<GroupDone>(await ask(organiser, 'POST', `${groups}/${id}/invitations`, {}))).toEqual({
    count: 1,
    skipped: 0,
    tooSoon: 0,
  })
  await at.services.db.update(profiles).set({ active: true }).where(eq(profiles.email, 'risk@aurora.example'))
})
