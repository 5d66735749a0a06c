import { describe, expect, test } from 'vitest'
import { countryCode, emailAddress, personName, requiredName } from '#contract/fields/fields.ts'
import type { Airport } from '#contract/trips/airports.ts'
import { readAddresses } from '@/domains/events/people/add/addresses.rules'
import { rankAirports } from '#server/domains/reference/rankAirports.ts'
import { airports } from '#server/reference/airports.ts'
import { countries } from '#server/reference/countries.ts'

describe('the address of an e-mail', () => {
  test.each([
    ['\u200Bzed@aurora.example', 'zed@aurora.example'],
    ['zed@aurora.example\u200B', 'zed@aurora.example'],
    ['zed@\u2060aurora.example', 'zed@aurora.example'],
    ['zed@auro\u00ADra.example', 'zed@aurora.example'],
    ['zed@aurora.example\u200F', 'zed@aurora.example'],
    ['\u202Azed@aurora.example\u202C', 'zed@aurora.example'],
    ['\u00A0zed@aurora.example\u00A0', 'zed@aurora.example'],
    ["o'neil@aurora.example", "o'neil@aurora.example"],
    ['o’neil@aurora.example', "o'neil@aurora.example"],
    ['Zed+trips@Aurora.example', 'Zed+trips@Aurora.example'],
    ['zoë@münchen.example', 'zoë@münchen.example'],
    ['ｚｅｄ＠aurora．example', 'zed@aurora.example'],
    ['zed@aurora.example\uFEFF', 'zed@aurora.example'],
    ['\u2066zed@aurora.example\u2069', 'zed@aurora.example'],
  ])('the e-mail address %j is read as %s', (typed, kept) => expect(emailAddress.parse(typed)).toBe(kept))

  test.each([
    '<zed@aurora.example>',
    'mailto:zed@aurora.example',
    'zed@aurora.example.',
    'zed@aurora..example',
    'zed@.aurora.example',
    'zed@aurora,example.com',
    'zed@aurora.example;',
    '"zed@aurora.example',
    'Zed (zed@aurora.example)',
    'zed@-aurora.example',
    "zed@aurora.example'",
    'zed@aurora',
    '\u200B@aurora.example',
  ])('the text %s is no e-mail address', (typed) =>
    expect(emailAddress.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(['email']),
  )

  test.each<[string, string[]]>([
    ["Shane O'Neil <s.o'neil@alpha.example>", ["s.o'neil@alpha.example"]],
    ["'alice@alpha.example', 'bob@alpha.example'", ['alice@alpha.example', 'bob@alpha.example']],
    ['‘alice@alpha.example’', ['alice@alpha.example']],
    ["'mailto:s.o’neil@alpha.example'", ["s.o'neil@alpha.example"]],
    ['“Bo” <bo@alpha.example\u200B>', ['bo@alpha.example']],
    ...[
      '，',
      '；',
      '、',
      '﹐',
      '､',
      '،',
      '؛',
      ';',
      '\u037E',
      '፣',
      '\t',
      '\r\n',
      '\r',
      '\u2028',
      '\u0085',
      '\u00A0',
      '\u3000',
      '\u200B',
      '\u200B，\u200B',
      ' / ',
      ' & ',
      ' | ',
      '\uFEFF',
      '。',
      ' · ',
    ].map((between): [string, string[]] => [
      `\u200Balice@alpha.example${between}bob@alpha.example${between}`,
      ['alice@alpha.example', 'bob@alpha.example'],
    ]),
    ['アリス＜alice@alpha.example＞；ボブ（bob@alpha.example）', ['alice@alpha.example', 'bob@alpha.example']],
    ['「alice＠alpha.example」、【bob@alpha.example】', ['alice@alpha.example', 'bob@alpha.example']],
    ['To: Ada <alice@alpha.example>; Cc:bob@alpha.example', ['alice@alpha.example', 'bob@alpha.example']],
    ['alice@al\u200Bpha.example', ['alice@alpha.example']],
  ])('the pasted text %s has the addresses %j', (text, emails) =>
    expect(readAddresses(text)).toEqual({ emails, repeated: 0, unreadable: [] }),
  )
})

describe('a typed name', () => {
  test.each([
    ["'t Hooft", "'t Hooft"],
    ['’t Hart', '’t Hart'],
    ['ʻOkina', "'Okina"],
    ['Kaʻahumanu', "Ka'ahumanu"],
    ['Oʼahuʼi', "O'ahu'i"],
    ['O‘Brien', "O'Brien"],
    ['O´Hara', "O'Hara"],
    ['D`Souza', "D'Souza"],
    ['D＇Arcy\u200B', "D'Arcy"],
    ['Col·lell', 'Col·lell'],
    ['Col\u2022lell', 'Col·lell'],
    ['Col\u2027lell', 'Col·lell'],
    ['Co\u0140lell', 'Co\u0140lell'],
    ['Smith\u2011Jones', 'Smith-Jones'],
    ['Smith\u2010Jones', 'Smith-Jones'],
    ['Smith\u2013Jones', 'Smith-Jones'],
    ['Smith－Jones', 'Smith-Jones'],
    ['Smith\u00AD-Jones', 'Smith-Jones'],
    ['van\u00A0Dyk', 'van Dyk'],
    ['van\u202FDyk', 'van Dyk'],
    ['van\u3000 Dyk', 'van Dyk'],
    ['van\u2009Dyk\u00A0', 'van Dyk'],
    ['Mª José', 'Mª José'],
    ['M.° Jesús', 'M.º Jesús'],
    ['Jose\u0301', 'José'],
    ['Nguye\u0302\u0303n', 'Nguyễn'],
    ['Ō\uA78Ckina', "Ō'kina"],
    ['Ka\u02BFahumanu', "Ka'ahumanu"],
    ['Tlaltecuhtli\uA78C', "Tlaltecuhtli'"],
    ['ＡＤＡ', 'ADA'],
    ['\u202DAda\u202C', 'Ada'],
    ['A\u034Fda', 'Ada'],
    ['Ní Dhomhnaill', 'Ní Dhomhnaill'],
    ['É'.normalize('NFD').repeat(40), 'É'.repeat(40)],
  ])('the name %s is stored as %s', (typed, kept) =>
    expect([requiredName.parse(typed), personName.parse(typed)]).toEqual([kept, kept]),
  )

  test.each([
    ["'", 'nameScript'],
    ['-Hart', 'nameScript'],
    ['.', 'nameScript'],
    ['李', 'nameScript'],
    ['\u200B', 'required'],
  ])('the text %j is no name', (typed, code) =>
    expect(requiredName.safeParse(typed).error?.issues.map(({ message }) => message)).toContain(code),
  )
})

test('Kosovo is a country like others', () => {
  expect(countryCode.parse('XK')).toBe('XK')
  expect(countries.find(({ code }) => code === 'XK')).toMatchObject({ alpha3: 'XKX', callingCode: '383' })
})

describe('the search for an airport (§7)', () => {
  const countryNames = new Map(countries.map(({ code, name }) => [code, name.en]))
  const all = airports.map((airport): Airport => ({
    ...airport,
    cityName: airport.city.en,
    countryName: countryNames.get(airport.countryCode) ?? '',
  }))
  test.each([
    ['London Heathrow', 'LHR'],
    ['Heathrow London', 'LHR'],
    ['Paris CDG', 'CDG'],
    ['New York JFK', 'JFK'],
    ['London (LHR)', 'LHR'],
    ['London, United Kingdom', 'LHR'],
    ['St Johns', 'YYT'],
    ['st. john’s', 'YYT'],
    ['Ohare', 'ORD'],
    ["Chicago O'Hare", 'ORD'],
    ['La Guardia', 'LGA'],
    ['Portugal', 'LIS'],
    ['Londres Royaume-Uni', 'LHR'],
    ['Frankfurt Main', 'FRA'],
    ['Frankfurt am Main', 'FRA'],
    ['Frankfurt/Main', 'FRA'],
    ['Frankfurt (Main)', 'FRA'],
    ['Frankfurt a.M.', 'FRA'],
    ['Francfort-sur-le-Main', 'FRA'],
    ['Fráncfort del Meno', 'FRA'],
    ['Flughafen Frankfurt', 'FRA'],
    ['München Franz Josef Strauß', 'MUC'],
    ['Köln/Bonn', 'CGN'],
    ['Koeln Bonn', 'CGN'],
    ['Newcastle upon Tyne', 'NCL'],
    ['Saint Louis', 'STL'],
    ['St Louis', 'STL'],
    ['Saint John’s', 'YYT'],
    ['St. John', 'YSJ'],
    ['St Petersburg', 'LED'],
    ['Sankt Petersburg', 'LED'],
    ['Ft Lauderdale', 'FLL'],
    ['Ft. McMurray', 'YMM'],
    ['Lyon Saint Exupéry', 'LYS'],
    ['Lyon St-Exupery', 'LYS'],
    ['Toronto Pearson Intl', 'YYZ'],
    ['Wien-Schwechat', 'VIE'],
    ['Roma Fiumicino', 'FCO'],
    ['København', 'CPH'],
    ['Lisboa', 'LIS'],
    ['Aeropuerto de Barajas', 'MAD'],
    ['Aéroport Pierre-Elliott-Trudeau', 'YUL'],
    ['Santa Lucía', 'NLU'],
    ['Ezeiza', 'EZE'],
    ['Bombay', 'BOM'],
    ['Sea-Tac', 'SEA'],
    ['Rio de Janeiro Galeão', 'GIG'],
  ])('the search %s finds %s first', (term, code) => expect(rankAirports(all, term)[0]?.code).toBe(code))

  test('a search with one word that fits nowhere finds nothing', () =>
    expect(rankAirports(all, 'London Qqqq')).toEqual([]))
})
