import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  groupStatuses,
  type GroupDetail,
  type GroupStatus,
  type OrganizedGroupPage,
} from '#contract/events/groupTravels.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profileRoles, profiles } from '#server/db/schema/company/people.ts'
import { profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { groupDesk, groups, organiser, refused } from '#tests/support/events/groupDesk.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'

let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())
beforeEach(() => at.forgetMails())

const { ask, confirmed, inState, move, read } = groupDesk(() => at)

describe('an event whose organiser has left (§4)', () => {
  const person = eq(profiles.id, profileIdOf(organiser))
  const role = and(eq(profileRoles.profileId, profileIdOf(organiser)), eq(profileRoles.role, 'EventOrganizer'))
  const employment = (status: 'active' | 'inactive') => async () => {
    const [{ employeeId } = {}] = await at.services.db.select().from(profiles).where(person)
    await at.services.db.update(employees).set({ status }).where(eq(employees.id, employeeId!))
  }
  const profile = (active: boolean) => () => at.services.db.update(profiles).set({ active }).where(person)
  const back = async () => {
    await employment('active')()
    await profile(true)()
    const held = { profileId: profileIdOf(organiser), role: 'EventOrganizer' as const }
    await at.services.db.insert(profileRoles).values(held).onConflictDoNothing()
  }
  afterEach(back)
  const admin: Handle = 'admin@aurora'
  const listed = async () =>
    (await at.get<OrganizedGroupPage>(admin, `${groups}?pageSize=50`)).responseData.map(({ id }) => id)

  test.each([
    ['is not employed any more', employment('inactive')],
    ['has a closed profile', profile(false)],
    ['organises no events any more', () => at.services.db.delete(profileRoles).where(role)],
  ])('an administrator cancels an event whose organizer %s, and the invited people are told', async (_why, leave) => {
    const { id } = await confirmed(['traveller@aurora.example', 'vip@aurora.example'])
    await read(await ask(organiser, 'POST', `${groups}/${id}/invitations`, {}))
    await at.forgetMails()
    expect(await refused(await move(id, 'canceled', admin))).toEqual([409, 'notFromHere', { status: 'confirmed' }])
    expect(await listed()).not.toContain(id)
    await leave()
    expect(await listed()).toContain(id)
    expect(await at.get<GroupDetail>(admin, `${groups}/${id}`)).toMatchObject({
      nextStatuses: ['canceled'],
      mayEdit: false,
    })
    expect(await read<GroupDetail>(await move(id, 'canceled', admin))).toMatchObject({ status: 'canceled' })
    const mails = await at.mails()
    expect(mails.map(({ to }) => to?.[0]?.address ?? '').toSorted()).toEqual([
      'traveller@aurora.example',
      'vip@aurora.example',
    ])
    for (const { replyTo, text } of mails) {
      expect(replyTo?.[0]?.address).toBe('admin@aurora.example')
      expect(text).toContain(replyTo?.[0]?.name)
      expect(text).not.toContain('Lucía Herrera')
    }
    expect(await listed()).not.toContain(id)
  })

  test('an administrator ends an event without organizer in any state, and moves it on in no other way', async () => {
    const ends: Partial<Record<GroupStatus, GroupStatus[]>> = {
      planning: ['canceled'],
      pendingApproval: ['approved', 'planning', 'canceled'],
      approved: ['canceled'],
      confirmed: ['canceled'],
      inProgress: ['canceled'],
      completed: ['reconciled'],
    }
    const ids = new Map<GroupStatus, string>()
    for (const status of groupStatuses) ids.set(status, await inState(status))
    await profile(false)()
    for (const [status, id] of ids)
      expect([status, (await at.get<GroupDetail>(admin, `${groups}/${id}`)).nextStatuses]).toEqual([
        status,
        ends[status] ?? [],
      ])
    expect((await move(ids.get('completed')!, 'reconciled', admin)).status).toBe(200)
    expect((await move(ids.get('approved')!, 'confirmed', admin)).status).toBe(409)
  })
})
