import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Trip } from '#contract/trips/trips.ts'
import { openTestApi, placeOf } from '#tests/support/http/api.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
let invoiced: Trip
const me = 'traveller@aurora'
beforeAll(async () => {
  at = await openTestApi()
  const trips = await at.get<Trip[]>(me, `/main${placeOf(me)}/trips`)
  invoiced = trips.find(({ invoiceId }) => invoiceId)!
})
afterAll(() => at.close())

test.each(['itineraryDownloadUrl', 'invoiceDownloadUrl'] as const)(
  'the address %s leads to a PDF file',
  async (name) => {
    const answer = await at.send(me, `/main${invoiced[name]}?cultureCode=fr-CA`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('application/pdf')
    expect(answer.headers.get('Content-Length')).toBe(String(bytes.byteLength))
    expect(answer.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="(itinerary|invoice)-[a-z0-9-]+\.pdf"$/,
    )
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.toString('latin1')).toContain('fr-CA')
  },
)

test.each([
  ['', 'fr-FR', 'fr-CA'],
  ['', 'en', 'en-CA'],
  ['?cultureCode=en-US', 'fr-FR', 'en-US'],
])('a document requested with "%s" in %s is written in %s', async (query, accepted, culture) => {
  const answer = await at.send(me, `/main${invoiced.itineraryDownloadUrl}${query}`, {
    headers: { 'Accept-Language': accepted },
  })
  expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toContain(`(${culture})`)
})

test('only people who may read the trip may download it', async () => {
  const path = `/main${invoiced.itineraryDownloadUrl}`
  expect((await at.send('arranger@aurora', path)).status).toBe(200)
  expect((await at.send('newhire@aurora', path)).status).toBe(403)
  expect((await at.send('admin@boreal', path)).status).toBe(404)
  expect((await at.send(undefined, path)).status).toBe(401)
})
