import { expect, test } from 'vitest'
import { placesNamed } from '#server/domains/risk/feeds/governmentNames.ts'
import { parseUnitedStates } from '#server/domains/risk/feeds/parseUnitedStates.ts'
import { usFeed, type UsItem } from '#tests/support/risk/adviceFeeds.ts'

const readAt = new Date('2026-11-27T12:00:00Z')
const read = (...items: UsItem[]) => parseUnitedStates(usFeed(items), readAt)
const levelsOf = (...items: UsItem[]) =>
  read(...items).places.map(({ targetCountry, warningLevel, regionalLevel }) => [
    targetCountry,
    warningLevel,
    regionalLevel,
  ])
const japan: UsItem = { title: 'Japan - Level 1: Exercise Normal Precautions' }

test('both wordings of titles are read, with a hyphen and with a dash', () => {
  const titles = [
    'Suriname - Level 1: Exercise Normal Precautions',
    'Kenya Travel Advisory - Level 2: Exercise Increased Caution',
    'Pakistan – Level 3: Reconsider Travel',
    'Mali Travel Advisory — Level 4: Do Not Travel',
    "Cote d'Ivoire - Level 2: Exercise Increased Caution",
    'Turkey - Level 2: Exercise Increased Caution',
  ]
  expect(levelsOf(...titles.map((title) => ({ title })))).toEqual([
    ['SR', 0, 0],
    ['KE', 1, 0],
    ['PK', 2, 0],
    ['ML', 3, 0],
    ['CI', 1, 0],
    ['TR', 1, 0],
  ])
})

test('the words are those of the government, and the evidence has the title and the category', () => {
  const [place] = read({
    title: 'Japan - Level 1: Exercise Normal Precautions',
    categories: [
      ['Threat-Level', 'Level 1: Exercise Normal Precautions'],
      ['Country-Tag', 'JA'],
    ],
  }).places
  expect(place?.warningText).toEqual({ en: 'Level 1: Exercise Normal Precautions' })
  expect(place?.evidence).toEqual([
    { field: 'title', value: 'Japan - Level 1: Exercise Normal Precautions' },
    { field: 'Threat-Level', value: 'Level 1: Exercise Normal Precautions' },
  ])
})

test('the country is found by its name and not by its tag, which is no ISO code', () => {
  const serbia: UsItem = {
    title: 'Serbia - Level 2: Exercise Increased Caution',
    categories: [
      ['Threat-Level', 'Level 2: Exercise Increased Caution'],
      ['Country-Tag', 'RI'],
    ],
  }
  expect(levelsOf(serbia)).toEqual([['RS', 1, 0]])
})

test('the threat level is found among all categories, also where the title has none', () => {
  const yemen: UsItem = {
    title: 'Yemen Travel Advisory',
    link: 'https://travel.state.gov/a/yemen-travel-advisory.html',
    categories: [
      ['Threat-Level', 'Level 4: Do Not Travel'],
      ['Country-Tag', 'YM'],
      ['Keyword', 'x'],
    ],
  }
  expect(levelsOf(yemen)).toEqual([['YE', 3, 0]])
})

test('a title of several places is about the place of its link', () => {
  const china: UsItem = {
    title: 'Mainland China, Hong Kong & Macau - See Summaries - Level 2: Exercise Increased Caution',
    link: 'https://travel.state.gov/content/a/china-travel-advisory.html?x=1',
  }
  expect(levelsOf(china)).toEqual([['CN', 1, 0]])
})

test('an advisory without a level, an unknown place and an unknown level are skipped and counted', () => {
  const { places, skipped } = read(
    japan,
    { title: 'Worldwide Caution' },
    { title: 'Atlantis - Level 4: Do Not Travel' },
    { title: 'Norway - Level 7: Leave' },
  )
  expect(places.map(({ targetCountry }) => targetCountry)).toEqual(['JP'])
  expect(skipped).toBe(3)
})

test('the rows of Gaza and the West Bank are parts: the milder one holds everywhere, the stricter one in its part', () => {
  const [place] = read(
    { title: 'Gaza - Level 4: Do Not Travel' },
    { title: 'West Bank - Level 3: Reconsider Travel' },
  ).places
  expect(place).toMatchObject({ targetCountry: 'PS', warningLevel: 2, regionalLevel: 3 })
  expect(place?.warningText.en).toBe('West Bank: Level 3: Reconsider Travel; Gaza: Level 4: Do Not Travel')
  expect(place?.evidence.map(({ field }) => field)).toEqual(['West Bank: title', 'Gaza: title'])
  expect(levelsOf({ title: 'Gaza - Level 4: Do Not Travel' })).toEqual([['PS', 3, 0]])
})

