import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { createIntl } from '@formatjs/intl'
import { describe, expect, test } from 'vitest'
import { catalogues as toolCatalogues } from '#bookingTool/messages/messages.ts'
import { catalogues as serverCatalogues, formatterFor } from '#server/messages/messages.ts'

type Catalogue = Record<string, string>
/** The texts of the server and those of the booking tool, by language. */
const catalogues = {
  en: { ...toolCatalogues.en, ...serverCatalogues.en },
  'fr-CA': { ...toolCatalogues['fr-CA'], ...serverCatalogues['fr-CA'] },
  es: { ...toolCatalogues.es, ...serverCatalogues.es },
} satisfies Record<string, Catalogue>
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Catalogue
const files = globSync('{bookingTool,contract,server}/messages/*/*.json')
const inFiles = (language: string) =>
  Object.assign({}, ...files.filter((file) => basename(dirname(file)) === language).map(read)) as Catalogue

const { formatters } = createIntl({ locale: 'en' })
const parse = (text: string) => formatters.getMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst()
type Element = ReturnType<typeof parse>[number]
/** Bare words and the `#` of a plural, as the library numbers its elements. */
const wordTypes: number[] = [0, 7]

/** Every element of a text, including those inside plurals and choices. */
const elementsOf = (elements: Element[]): Element[] =>
  elements.flatMap((element) => {
    const parts = 'options' in element ? Object.values(element.options) : []
    return [element, ...parts.flatMap(({ value }) => elementsOf(value))]
  })
const textElements = (text: string) => elementsOf(parse(text))
const valuesOf = (text: string) => {
  const valued = textElements(text).filter(({ type }) => !wordTypes.includes(type))
  return [...new Set(valued.map((element) => `${element.type} ${'value' in element ? element.value : ''}`))].toSorted()
}

/** Words of recorded fields and values, whose ids are put together in contract/admin/changeWords.ts and shown on the page too. */
const recorded =
  /^(?:banners\.maintenance|companyChanges\.(?:field|value)|companySettings\.field|profile\.(?:account\.role|payment\.use))\./

describe('what the server says', () => {
  test.each(['fr-CA', 'es'] as const)('every server message exists in %s too, with the same values', (language) => {
    expect(Object.keys(catalogues[language])).toEqual(Object.keys(catalogues.en))
    for (const [id, text] of Object.entries(catalogues.en))
      expect([id, valuesOf(catalogues[language][id] ?? '')]).toEqual([id, valuesOf(text)])
  })

  test('Canadian English has its own server message only where the spelling differs', () => {
    const canadian = Object.entries(inFiles('en-CA'))
    expect(canadian.filter(([id, text]) => !catalogues.en[id] || catalogues.en[id] === text)).toEqual([])
    for (const [id, text] of canadian) expect([id, valuesOf(text)]).toEqual([id, valuesOf(catalogues.en[id] ?? '')])
  })

  test('every server message is in the catalog of its first word, in order', () => {
    for (const file of files) {
      const ids = Object.keys(read(file))
      expect([file, ids]).toEqual([file, ids.toSorted()])
      expect(ids.filter((id) => id.split('.')[0] !== basename(file, '.json'))).toEqual([])
    }
  })

  test('every server message counts one and many in every language', () => {
    for (const texts of Object.values(catalogues))
      for (const [id, text] of Object.entries(texts))
        for (const element of textElements(text))
          if ('pluralType' in element)
            expect([id, Object.keys(element.options)]).toEqual([id, expect.arrayContaining(['one', 'other'])])
  })

  test('every server message is used somewhere', () => {
    const code = globSync('{bookingTool,server}/**/*.ts').map((file) => readFileSync(file, 'utf8'))
    const named = code.flatMap((text) => [...text.matchAll(/['`]([a-z]\w*(?:\.[\w${}.[\]]+)+)['`]/g)])
    const patterns = new Set(named.map(([, id = '']) => id.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '\\w+')))
    // An id put together from its domain alone would pass for all of them.
    const domains = files.map((file) => basename(file, '.json'))
    expect(domains.filter((domain) => patterns.has(`${domain}\\.\\w+`))).toEqual([])
    const isSaid = new RegExp(`^(${[...patterns].join('|')})$`)
    expect(Object.keys(catalogues.en).filter((id) => !recorded.test(id) && !isSaid.test(id))).toEqual([])
  })
})

describe('a formatter', () => {
  test('a formatter uses the language of a culture and falls back to English', () => {
    const said = (culture: string) =>
      formatterFor(culture).say('profile.phoneCode.text', { code: '042195', minutes: 1 })
    expect(said('es-MX')).toBe('042195 es su código de Waymark. Es válido durante 1 minuto. No lo comparta con nadie.')
    expect(said('fr')).toContain('pendant 1 minute.')
    expect(said('pt-BR')).toContain('good for 1 minute.')
  })

  test('a formatter spells English by region', () => {
    const said = (culture: string) =>
      formatterFor(culture).say('profile.details.missing', { detail: 'costCenterMissing' })
    expect([said('en-US'), said('en-CA'), said('en')]).toEqual(['cost center', 'cost centre', 'cost center'])
  })

  test('a formatter throws for a message it cannot write', () => {
    expect(() => formatterFor('en').say('profile.phoneCode.text', { code: '042195' })).toThrow('minutes')
  })

  test('a formatter keeps a local day unchanged and writes hours in the way of the region', () => {
    const { formatDate, formatTime } = formatterFor('fr-CA')
    expect(formatDate('2026-05-12', { dateStyle: 'long' })).toBe('12 mai 2026')
    expect(formatTime('2026-05-12T14:05Z')).toBe('14 h 05')
  })
})
