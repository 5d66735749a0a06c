import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CompanyChangePage } from '#contract/admin/companyChanges.ts'
import type { GroupTravelerPage } from '#contract/events/groupTravelers.ts'
import { groupStatuses, type GroupDetail, type GroupStatus } from '#contract/events/groupTravels.ts'
import { profileRoles } from '#server/db/schema/company/people.ts'
import { profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { groupDesk, groups, organiser, refused } from '#tests/support/events/groupDesk.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'

let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())
beforeEach(() => at.forgetMails())

const { ask, confirmed, create, inState, move, plan, read } = groupDesk(() => at)

describe('states (§4)', () => {
  const next: Record<GroupStatus, { organiser: GroupStatus[]; admin: GroupStatus[] }> = {
    planning: { organiser: ['pendingApproval', 'canceled'], admin: [] },
    pendingApproval: { organiser: ['planning', 'canceled'], admin: ['approved', 'planning'] },
    approved: { organiser: ['confirmed', 'canceled'], admin: [] },
    confirmed: { organiser: ['canceled'], admin: [] },
    inProgress: { organiser: ['canceled'], admin: [] },
    completed: { organiser: ['reconciled'], admin: [] },
    reconciled: { organiser: [], admin: [] },
    canceled: { organiser: [], admin: [] },
  }

  test.each(groupStatuses)('an event that is %s moves to the next state only by people who may do it', async (from) => {
    for (const [role, who] of [
      ['organiser', organiser],
      ['admin', 'admin@aurora'],
    ] as const) {
      const id = await inState(from)
      const detail = await at.get<GroupDetail>(who, `${groups}/${id}`)
      expect([detail.status, detail.nextStatuses]).toEqual([from, next[from][role]])
      for (const to of groupStatuses.filter((status) => !next[from][role].includes(status)))
        expect(await refused(await move(id, to, who)), `${from} → ${to} by ${role}`).toEqual([
          409,
          'notFromHere',
          { status: from },
        ])
    }
    const mayEdit = ['planning', 'approved', 'confirmed', 'inProgress'].includes(from)
    const id = await inState(from)
    const stored = await at.get<GroupDetail>(organiser, `${groups}/${id}`)
    expect(stored.mayEdit).toBe(mayEdit)
    const same = plan({ startDate: stored.startDate, endDate: stored.endDate, answerBy: null, bookBy: null })
    expect((await ask(organiser, 'PUT', `${groups}/${id}`, same)).status).toBe(mayEdit ? 200 : 409)
  })

  test.each(groupStatuses)(
    'an event that is %s gets or loses people only while the organizer can change it',
    async (from) => {
      const id = await inState(from, ['vip@aurora.example'])
      const people = () => at.get<GroupTravelerPage>(organiser, `${groups}/${id}/travelers`)
      const travelerIds = (await people()).responseData.map((each) => each.id)
      const isOpen = (await at.get<GroupDetail>(organiser, `${groups}/${id}`)).mayEdit
      const added = await ask(organiser, 'POST', `${groups}/${id}/travelers`, { emails: ['risk@aurora.example'] })
      const removed = await ask(organiser, 'POST', `${groups}/${id}/removals`, { travelerIds })
      for (const given of [added, removed])
        expect(given.ok ? 'done' : await refused(given)).toEqual(isOpen ? 'done' : [409, 'groupClosed'])
      expect((await people()).responseData.map(({ email }) => email)).toEqual([
        isOpen ? 'risk@aurora.example' : 'vip@aurora.example',
      ])
    },
  )

  test('the organizer withdraws an event from approval, corrects it and asks again, and it is recorded', async () => {
    const { id } = await create()
    await read(await move(id, 'pendingApproval'))
    await at.forgetMails()
    await read(await move(id, 'planning'))
    expect(await at.mails()).toEqual([])
    expect((await ask(organiser, 'PUT', `${groups}/${id}`, plan({ budget: 900 }))).status).toBe(200)
    expect(await refused(await move(id, 'approved', 'admin@aurora'))).toEqual([
      409,
      'notFromHere',
      { status: 'planning' },
    ])
    await read(await move(id, 'pendingApproval'))
    const path = `/company/admin/companies/aurora/changes?entity=groupTravel&entityId=${id}`
    const { responseData } = await at.get<CompanyChangePage>('admin@aurora', path)
    // After it the changed plan, and the second request.
    expect(responseData[2]?.changes).toEqual([{ field: 'status', from: 'pendingApproval', to: 'planning' }])
  })

  test('the record of changes has who planned, changed, requested, approved, confirmed and invited', async () => {
    const { id, startDate, endDate } = await create()
    const same = { answerBy: null, bookBy: null }
    await read(
      await ask(organiser, 'PUT', `${groups}/${id}`, plan({ ...same, budget: 900, notes: 'Bring Ada a gift' })),
    )
    await read(
      await ask(organiser, 'PUT', `${groups}/${id}`, plan({ ...same, budget: 900, notes: 'Bring Ada a gift' })),
    )
    await read(await ask(organiser, 'POST', `${groups}/${id}/travelers`, { emails: ['vip@aurora.example'] }))
    await read(await move(id, 'pendingApproval'))
    await read(await move(id, 'approved', 'admin@aurora'))
    await read(await move(id, 'confirmed'))
    await read(await ask(organiser, 'POST', `${groups}/${id}/invitations`, {}))
    const { now } = at.clock
    at.clock.now = new Date(now.getTime() + 2 * 86_400_000)
    await read(await ask(organiser, 'POST', `${groups}/${id}/reminders`, {}))
    at.clock.now = now
    const changesOf = (query: string) =>
      at.get<CompanyChangePage>('admin@aurora', `/company/admin/companies/aurora/changes?entity=groupTravel${query}`)
    const { responseData } = await changesOf(`&entityId=${id}`)
    expect(new Set(responseData.map(({ entityName }) => entityName))).toEqual(new Set(['Design week']))
    const status = (from: string, to: string) => [{ field: 'status', from, to }]
    expect(responseData.map(({ actorName, action, changes }) => [actorName, action, changes])).toEqual([
      ['Lucía Herrera', 'changed', [{ field: 'groupReminder', from: null, to: '1' }]],
      ['Lucía Herrera', 'changed', [{ field: 'groupInvitation', from: null, to: '1' }]],
      ['Lucía Herrera', 'changed', status('approved', 'confirmed')],
      ['Priya Raghavan', 'changed', status('pendingApproval', 'approved')],
      ['Lucía Herrera', 'asked', status('planning', 'pendingApproval')],
      [
        'Lucía Herrera',
        'changed',
        [
          { field: 'answerBy', from: expect.any(String), to: null },
          { field: 'bookBy', from: expect.any(String), to: null },
          { field: 'eventBudget', from: '1500', to: '900' },
          // Notes can name people: only that they changed is recorded.
          { field: 'eventNotes', from: null, to: null },
        ],
      ],
      [
        'Lucía Herrera',
        'added',
        [
          { field: 'startDate', from: null, to: startDate },
          { field: 'endDate', from: null, to: endDate },
        ],
      ],
    ])
    for (const name of ['design WEEK', 'semaine'])
      expect((await changesOf(`&search=${name}&action=added`)).responseData.map(({ entityId }) => entityId)).toContain(
        id,
      )
    expect((await changesOf('&search=nothing+so+called')).responseData).toEqual([])
  })

  test('each step of an event is mailed to the people concerned in their language', async () => {
    const { id } = await create()
    expect(await refused(await move(id, 'confirmed'))).toEqual([409, 'notFromHere', { status: 'planning' }])
    await read(await move(id, 'pendingApproval'))
    const asked = await at.mails()
    expect(asked.map(({ to }) => to?.[0]?.address ?? '').toSorted()).toEqual([
      'admin@aurora.example',
      'everything@aurora.example',
    ])
    expect(asked[0]?.subject).toBe('Lucía Herrera asks you to approve the event Design week')
    expect(asked[0]?.text).toContain(`/en-ca/events/${id}`)
    await at.forgetMails()
    await read(await move(id, 'planning', 'admin@aurora'))
    const [back] = await at.mails()
    expect([back?.to?.[0]?.address, back?.subject]).toEqual([
      'organiser@aurora.example',
      'Le devolvieron su evento Design week',
    ])
    await read(await move(id, 'pendingApproval'))
    await read(await move(id, 'approved', 'admin@aurora'))
    const missing = await ask(organiser, 'PUT', `${groups}/${id}`, plan({ actualLocation: null }))
    expect(missing.status).toBe(200)
    expect(await refused(await move(id, 'confirmed'))).toEqual([
      409,
      'groupIncomplete',
      [
        { field: 'actualLocation', code: 'required' },
        { field: 'travelers', code: 'required' },
      ],
    ])
    expect(await refused(await ask(organiser, 'PUT', `${groups}/${id}`, plan({ budget: 9000 })))).toEqual([
      409,
      'budgetApproved',
      [{ field: 'budget', code: 'invalid' }],
    ])
    await read(await ask(organiser, 'PUT', `${groups}/${id}`, plan()))
    await read(await ask(organiser, 'POST', `${groups}/${id}/travelers`, { emails: ['traveller@aurora.example'] }))
    expect(await read<GroupDetail>(await move(id, 'confirmed'))).toMatchObject({ status: 'confirmed' })
    const placeless = await ask(organiser, 'PUT', `${groups}/${id}`, plan({ actualLocation: null }))
    expect(await refused(placeless)).toEqual([400, 'badInput', [{ field: 'actualLocation', code: 'required' }]])
  })

  test('every invited person who did not decline is told of a cancellation', async () => {
    const { id } = await confirmed(['traveller@aurora.example', 'vip@aurora.example', 'risk@aurora.example'])
    const { responseData } = await at.get<{ responseData: { id: string; email: string }[] }>(
      organiser,
      `${groups}/${id}/travelers`,
    )
    const invited = responseData.filter(({ email }) => !email.startsWith('risk')).map(({ id }) => id)
    await read(await ask(organiser, 'POST', `${groups}/${id}/invitations`, { travelerIds: invited }))
    await at.forgetMails()
    await read(await move(id, 'canceled'))
    const mails = await at.mails()
    expect(mails.map(({ to, subject }) => `${to?.[0]?.address}: ${subject}`).toSorted()).toEqual([
      'traveller@aurora.example: Cancelled: Design week',
      'vip@aurora.example: Annulé\u00a0: Semaine du design',
    ])
  })

  test('an organizer approves their own event only where the company has no other administrator', async () => {
    const everything: Handle = 'everything@aurora'
    const { id } = await create({}, everything)
    await read(await move(id, 'pendingApproval', everything))
    expect((await at.mails()).map(({ to }) => to?.[0]?.address)).toEqual(['admin@aurora.example'])
    expect((await move(id, 'approved', everything)).status).toBe(409)
    const isOther = eq(profileRoles.profileId, profileIdOf('admin@aurora'))
    await at.services.db.delete(profileRoles).where(isOther)
    expect((await move(id, 'approved', everything)).status).toBe(200)
    await at.services.db.insert(profileRoles).values({ profileId: profileIdOf('admin@aurora'), role: 'Admin' })
  })

  test('the days of an event are those of its place: from its first midnight to its last', async () => {
    const { id } = await confirmed(['traveller@aurora.example'], { actualLocation: 'AKL' })
    const { startDate, endDate } = plan()
    const before = at.clock.now
    const statusAt = async (moment: string) => {
      at.clock.now = new Date(moment)
      const { status } = await at.get<GroupDetail>(organiser, `${groups}/${id}`)
      return status
    }
    // Auckland is 12 or 13 hours ahead.
    expect(await statusAt(`${dayBefore(startDate)}T10:30:00Z`)).toBe('confirmed')
    expect(await statusAt(`${dayBefore(startDate)}T12:30:00Z`)).toBe('inProgress')
    expect(await statusAt(`${endDate}T10:30:00Z`)).toBe('inProgress')
    expect(await statusAt(`${endDate}T12:30:00Z`)).toBe('completed')
    at.clock.now = before
  })
})

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
