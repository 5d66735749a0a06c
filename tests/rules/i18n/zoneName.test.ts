import { describe, expect, test } from 'vitest'
import { contracted, frenchDe } from '#contract/texts/french.ts'
import { zoneName } from '#contract/time/zoneName.ts'
import { documentFormats } from '#server/files/pdf/documentFormats.ts'
import { airports } from '#server/reference/airports.ts'

const winter = new Date('2026-11-24T12:00Z')

describe('the short name of a time zone', () => {
  // prettier-ignore
  test.each([
    ['America/Toronto', 'Montreal', ['EST', 'HNE', 'hora de Montreal']],
    ['America/Vancouver', 'Vancouver', ['PDT', 'HAP', 'hora de Vancouver']],
    ['America/Bogota', 'Bogotá', ['Bogotá time', 'heure de Bogotá', 'hora de Bogotá']],
    ['Asia/Kolkata', 'Delhi', ['Delhi time', 'heure de Delhi', 'hora de Delhi']],
    ['Europe/Amsterdam', 'Amsterdam', ['Amsterdam time', 'heure d’Amsterdam', 'hora de Amsterdam']],
    ['Africa/Cairo', 'Le Caire', ['Le Caire time', 'heure du Caire', 'hora de Le Caire']],
  ])('the zone %s has its short name in every language', (timeZone, city, names) =>
    expect(['en-CA', 'fr-CA', 'es-MX'].map((culture) => zoneName(culture, winter, timeZone, city))).toEqual(names),
  )

  test.each(['en-US', 'en-CA', 'en-GB', 'fr-CA', 'es-MX', 'es-ES', 'es-AR'])(
    'a zone name in %s never counts from UTC',
    (culture) => {
      for (const timeZone of Intl.supportedValuesOf('timeZone'))
        for (const at of [winter, new Date('2026-07-01T12:00Z')])
          expect(zoneName(culture, at, timeZone)).not.toMatch(/(GMT|UTC)[+−-]\d/)
    },
  )

  test.each(['en-CA', 'en-US', 'en-GB'])('a zone name is the same in English of every region: %s', (culture) => {
    expect(zoneName(culture, winter, 'America/St_Johns', 'St. John’s')).toBe('NST')
    expect(zoneName(culture, winter, 'America/New_York', 'New York')).toBe('EST')
    expect(zoneName(culture, winter, 'Europe/Paris', 'Paris')).toBe('Paris time')
  })

  test('English documents for Spanish readers abbreviate a zone as other English documents do', () => {
    const { zone } = documentFormats('es-MX')
    expect(zone(winter.toISOString(), 'America/Toronto', 'Montreal')).toBe('EST')
  })

  test("a zone name leaves out the region of a city, and uses the zone's own city where none is known", () => {
    expect(zoneName('es-MX', winter, 'America/Toronto', 'London (Ontario)')).toBe('hora de London')
    expect(zoneName('en-US', winter, 'America/Argentina/Buenos_Aires')).toBe('Buenos Aires time')
  })
})

test.each([
  ['Paris', 'de Paris'],
  ['Ottawa', 'd’Ottawa'],
  ['Édimbourg', 'd’Édimbourg'],
  ['Halifax', 'd’Halifax'],
  ['Hambourg', 'de Hambourg'],
  ['Le Caire', 'du Caire'],
  ['Les Cayes', 'des Cayes'],
  ['La Havane', 'de La Havane'],
])('French joins "de" to the place %s', (place, said) => expect(frenchDe(place)).toBe(said))

test.each([
  ['Correspondance à Le Caire, 2 h', 'Correspondance au Caire, 2 h'],
  ['votre voyage à Les Cayes (3 mai)', 'votre voyage aux Cayes (3 mai)'],
  ['votre voyage à La Havane', 'votre voyage à La Havane'],
  ['au sujet de Le Cap', 'au sujet du Cap'],
  ['votre voyage de Ottawa', 'votre voyage d’Ottawa'],
  ['Le voyage de Élodie Marchand est réservé.', 'Le voyage d’Élodie Marchand est réservé.'],
  ['au nom de Camille', 'au nom de Camille'],
  ['selon les facteurs de IATA', 'selon les facteurs de IATA'],
  ['la liste de Le', 'la liste de Le'],
  ['les voyages de Le Quang Tran', 'les voyages de Le Quang Tran'],
  ['votre réponse parvient à Les Parker', 'votre réponse parvient à Les Parker'],
])('French joins a name to the preposition before it: %s', (text, written) => expect(contracted(text)).toBe(written))

test('every city of the reference data that begins with an article is known to have one', () => {
  const withArticle = airports.map(({ city }) => city.fr).filter((city) => /^Les? /.test(city))
  expect(withArticle).toContain('Le Caire')
  for (const city of withArticle) expect(contracted(`de ${city}`)).not.toContain('de Le')
})
