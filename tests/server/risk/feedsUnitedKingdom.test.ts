import { expect, test } from 'vitest'
import { parseUnitedKingdom, parseUnitedKingdomList } from '#server/domains/risk/feeds/parseUnitedKingdom.ts'
import { gbContent, gbList } from '#tests/support/risk/adviceFeeds.ts'

const readAt = new Date('2026-11-27T12:00:00Z')
const mali = { name: 'Mali', slug: 'mali' }
const read = (content: string, country = mali) =>
  parseUnitedKingdom([country], new Map([[country.slug, content]]), readAt)
const levels = (...statuses: string[]) => {
  const [place] = read(gbContent('Mali', statuses)).places
  return [place?.warningLevel, place?.regionalLevel]
}

test('the list names countries and the ends of their addresses', () => {
  expect(
    parseUnitedKingdomList(
      gbList([
        ['mali', 'Mali'],
        ['the-gambia', 'The Gambia'],
      ]),
    ),
  ).toEqual([mali, { name: 'The Gambia', slug: 'the-gambia' }])
  const bare = { links: { children: [{ base_path: '/foreign-travel-advice/mali', title: 'Mali travel advice' }] } }
  expect(parseUnitedKingdomList(JSON.stringify(bare))).toEqual([mali])
  const evil = gbList([
    ['../../admin', 'Mali'],
    ['mali', 'Mali'],
    ['mali', 'Mali again'],
  ])
  expect(parseUnitedKingdomList(evil)).toHaveLength(1)
})

test('advice about parts is the regional level, and advice about the whole country the national one', () => {
  expect(levels()).toEqual([0, 0])
  expect(levels('avoid_all_but_essential_travel_to_parts')).toEqual([0, 2])
  expect(levels('avoid_all_travel_to_parts')).toEqual([0, 3])
  expect(levels('avoid_all_but_essential_travel_to_whole_country')).toEqual([2, 0])
  expect(levels('avoid_all_travel_to_whole_country')).toEqual([3, 0])
  const both = ['avoid_all_travel_to_parts', 'avoid_all_but_essential_travel_to_whole_country']
  expect(levels(...both)).toEqual([2, 3])
  expect(levels('avoid_all_travel_to_parts', 'avoid_all_but_essential_travel_to_parts')).toEqual([0, 3])
})

test('the words are the sentences of the government, or the status in words, or the description', () => {
  const body = '<h2>Warnings</h2><p>FCDO advises against all travel to parts of Mali.</p><p>More.</p>'
  const [place] = read(gbContent('Mali', ['avoid_all_travel_to_parts'], body)).places
  expect(place).toMatchObject({
    warningText: { en: 'FCDO advises against all travel to parts of Mali.' },
    evidence: [{ field: 'alert_status', value: 'avoid_all_travel_to_parts' }],
    sourceUrl: 'https://www.gov.uk/foreign-travel-advice/mali',
    issuedAt: new Date('2026-11-10T09:00:00Z'),
  })
  expect(place?.blocks.en[0]).toEqual({ kind: 'heading', text: 'Warnings' })
  const [terse] = read(gbContent('Mali', ['avoid_all_travel_to_parts'])).places
  expect(terse?.warningText.en).toBe('Avoid all travel to parts')
  expect(read(gbContent('Mali', [])).places[0]?.warningText.en).toBe('FCDO travel advice for Mali.')
})

test('an unknown status, a missing one, an unknown name and a missing content are skipped and counted', () => {
  const countries = [mali, ...['a', 'b', 'c'].map((slug) => ({ name: 'Chad', slug })), { name: 'Atlantis', slug: 'd' }]
  const contents = new Map([
    ['mali', gbContent('Mali', [])],
    ['a', gbContent('Chad', ['avoid_everything'])],
    ['b', gbContent('Chad', undefined)],
    ['d', gbContent('Atlantis', [])],
  ])
  const { places, skipped } = parseUnitedKingdom(countries, contents, readAt)
  expect(places.map(({ targetCountry }) => targetCountry)).toEqual(['ML'])
  expect(skipped).toBe(4)
})

test('one unknown status among known ones makes the entry unreadable', () => {
  const statuses = ['avoid_all_but_essential_travel_to_parts', 'avoid_everything']
  const contents = new Map([
    ['mali', gbContent('Mali', [])],
    ['chad', gbContent('Chad', statuses)],
  ])
  const { places, unreadable } = parseUnitedKingdom([mali, { name: 'Chad', slug: 'chad' }], contents, readAt)
  expect(places.map(({ targetCountry }) => targetCountry)).toEqual(['ML'])
  expect(unreadable).toEqual(['TD'])
})

test('names of the government that are not those of the reference data are known', () => {
  const names = {
    'Myanmar (Burma)': ['MM'],
    'The Occupied Palestinian Territories': ['PS'],
    'Côte d’Ivoire': ['CI'],
    USA: ['US'],
    'St Martin and St Barthélemy': ['MF', 'BL'],
    'Turks and Caicos Islands': ['TC'],
    Congo: ['CG'],
  }
  for (const [name, codes] of Object.entries(names)) {
    const { places } = read(gbContent(name, []), { name, slug: 'x' })
    expect(
      places.map(({ targetCountry }) => targetCountry),
      name,
    ).toEqual(codes)
  }
})

test.each([
  ['a truncated list', gbList([['mali', 'Mali']]).slice(0, -4), 'notReadable'],
  ['an empty list', '[]', 'notTheFeed'],
  ['a list without countries', '{"links":{"children":[]}}', 'notTheFeed'],
  ['a list of something else', '{"links":{"children":["mali",3,null]}}', 'notTheFeed'],
])('%s is refused', (_, text, code) => {
  expect(() => parseUnitedKingdomList(text)).toThrow(expect.objectContaining({ code }))
})

test('a content that is no JSON fails the whole feed', () => {
  expect(() => read('<html>')).toThrow(expect.objectContaining({ code: 'notReadable' }))
})
