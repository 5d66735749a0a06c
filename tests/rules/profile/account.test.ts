import { describe, expect, test } from 'vitest'
import { roleNames } from '#contract/session/roles.ts'
import { mayRemove } from '@/domains/arranger/arranger.rules'
import { mayAskAgain } from '@/domains/profile/account/account.rules'
import { mayRender, type RenderKey } from '@/routes/permissions'

describe('§6 parts of screens', () => {
  const parts: [RenderKey, boolean][] = [
    ['home.latestAlerts', false],
    ['home.bestPractices', false],
    ['home.greenTips', false],
    ['home.groupTravel', true],
    ['home.newsFeed', false],
    ['home.links', true],
    ['menu.notifications', false],
    ['mainMenu.book', false],
    ['events.book', true],
    ['account.permissions', false],
    ['account.language', true],
    ['account.arrangers', true],
    ['account.delete', false],
  ]
  test.each(parts)('a Guest with the restricted set of permissions sees the part %s: %s', (part, shown) => {
    expect(mayRender(part, ['Guest'])).toBe(shown)
    expect(mayRender(part, ['Guest', 'Admin'])).toBe(shown)
  })

  test.each(roleNames.filter((role) => role !== 'Guest'))(
    'a %s with the full set of permissions sees every part',
    (role) => {
      expect(parts.filter(([part]) => mayRender(part, [role]))).toEqual(parts)
    },
  )
})

describe('§6 account.lastArranger', () => {
  const approved = { status: 'approved' } as const
  const sent = { status: 'sent' } as const
  test('a Guest may not remove the last approved arranger; a pending arranger does not count', () => {
    expect(mayRemove(approved, [approved], ['Guest'])).toBe(false)
    expect(mayRemove(approved, [approved, sent], ['Guest'])).toBe(false)
    expect(mayRemove(approved, [approved, approved], ['Guest'])).toBe(true)
    expect(mayRemove(sent, [approved, sent], ['Guest'])).toBe(true)
  })
  test('only a Guest may not remove the last arranger', () => {
    expect(mayRemove(approved, [approved], ['Traveller'])).toBe(true)
    expect(mayRemove(approved, [approved], [])).toBe(true)
  })
})

test('§7 reactivation can be requested once a day', () => {
  const now = new Date('2026-05-12T12:00:00Z')
  expect(mayAskAgain(null, now)).toBe(true)
  expect(mayAskAgain('2026-05-12T11:59:00Z', now)).toBe(false)
  expect(mayAskAgain('2026-05-11T12:00:01Z', now)).toBe(false)
  expect(mayAskAgain('2026-05-11T12:00:00Z', now)).toBe(true)
})
