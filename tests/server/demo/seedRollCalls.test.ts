import { afterAll, beforeAll, expect, test } from 'vitest'
import { rollCallPeople } from '#server/db/schema/risk/rollCalls.ts'
import { otherStays, stayPermits } from '#server/db/schema/profile/stays.ts'
import { alertMatches } from '#server/domains/risk/alerts/matches.ts'
import { listRollCalls } from '#server/domains/risk/rollCalls/readRollCalls.ts'
import { now, only, openSeeded } from '#tests/support/db/seeded.ts'

let opened: Awaited<ReturnType<typeof openSeeded>>
beforeAll(async () => {
  opened = await openSeeded()
})
afterAll(() => opened.close())

test('the demo has an open roll call with mixed answers and a closed one', async () => {
  const { responseData } = await listRollCalls(opened.db, 'aurora', { pageNumber: 1, pageSize: 20, now })
  expect(responseData.map(({ isOpen, counts: { needsHelp } }) => [isOpen, needsHelp])).toEqual([
    [true, 1],
    [false, 0],
  ])
  for (const { counts } of responseData) {
    expect(counts.safe).toBeGreaterThan(0)
    expect(counts.noAnswer).toBeGreaterThan(0)
  }
})

test('nobody in the danger of the demo has been asked', async () => {
  const danger = only((await alertMatches(opened.db, 'aurora', { now })).filter(({ alert }) => alert.severity >= 3))
  const asked = await opened.db.select().from(rollCallPeople)
  expect(asked.filter(({ tripId }) => danger.tripIds.has(tripId ?? ''))).toEqual([])
})

test('one employee of the demo has declared days abroad, and another one a residence permit', async () => {
  const stay = only(await opened.db.select().from(otherStays))
  const permit = only(await opened.db.select().from(stayPermits))
  expect(permit.kind).toBe('residencePermit')
  expect(permit.profileId).not.toBe(stay.profileId)
})
