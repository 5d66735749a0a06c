import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Country } from '#contract/fields/countries.ts'
import { openTestApi } from '#tests/support/http/api.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const find = (query: string, language = 'en') =>
  at.get<Country[]>('newhire@aurora', `/main/countries?${query}`, { 'Accept-Language': language })

test.each([
  ['en-CA', 'Germany', 'Afghanistan'],
  ['fr-CA', 'Allemagne', 'Afghanistan'],
  ['es-MX', 'Alemania', 'Afganistán'],
])('every country is listed once in %s, sorted as that language sorts (§7)', async (cultureCode, germany, first) => {
  const all = await find(`cultureCode=${cultureCode}`)
  expect(new Set(all.map(({ countryCode }) => countryCode)).size).toBe(250)
  expect(all[0]?.countryName).toBe(first)
  expect(all.find(({ countryCode }) => countryCode === 'DE')).toEqual({
    countryCode: 'DE',
    alpha3: 'DEU',
    countryName: germany,
    callingCode: '49',
  })
  const names = all.map(({ countryName }) => countryName)
  expect(names).toEqual(names.toSorted(new Intl.Collator(cultureCode).compare))
})

test('a search matches names without accents, and codes as a whole; without a culture the header decides', async () => {
  const namesOf = async (...query: Parameters<typeof find>) =>
    (await find(...query)).map(({ countryName }) => countryName)
  expect(await namesOf('term=etats', 'fr-CA')).toContain('États-Unis')
  expect(await namesOf('term=ca')).toContain('Canada')
  expect(await namesOf('term=CHE')).toContain('Switzerland')
  expect(await namesOf('term=nowhere-at-all')).toEqual([])
})

test('countries are open to every signed-in person, and cached in the browser only', async () => {
  const answer = await at.send('nobody@aurora', '/main/countries?term=cana')
  expect(answer.headers.get('Cache-Control')).toBe('private, max-age=86400')
  expect(answer.headers.get('Vary')).toContain('Accept-Language')
  expect((await at.send(undefined, '/main/countries')).status).toBe(401)
})

test('a long answer is compressed where the client accepts it, a short one is not', async () => {
  const send = (path: string) => at.send('nobody@aurora', path, { headers: { 'Accept-Encoding': 'br, gzip' } })
  const long = await send('/main/countries')
  expect(long.headers.get('Content-Encoding')).toBe('gzip')
  expect(long.headers.get('Vary')).toMatch(/accept-encoding/i)
  const sent = Buffer.from(await long.arrayBuffer())
  expect(JSON.parse(gunzipSync(sent).toString())).toHaveLength(250)
  const short = await send('/main/countries?term=cana')
  expect(short.headers.get('Content-Encoding')).toBeNull()
  expect(Number(short.headers.get('Content-Length'))).toBeLessThan(1024)
})
