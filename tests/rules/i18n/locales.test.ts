import { describe, expect, test } from 'vitest'
import {
  cultureOf,
  languageOf,
  localeCodeOf,
  localeCodes,
  localeGroups,
  supportedCulture,
} from '#contract/texts/locales.ts'
import { browserLocale } from '@/i18n/browserLocale'

describe('§2 locales', () => {
  test('there are 27 base locales and 3 groups', () => {
    expect(new Set(localeCodes).size).toBe(27)
    expect(localeCodeOf('en')).toBe('en-us')
    expect(localeCodeOf('fr')).toBe('fr-ca')
    expect(localeCodeOf('es')).toBe('es-es')
    expect(Object.keys(localeGroups)).toHaveLength(3)
  })

  test.each(localeCodes.map((code) => [code] as const))('the locale %s has a culture and a language', (code) => {
    expect(localeCodeOf(cultureOf(code))).toBe(code)
    expect(languageOf(code)).toBe({ en: 'en', fr: 'fr-CA', es: 'es' }[code.slice(0, 2)])
  })

  test('no other text is a locale', () => {
    for (const text of ['', 'de-de', 'fr-fr', 'home', 'en-us-x', '__proto__', 'constructor'])
      expect(localeCodeOf(text)).toBeUndefined()
  })
})

describe('§1 the browser’s language', () => {
  test.each([
    [['fr-CA', 'en'], 'fr-ca'],
    [['es-MX', 'es'], 'es-mx'],
    [['fr'], 'fr-ca'],
    [['fr-FR', 'fr', 'en-US'], 'fr-ca'],
    [['en'], 'en-us'],
    [['de-DE', 'de'], 'en-us'],
    [['de', 'en-CA'], 'en-ca'],
    [[], 'en-us'],
  ])('the languages %o of a browser lead to %s', (preferred, expected) => {
    expect(browserLocale(preferred)).toBe(expected)
  })
})

test('§5 an unsupported culture code falls back to en-US', () => {
  expect(supportedCulture('fr-CA')).toBe('fr-CA')
  expect(supportedCulture('de-DE')).toBe('en-US')
  expect(supportedCulture(null)).toBe('en-US')
})
