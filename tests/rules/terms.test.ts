import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { textsFor } from '#server/bookingTool/texts/texts.ts'

const messagesOf = (language: string) =>
  Object.assign(
    {},
    ...readdirSync(`src/i18n/messages/${language}`).map((file) =>
      JSON.parse(readFileSync(`src/i18n/messages/${language}/${file}`, 'utf8')),
    ),
  ) as Record<string, string>
const offending = (language: string, wrong: RegExp) =>
  Object.entries(messagesOf(language)).filter(([, text]) => wrong.test(text))

/** What docs/terms.md settles, as far as a pattern can tell. */
describe('terms', () => {
  test.each([
    ['en', 'American spelling', /travell|cancell(ed|ing)|centre|programme|colour|organis|kilometre|licence/i],
    ['en-CA', 'Canadian spelling', /traveler|canceled|center|programme|color\b|organis|kilometer/i],
    [
      'fr-CA',
      'one word for one thing',
      /évènement|politique de voyages|administrateur (de|des) voyages|e-mail|mobile/i,
    ],
    ['fr-CA', 'spaces that keep a colon, a quotation mark or a percent sign on its line', /\S [:»%]|« /],
    ['fr-CA', 'no space before ? ! ; and curly apostrophes', /[\s\u00a0\u202f][?!;]|\p{L}'\p{L}/u],
    ['fr-CA', 'a space before a colon and inside quotation marks', /\p{L}:(?!\/)|«\S|\S»/u],
    ['es', 'one word for one thing', /añad|caduc|coche|móvil|billete|visado|localizador|administrador de viajes/i],
  ])('%s: %s', (language, _, wrong) => {
    expect(offending(language, wrong)).toEqual([])
  })

  // Known Traveler Number and Trusted Traveler are names of programs of the United States.
  test('what English spells in the American way has its Canadian form', () => {
    const american = offending(
      'en',
      /(?<!Known |Trusted )travel(er|ed|ing)|cancel(ed|ing)|center|color\b|kilometer|license/i,
    )
    const canadian = messagesOf('en-CA')
    expect(american.map(([id]) => id).filter((id) => canadian[id] === undefined)).toEqual([])
  })

  test('the booking tool spells English by region', () => {
    expect(textsFor('en-us').traveler).toBe('Traveler')
    expect(textsFor('en-ca').traveler).toBe('Traveller')
  })
})
