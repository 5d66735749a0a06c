import { describe, expect, test } from 'vitest'
import { newCreditCardSchema } from '#contract/payment/cardChanges.ts'
import { cardDigits } from '#contract/fields/cardNumbers.ts'
import { employeeFields } from '#contract/employees/employeeFields.ts'
import { newCostCenterSchema } from '#contract/employees/costCenters.ts'
import { newMembershipSchema } from '#contract/profile/memberships.ts'
import { manualSegmentSchema } from '#contract/trips/manualTrips.ts'
import { exactMoney, moneyFigure, moneyTotal } from '#contract/payment/money.ts'
import { storedNumber, wholePhoneParts } from '#contract/fields/phones.ts'
import { editableProfileSchema } from '#contract/profile/profileChanges.ts'
import { newTravelDocumentSchema } from '#contract/profile/travelDocuments.ts'
import { httpsAddress } from '#contract/fields/webAddress.ts'

/** Marks around and within a number that nobody sees, and the digits and signs of other keyboards. */
const written = (number: string): string[] => [
  ...[
    '\u200B',
    '\u200C',
    '\u200D',
    '\u2060',
    '\uFEFF',
    '\u00AD',
    '\u200E',
    '\u200F',
    '\u061C',
    '\u202A',
    '\u202E',
    '\u2066',
    '\u2069',
    '\uFE0F',
    '\u034F',
    '\u3164',
    '\u180E',
  ].flatMap((mark) => [mark + number, number + mark, number.slice(0, 2) + mark + number.slice(2)]),
  ...['\u00A0', '\u202F', '\u3000', '\u2007', ' '].flatMap((space) => [space + number, number + space]),
  number.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  number.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))),
  number.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit))),
  number.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  number.replaceAll('-', '\u2011'),
  number.replaceAll('-', '\u2010'),
]

const { tsa, phoneNumber } = editableProfileSchema.shape
const fields = {
  'an employee': (text: string) => employeeFields.externalId.schema.parse(text),
  'a cost center': (text: string) => newCostCenterSchema.shape.externalId.parse(text),
  'a passport': (text: string) => newTravelDocumentSchema.shape.number.parse(text),
  'a membership': (text: string) => newMembershipSchema.shape.number.parse(text),
  'a known traveler': (text: string) => tsa.parse(text),
  'a flight': (text: string) => manualSegmentSchema.shape.number.parse(text),
  'a confirmation': (text: string) => manualSegmentSchema.shape.confirmationNumber.parse(text),
}

describe.each(Object.entries(fields))('the number of %s', (_, read) => {
  test('is the same however it was typed or copied', () => {
    for (const text of written('1042-78')) expect([text, read(text)]).toEqual([text, '1042-78'])
  })
})

test('a card and a telephone have the same digits however they were typed or copied', () => {
  for (const text of written('4111-1111 1111-1111')) {
    const number = newCreditCardSchema.shape.number.parse(text)
    expect([text, cardDigits(number), cardDigits(text)]).toEqual([text, '4111111111111111', '4111111111111111'])
  }
  for (const text of written('514-555-0134')) {
    const number = phoneNumber.parse(text)
    expect([text, storedNumber({ code: '1', number })]).toEqual([text, '5145550134'])
  }
  for (const text of written('+1 514-555-0134'))
    expect([text, wholePhoneParts(employeeFields.mobilePhone.schema.parse(text))]).toEqual([
      text,
      { code: '1', number: '5145550134' },
    ])
})

test('a mark counts in no length, and nothing but marks is an empty number', () => {
  expect(employeeFields.externalId.schema.parse('\u200B'.repeat(500) + '7'.repeat(30))).toBe('7'.repeat(30))
  expect(employeeFields.externalId.schema.safeParse('\u200B\uFEFF ').error?.issues[0]?.message).toBe('required')
  expect(employeeFields.externalId.schema.safeParse('10\u000042').error?.issues[0]?.message).toBe('line')
  expect(employeeFields.externalId.schema.parse('Ä 7'.normalize('NFD'))).toBe('Ä 7')
})

test('an amount that rounds to zero has no sign', () => {
  for (const amount of [-0, -0.001, -0.0049, 0.001, 0]) {
    expect(exactMoney('en-US', amount)).toBe('$0.00')
    expect([moneyFigure('en-US', amount), moneyTotal('en-US', amount)].join()).not.toContain('−')
    expect(exactMoney('fr-CA', amount, 'JPY')).not.toContain('−')
  }
  expect([exactMoney('en-US', -0.005), exactMoney('en-US', -12)]).toEqual(['−$0.01', '−$12.00'])
})

describe('the address of a link', () => {
  const problems = (text: string) =>
    httpsAddress(500)
      .safeParse(text)
      .error?.issues.map(({ message }) => message)

  test.each([
    '\u202E',
    '\u202D',
    '\u2067',
    '\u200F',
    '\u200E',
    '\u200B',
    '\u200D',
    '\u2060',
    '\u00AD',
    '\uFE0F',
    '\u3164',
  ])('is refused with the mark %j, which nobody sees', (mark) => {
    expect(problems(`https://x.example/${mark}gnp.exe`)).toEqual(['addressHidden'])
    expect(problems(`https://x${mark}y.example/`)).toContain('addressHidden')
  })

  test.each([
    'https:evil.example',
    'https:/evil.example',
    'https:\\\\evil.example',
    'https:///evil.example',
    'https:/\\evil.example',
    'https://\\evil.example',
    'http://evil.example',
    'javascript:alert(1)',
    '//evil.example',
    'evil.example',
    'https://',
    'https:// evil.example',
  ])('is refused as %s', (text) => expect(problems(text)).toContain('webAddress'))

  test.each([
    ['https://intranet.example', 'https://intranet.example'],
    ['HTTPS://Intranet.Example/A?b=c#D', 'https://intranet.example/A?b=c#D'],
    ['https://раураl.example/login', 'https://xn--l-7sba6dbr.example/login'],
    ['https://münchen.example:8443?q=ü', 'https://xn--mnchen-3ya.example:8443?q=ü'],
    ['https://ｅvil.example/', 'https://evil.example/'],
  ])('is stored of %s as %s', (text, stored) => expect(httpsAddress(500).parse(text)).toBe(stored))
})