test('a stricter part that only the text names is the regional level, and former levels are not', () => {
  const mexico = (description: string): UsItem => ({
    title: 'Mexico - Level 2: Exercise Increased Caution',
    description,
  })
  const part = '<p>Some areas differ.</p><p><b>Do not travel to:</b></p><ul><li>Colima</li></ul>'
  expect(levelsOf(mexico(part))).toEqual([['MX', 1, 3]])
  expect(levelsOf(mexico('<p>Reconsider travel to Jalisco.</p>'))).toEqual([['MX', 1, 2]])
  expect(levelsOf(mexico('<p>The advisory was lowered from Level 4.</p>'))).toEqual([['MX', 1, 0]])
  for (const denied of ['Some states are not Level 4 any more.', 'Level 3 no longer applies.'])
    expect(levelsOf(mexico(`<p>${denied}</p>`)), denied).toEqual([['MX', 1, 0]])
  expect(levelsOf(mexico('<p>Colima is Level 4, not Level 3.</p>'))).toEqual([['MX', 1, 3]])
  const yemen = { title: 'Yemen - Level 4: Do Not Travel', description: '<p>Do not travel to Yemen.</p>' }
  expect(levelsOf(yemen)).toEqual([['YE', 3, 0]])
})

test('dates are read in each format of the feed; without one the date of the feed counts', () => {
  const dates = {
    'Tue, 10 Nov 2026 14:00:00 GMT': '2026-11-10T14:00:00.000Z',
    'Tue, 10 Nov 2026 14:00:00 EST': '2026-11-10T19:00:00.000Z',
    'Tue, 10 Nov 2026': '2026-11-10T00:00:00.000Z',
    'November 10, 2026': '2026-11-10T00:00:00.000Z',
    '11/10/2026': '2026-11-10T00:00:00.000Z',
    '2026-11-10T14:00:00-05:00': '2026-11-10T19:00:00.000Z',
    'in autumn': '2026-11-11T00:00:00.000Z',
    '31 Feb 2026': '2026-11-11T00:00:00.000Z',
  }
  for (const [date, expected] of Object.entries(dates))
    expect(read({ ...japan, date }).places[0]?.issuedAt.toISOString(), date).toBe(expected)
})

test('names and links of any length are looked up in no time', () => {
  const began = performance.now()
  expect(placesNamed(`Mali${' '.repeat(200_000)}x`)).toEqual([])
  expect(placesNamed(`Bosnia   &   Herzegovina`)).toEqual([{ code: 'BA' }])
  const link = `https://travel.state.gov/a/${'travel-advisory'.repeat(30_000)}\nx`
  expect(read(japan, { title: 'Atlantis - Level 2', link }).skipped).toBe(1)
  expect(performance.now() - began).toBeLessThan(2000)
})

test('only addresses of the government are linked', () => {
  const linkOf = (link: string) => read({ ...japan, link }).places[0]?.sourceUrl
  expect(linkOf('https://travel.state.gov/japan.html')).toBe('https://travel.state.gov/japan.html')
  for (const link of ['javascript:alert(1)', 'http://travel.state.gov/', 'https://state.gov.evil.example/', ''])
    expect(linkOf(link)).toBe('https://travel.state.gov/')
})

const whole = usFeed([japan])
const bomb = '<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'

test.each([
  ['a truncated feed', whole.slice(0, -40), 'notReadable'],
  ['two roots', `${whole}<rss/>`, 'notReadable'],
  ['a document type with entities', whole.replace('<rss', `${bomb}<rss`), 'notReadable'],
  ['a plain document type', whole.replace('<rss', '<!doctype html><rss'), 'notReadable'],
  ['deep nesting', whole.replace('<channel>', `${'<a>'.repeat(60)}${'</a>'.repeat(60)}<channel>`), 'notReadable'],
  ['an unknown entity', whole.replace('Japan', '&nothing;'), 'notReadable'],
  ['JSON', '[]', 'notReadable'],
  ['nothing', '', 'notReadable'],
  ['a page for people', '<html><body>Forbidden</body></html>', 'notTheFeed'],
  ['a feed without items', usFeed([]), 'notTheFeed'],
])('%s is refused', (_, text, code) => {
  expect(() => parseUnitedStates(text, readAt)).toThrow(expect.objectContaining({ code }))
})
