import { expect, test } from 'vitest'
import { appStatusOf } from '#server/domains/marketplace/readApps.ts'
import { countOpen, offeredCategories, shownApps } from '@/domains/marketplace/marketplace.rules'
import { makeApp } from '#tests/support/marketplace/marketplaceFactory.ts'

const connectedAt = new Date('2026-05-12T06:00:00Z')

test('the contract comes before the decision of the company, and that before the own request', () => {
  expect(appStatusOf({ isInContract: false, connectedAt }, true)).toBe('notInContract')
  expect(appStatusOf({ isInContract: true, connectedAt }, true)).toBe('connected')
  expect(appStatusOf({ isInContract: true, connectedAt: null }, true)).toBe('requested')
  expect(appStatusOf({ isInContract: true, connectedAt: null }, false)).toBe('available')
})

test('apps are narrowed by status and category, and only categories with an app are offered', () => {
  const apps = [makeApp(), makeApp({ id: 'b', category: 'visa', status: 'connected', openRequests: 2 })]
  expect(shownApps(apps, {})).toHaveLength(2)
  expect(shownApps(apps, { status: 'connected' }).map(({ id }) => id)).toEqual(['b'])
  expect(shownApps(apps, { status: 'connected', category: 'ground' })).toEqual([])
  expect(offeredCategories(apps)).toEqual(['ground', 'visa'])
  expect(countOpen(apps)).toBe(2)
})
