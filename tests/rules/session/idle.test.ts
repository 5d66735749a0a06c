import { describe, expect, test } from 'vitest'
import { idleLimits } from '#contract/fields/limits.ts'
import { countdown, idleState, idleTimes, untilChange, milestoneOf } from '@/domains/session/idle/idle.rules'

const times = { idleMs: idleLimits.idleSeconds * 1000, warningMs: idleLimits.warningSeconds * 1000 }
const after = (seconds: number) => seconds * 1000

describe('§9 idleness', () => {
  test.each([
    [0, 'active'],
    [1489.999, 'active'],
    [1490, 'warned'],
    [1789.999, 'warned'],
    [1790, 'over'],
    [9 * 3600, 'over'],
  ] as const)('after %s seconds without activity the session is %s', (seconds, state) => {
    expect(idleState(0, after(seconds), times)).toBe(state)
  })

  test('the next change of the session is exactly when its state changes', () => {
    for (const seconds of [0, 700, 1490, 1700]) {
      const wait = untilChange(0, after(seconds), times)
      expect(idleState(0, after(seconds) + wait, times)).not.toBe(idleState(0, after(seconds), times))
      expect(idleState(0, after(seconds) + wait - 1, times)).toBe(idleState(0, after(seconds), times))
    }
    expect(untilChange(0, after(1790), times)).toBe(0)
  })

  test.each([
    [300_000, '5:00'],
    [299_001, '5:00'],
    [61_000, '1:01'],
    [9400, '0:10'],
    [1, '0:01'],
    [0, '0:00'],
    [-5000, '0:00'],
  ])('a rest of %s ms is shown as %s', (left, text) => {
    expect(countdown(left)).toBe(text)
  })
})

test('§9 a company may have a shorter idle time than the build, never a longer one', () => {
  const company = (idleSeconds: number, warningSeconds = 300) => idleTimes(idleLimits, { idleSeconds, warningSeconds })
  expect(idleTimes(idleLimits, undefined)).toEqual(times)
  expect(company(600)).toEqual({ idleMs: 600_000, warningMs: 300_000 })
  expect(company(9000, 9000)).toEqual(times)
})

test('the remaining time is announced at milestones, not each second', () => {
  const said = new Set(Array.from({ length: 300 }, (_, passed) => milestoneOf((300 - passed) * 1000)))
  expect([...said]).toEqual([undefined, 240, 180, 120, 60, 30, 10])
  expect(milestoneOf(240_001)).toBeUndefined()
  expect(milestoneOf(0)).toBe(10)
})
