import { afterAll, expect, test } from 'vitest'
import type { ApprovalPage } from '#contract/approvals/approvals.ts'
import type { Notification } from '#contract/notices/notifications.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { runApprovalClock } from '#server/domains/approvals/clock.ts'
import { openTestApi, placeOf } from '#tests/support/http/api.ts'

// Who signs in to the demo as an approver finds a trip to decide about, and earlier answers.

const at = await openTestApi()
afterAll(() => at.close())
const approver = 'finance@aurora'
const traveler = 'guestmanager@aurora'

test('the demo has a trip that waits for the approver, outside the policy with a reason, and two that were answered', async () => {
  const list = (status: string) =>
    at.get<ApprovalPage>(approver, `/main${placeOf(approver)}/approvals?status=${status}`)
  const { responseData: waiting } = await list('waiting')
  expect(waiting).toMatchObject([
    {
      status: 'waiting',
      isOpen: true,
      traveler: 'Marcus Oyelaran',
      trip: { reason: 'meeting', brokenRules: [{ kind: 'cabin' }] },
    },
  ])
  const { total, parts, lowestTotal } = waiting[0]!.trip
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(total, 2)
  expect(lowestTotal).toBeLessThan(total)
  const { responseData: answered } = await list('answered')
  expect(answered.map(({ status }) => status).toSorted()).toEqual(['approved', 'declined'])
  expect(answered.every(({ decision }) => decision?.by === 'Olivier Bouchard')).toBe(true)
  const told = await at.get<Notification[]>(approver, `/main${placeOf(approver)}/notifications`)
  expect(told.filter(({ code }) => code === 'tripToApprove')).toMatchObject([
    { isUrgent: false, actionRoute: { params: { approvalId: waiting[0]!.id } } },
  ])
})

test('its traveler sees it pending, and the clock lets it wait', async () => {
  await runApprovalClock(at.services)
  const own = await at.get<Trip[]>(traveler, `/main${placeOf(traveler)}/trips`)
  expect(own.filter(({ approval }) => approval?.status === 'pendingApproval')).toMatchObject([
    { tripStatus: 'Upcoming', approval: { isChange: false, decider: 'Olivier Bouchard' } },
  ])
})
