import { expect, test } from 'vitest'
import { isCurrent, mayReadFeeds, ownAlerts } from '@/domains/risk/alerts/alerts.rules'
import { makeAlert } from '#tests/support/risk/alertFactory.ts'

const now = new Date('2026-05-09T12:00:00Z')
const alerts = [
  makeAlert({ id: 'announced', isAnnouncement: true, severity: 4 }),
  makeAlert({ id: 'mild', severity: 1 }),
  makeAlert({ id: 'older', severity: 3, sentAt: '2026-05-08T08:00:00Z' }),
  makeAlert({ id: 'newer', severity: 3 }),
  makeAlert({ id: 'over', severity: 4, endsAt: '2026-05-09T12:00:00Z' }),
  makeAlert({ id: 'others', severity: 4, trips: [] }),
]

test('alarms come before announcements, the most severe first, then the latest', () => {
  expect(ownAlerts(alerts, now).map(({ id }) => id)).toEqual(['newer', 'older', 'mild', 'announced'])
})

test('an alert without an end holds on', () => {
  expect(isCurrent(makeAlert({ endsAt: null }), now)).toBe(true)
})

test('the feeds are read by administrators and risk advisors', () => {
  expect([['Admin'], ['RiskAdvisor'], ['Traveller'], []].map((roles) => mayReadFeeds(roles as never))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
