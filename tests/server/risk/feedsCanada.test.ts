import { expect, test } from 'vitest'
import { parseCanada } from '#server/domains/risk/feeds/parseCanada.ts'
import { caEntry, caFeed } from '#tests/support/risk/adviceFeeds.ts'

const readAt = new Date('2026-11-27T12:00:00Z')
const read = (data: Record<string, unknown>) => parseCanada(caFeed(data), readAt)

test('a level is read as a number and as a text, with the words in both languages', () => {
  const { places, skipped } = read({ AF: caEntry('Afghanistan', 3), NO: caEntry('Norway', '0') })
  expect(skipped).toBe(0)
  expect(places).toMatchObject([
    {
      targetCountry: 'AF',
      warningLevel: 3,
      regionalLevel: 0,
      warningText: { en: 'Advice 3', fr: 'Conseil 3' },
      sourceUrl: 'https://travel.gc.ca/destinations/afghanistan',
      issuedAt: new Date(1_794_000_000_000),
    },
    { targetCountry: 'NO', warningLevel: 0 },
  ])
})

test('any other level, and an entry without words, is skipped and counted', () => {
  const wrong = [4, -1, 1.5, '', 'high', null, true, { level: 3 }]
  const data = Object.fromEntries(wrong.map((state, at) => [`k${at}`, caEntry('Norway', state)]))
  const silent = caEntry('Kenya', 3, { eng: { name: 'Kenya' } })
  const { places, skipped } = read({ ...data, KE: silent, AF: caEntry('Afghanistan', 3), XX: null })
  expect(places.map(({ targetCountry }) => targetCountry)).toEqual(['AF'])
  expect(skipped).toBe(wrong.length + 2)
})

test('a flag for regional advice has no level: the least possible one counts, and the flag is in the evidence', () => {
  const flagged = (state: number, flag: unknown) =>
    read({ MX: caEntry('Mexico', state, { 'has-regional-advisory': flag }) }).places[0]!
  expect([0, 1, 2, 3].map((state) => flagged(state, 1).regionalLevel)).toEqual([1, 2, 3, 3])
  expect(flagged(1, 'true').regionalLevel).toBe(2)
  for (const flag of [0, '0', 'false', false, null]) expect(flagged(1, flag).regionalLevel).toBe(0)
  expect(flagged(1, '1').evidence).toEqual([
    { field: 'advisory-state', value: '1' },
    { field: 'advisory-text', value: 'Advice 1' },
    { field: 'has-regional-advisory', value: '1' },
  ])
})

test('a sub-region is a part of its country, and never changes the level of the whole', () => {
  const { places } = read({
    PT: caEntry('Portugal', 0),
    'PT-20': caEntry('Azores', 2),
    ES: caEntry('Spain', 2),
    IC: caEntry('Canary Islands', 1, { 'country-iso': 'ES' }),
  })
  expect(places).toMatchObject([
    { targetCountry: 'PT', warningLevel: 0, regionalLevel: 2, warningText: { en: 'Advice 0' } },
    { targetCountry: 'ES', warningLevel: 2, regionalLevel: 0 },
  ])
  expect(places[0]!.evidence).toContainEqual({ field: 'Azores: advisory-state', value: '2' })
})

test('a name decides where a code is not that of ISO, and an unknown name with an unknown code is skipped', () => {
  const { places, skipped } = read({ UK: caEntry('United Kingdom', 1), ZZ: caEntry('Atlantis', 3) })
  expect(places.map(({ targetCountry }) => targetCountry)).toEqual(['GB'])
  expect(skipped).toBe(1)
})

test('a date without a timestamp is read from its text, and the time of reading counts without both', () => {
  const dated = (date: unknown) => read({ NO: caEntry('Norway', 0, { 'date-published': date }) }).places[0]!.issuedAt
  expect(dated({ timestamp: 0, date: '2026-11-24 10:15:00' }).toISOString()).toBe('2026-11-24T10:15:00.000Z')
  expect(dated({ timestamp: '1794000000' }).getTime()).toBe(1_794_000_000_000)
  expect(dated('soon')).toEqual(readAt)
})

test('markup, control characters and the null character are never kept', () => {
  const evil = '<p>Do\u0000 <b>not</b>\u0007 go</p><script>alert(1)</script><a href="javascript:alert(1)">now</a>'
  const entry = caEntry('Norway', 0, {
    eng: { name: 'Norway', 'url-slug': '../evil', 'advisory-text': 'Take\u0000 care\u202E', 'recent-updates': evil },
  })
  const [place] = read({ NO: entry }).places
  expect(place?.warningText.en).toBe('Take care')
  expect(place?.blocks.en).toEqual([
    { kind: 'paragraph', text: 'Do not go' },
    { kind: 'paragraph', text: 'now' },
  ])
  expect(place?.sourceUrl).toBe('https://travel.gc.ca/destinations/')
})

const whole = caFeed({ NO: caEntry('Norway', 0) })

test.each([
  ['truncated JSON', whole.slice(0, -10), 'notReadable'],
  ['a page for people', '<html></html>', 'notReadable'],
  ['nothing', '', 'notReadable'],
  ['an empty list', '[]', 'notTheFeed'],
  ['null', 'null', 'notTheFeed'],
  ['an object without places', '{"data":{}}', 'notTheFeed'],
  ['a list of places', '{"data":[{"advisory-state":3}]}', 'notTheFeed'],
  ['only unknown places', caFeed({ ZZ: caEntry('Atlantis', 3) }), 'notTheFeed'],
])('%s is refused', (_, text, code) => {
  expect(() => parseCanada(text, readAt)).toThrow(expect.objectContaining({ code }))
})
