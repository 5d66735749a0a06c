import { expect } from 'vitest'
import { openTestServices } from '#tests/support/http/server.ts'
import { leapDay } from '#tests/support/run/testEnv.ts'

const dayMs = 86_400_000
export const now = leapDay
export const after = (days: number) => new Date(now.getTime() + days * dayMs)
/** The last day of a card's `yyyy-MM`. */
export const lastDay = (month: string) => new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0))

export const only = <T>(rows: T[]): T => {
  expect(rows).toHaveLength(1)
  return rows[0] as T
}

/** A database with reference data and the demo seed as of `now`, and the sealer that opens the numbers in it. */
export async function openSeeded() {
  const { services, close } = await openTestServices({}, () => now)
  return { db: services.db, sealer: services.sealer, close }
}
