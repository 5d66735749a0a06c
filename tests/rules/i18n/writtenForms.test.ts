import { describe, expect, test } from 'vitest'
import { exactMoney } from '#contract/payment/money.ts'
import { asWritten, durationText } from '#contract/texts/writtenForms.ts'

describe('how a language writes what Intl formats', () => {
  test.each([
    ['07 h 40', '7 h 40'],
    ['15 h 00', '15 h'],
    ['00 h 05', '0 h 05'],
    ['10 h 05', '10 h 05'],
    ['8 h 00 a.m.', '8 h a.m.'],
    ['1 janv. 2027', '1er janv. 2027'],
    ['le 1 août 2029', 'le 1er août 2029'],
    ['1–3 janv. 2027', '1er–3 janv. 2027'],
    ['21 janv. 2027', '21 janv. 2027'],
    ['1 heure', '1 heure'],
    ['voyage de 07 h 00 à 21 h 00', 'voyage de 7 h à 21 h'],
  ])('French writes %s as people do', (text, written) => {
    for (const space of [' ', '\u00a0', '\u202f'])
      expect(asWritten('fr-CA', text.replaceAll(' ', space))).toBe(written.replaceAll(' ', space))
  })

  test.each([
    ['9–14 de dic de 2026', '9–14 dic 2026'],
    ['mar 12 de may', 'mar 12 may'],
    ['12 de mayo de 2026', '12 de mayo de 2026'],
    ['28 de dic de 2026 – 3 de ene de 2027', '28 dic 2026 – 3 ene 2027'],
  ])('Spanish writes %s as people do', (text, written) => expect(asWritten('es-MX', text)).toBe(written))

  test('English is written as Intl writes it', () => expect(asWritten('en-CA', 'Jan 1, 07:00')).toBe('Jan 1, 07:00'))
})

test.each([
  ['en-US', '5 hr 25 min'],
  ['en-CA', '5 hr 25 min'],
  ['en-GB', '5 hr 25 min'],
  ['fr-CA', '5 h 25 min'],
  ['es-MX', '5 h 25 min'],
])('a duration is abbreviated in the same way in every region: %s', (culture, text) =>
  expect(durationText(culture, 325).replaceAll('\u00a0', ' ')).toBe(text),
)

test('an exact amount has the cents of its currency, zero too', () => {
  expect(exactMoney('en-US', 0, 'USD')).toBe('$0.00')
  expect(exactMoney('en-US', 1291.52, 'USD')).toBe('$1,291.52')
  expect(exactMoney('en-US', 1200, 'JPY')).toBe('¥1,200')
  expect(exactMoney('en-CA', -191.84, 'CAD')).toBe('−$191.84')
})
