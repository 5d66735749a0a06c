import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { seed } from '#server/demo/seed.ts'
import { loadReference } from '#server/reference/load.ts'
import { createSealer } from '#server/crypto/sealer.ts'
import { makeStorage } from './testStorage.ts'

const dayMs = 86_400_000
export const sealer = createSealer(randomBytes(32))
// The last minute of a leap day: a bad moment for every calculation with days and months.
export const now = new Date('2028-02-29T23:59:00Z')
export const after = (days: number) => new Date(now.getTime() + days * dayMs)
/** The last day of a card's `yyyy-MM`. */
export const lastDay = (month: string) => new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0))

export const only = <T>(rows: T[]): T => {
  expect(rows).toHaveLength(1)
  return rows[0] as T
}

/** A database with reference data and the demo seed as of `now`. */
export async function openSeeded() {
  const { drop, dump, ...storage } = await makeStorage()
  const opened = await openDatabase(storage, dump)
  await loadReference(opened.db)
  await seed(opened.db, { now, sealer })
  return { db: opened.db, close: () => opened.close().then(drop) }
}
