import { describe, expect, test } from 'vitest'
import { projectNumberKey, tripFieldLimits } from '#contract/admin/tripFields.ts'
import { parseNumber } from '#contract/texts/typedNumber.ts'
import { shownFieldValue } from '#contract/trips/tripFieldValues.ts'
import { fieldFormSchema, fieldValues, toField } from '@/domains/admin/tripFields/fieldForm.rules'
import { numbersIn, sumOf } from '@/domains/admin/tripFields/projectNumbers.rules'

test.each(['P-1020', 'p1020', ' P 10 20 ', 'ｐ－１０２０', 'P–1020', 'P‑1020', 'P/1020', 'P٠-1020'.replace('٠', '')])(
  '%s is the project number P-1020',
  (typed) => expect(projectNumberKey(typed)).toBe('p1020'),
)

test.each([
  ['en-CA', '1,234.5', '1234.5'],
  ['en-CA', '12,5', '12.5'],
  ['en-US', '1,234', '1234'],
  ['fr-CA', '1 234,50', '1234.5'],
  ['fr-CA', '1234.5', '1234.5'],
  ['es-ES', '1.234,5', '1234.5'],
  ['es-ES', '-3', '-3'],
  ['en-CA', '１２', '12'],
  ['en-CA', '12 km', undefined],
  ['en-CA', '1.2.3', undefined],
  ['en-CA', '1234567890123', undefined],
  ['en-CA', '', undefined],
])('in %s, %s is read as %s', (culture, text, number) => expect(parseNumber(culture, text)).toBe(number))

test('a number is shown as the region writes it, everything else as it is', () => {
  expect(shownFieldValue('en-CA', { kind: 'number', value: '1234.5' })).toBe('1,234.5')
  expect(shownFieldValue('es-ES', { kind: 'number', value: '0.125' })).toBe('0,125')
  expect(shownFieldValue('en-CA', { kind: 'projectNumber', value: '1000' })).toBe('1000')
})

describe('a table of project numbers', () => {
  const rowsOf = (...table: string[][]) =>
    numbersIn(table).rows.map(({ row, number, name, isActive }) => [row, number, name, isActive])
  test('has its columns by headings in any language and order', () => {
    expect(rowsOf(['Actif', 'Nom', 'Numéro'], ['non', 'Quai', 'P-1'], ['', '', ''], ['oui', '', 'P 2'])).toEqual([
      [2, 'P-1', 'Quai', false],
      [4, 'P 2', '', true],
    ])
  })
  test('without headings begins with numbers', () => {
    expect(rowsOf(['P-1'], ['P-2', 'Dam', '0'])).toEqual([
      [1, 'P-1', '', true],
      [2, 'P-2', 'Dam', false],
    ])
  })
  test('leaves out rows that cannot be stored, with the reason', () => {
    const { refused } = numbersIn([
      ['number', 'name', 'active'],
      ['', 'Dam', ''],
      ['P-1', '', 'perhaps'],
      ['4111 1111 1111 1111'],
    ])
    expect(refused.map(({ row, code }) => [row, code])).toEqual([
      [2, 'required'],
      [3, 'choice'],
      [4, 'cardInText'],
    ])
  })
  test('is counted over its portions', () => {
    const part = {
      added: 1,
      changed: 0,
      unchanged: 2,
      removed: 3,
      refused: [{ row: 4, number: 'A', code: 'alreadyThere' }],
    }
    expect(sumOf([part, part])).toMatchObject({ added: 2, unchanged: 4, removed: 6 })
  })
})

describe('the form of a field', () => {
  const problems = (more: object) =>
    fieldFormSchema
      .safeParse({ ...fieldValues(), nameEn: 'Purpose', ...more })
      .error?.issues.map(({ path, message }) => [path[0], message])
  test('asks for choices of a choice, each once and not too long', () => {
    expect(problems({ kind: 'choice', choices: ' \n ' })).toEqual([['choices', 'required']])
    expect(problems({ kind: 'choice', choices: 'A\nA' })).toEqual([['choices', 'alreadyThere']])
    expect(problems({ kind: 'choice', choices: 'x'.repeat(tripFieldLimits.choice + 1) })).toEqual([
      ['choices', 'tooLong'],
    ])
  })
  test('asks for policies where only some require it', () => {
    expect(problems({ required: 'policies' })).toEqual([['policyIds', 'required']])
  })
  test('sends only what its kind and its requirement need', () => {
    const values = { ...fieldValues(), nameEn: 'Purpose', choices: 'A\nB', policyIds: ['p'] }
    expect(toField(values)).toMatchObject({ choices: [], policyIds: [], isAlwaysRequired: false })
    const chosen = toField({ ...values, kind: 'choice', required: 'policies' })
    expect(chosen).toMatchObject({ choices: ['A', 'B'], policyIds: ['p'] })
    const field = { ...chosen, id: 'f', name: 'Purpose', isActive: false, version: 3 }
    expect(fieldValues(field)).toMatchObject({
      nameEn: 'Purpose',
      choices: 'A\nB',
      required: 'policies',
      isActive: false,
    })
  })
})
