import { afterAll, beforeAll, expect, test } from 'vitest'
import { alerts } from '#server/db/schema/risk/alerts.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { alertMatches } from '#server/domains/risk/alerts/matches.ts'
import { now, openSeeded } from '#tests/support/db/seeded.ts'

let opened: Awaited<ReturnType<typeof openSeeded>>
beforeAll(async () => {
  opened = await openSeeded()
})
afterAll(() => opened.close())

test('the demo has three alerts in three languages, and each says that it is a demonstration', async () => {
  const rows = await opened.db.select().from(alerts).orderBy(alerts.identifier)
  expect(rows.map(({ identifier, severity, isAnnouncement }) => [identifier, severity, isAnnouncement])).toEqual([
    ['demo-flood', 3, false],
    ['demo-strike', 2, true],
    ['demo-wind', 1, false],
  ])
  for (const { isDemo, texts } of rows) {
    expect(isDemo).toBe(true)
    expect(texts.map(({ language }) => language)).toEqual(['en-CA', 'fr-CA', 'es-MX'])
    for (const { headline } of texts) expect(headline).toMatch(/^D[eé]mo/)
  }
})

test('the severe alert of the demo concerns exactly four people, and the others concern somebody', async () => {
  const matches = await alertMatches(opened.db, 'aurora', { now })
  const owners = new Map((await opened.db.select().from(trips)).map((trip) => [trip.id, trip.profileId]))
  const people = matches.map(({ alert, tripIds }) => [
    alert.identifier,
    new Set([...tripIds].map((id) => owners.get(id))).size,
  ])
  expect(people[0]).toEqual(['demo-flood', 4])
  expect(people.map(([identifier]) => identifier)).toEqual(['demo-flood', 'demo-strike', 'demo-wind'])
})
