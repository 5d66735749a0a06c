import { describe, expect, test } from 'vitest'
import { changedDocumentSchema, newDocumentSchema } from '@/domains/profile/documents/documentForm.rules'
import { relativeTime, documentStatus } from '@/domains/profile/documents/documents.rules'

const today = '2026-05-09'

describe('how long a passport is good', () => {
  test.each([
    ['2026-05-08', 'expired'],
    ['2026-05-09', 'soon'],
    ['2026-11-08', 'soon'],
    ['2026-11-09', 'good'],
  ])('a passport until %s is %s', (expirationDate, status) =>
    expect(documentStatus({ expirationDate }, today)).toBe(status),
  )

  test.each([
    ['2036-05-09', [10, 'year']],
    ['2028-05-08', [23, 'month']],
    ['2026-11-09', [6, 'month']],
    ['2026-08-29', [112, 'day']],
    ['2026-06-09', [31, 'day']],
    ['2026-06-08', [30, 'day']],
    ['2026-05-09', [0, 'day']],
    ['2026-05-08', [-1, 'day']],
    ['2026-03-01', [-69, 'day']],
  ])('the validity of a passport until %s is put in words', (day, away) =>
    expect(relativeTime(today, day)).toEqual(away),
  )
})

describe('§3 the form of a passport', () => {
  const typed = { number: 'AB123456', issueCountry: 'CA', expirationDate: '2030-05-12' }
  test.each([
    [
      'nothing',
      { number: '', issueCountry: '', expirationDate: '' },
      ['number required', 'issueCountry required', 'expirationDate required'],
    ],
    ['a number too short', { ...typed, number: 'AB' }, ['number documentNumber']],
    ['a number too long', { ...typed, number: 'A'.repeat(21) }, ['number tooLong']],
    ['another script', { ...typed, number: 'АБ123456' }, ['number documentNumber']],
    ['a script injection', { ...typed, number: '<script>' }, ['number documentNumber']],
    ['30 February', { ...typed, expirationDate: '2030-02-30' }, ['expirationDate impossibleDate']],
    ['half a date', { ...typed, expirationDate: '2030--' }, ['expirationDate impossibleDate']],
    ['too far ahead', { ...typed, expirationDate: '2099-01-01' }, ['expirationDate dateTooFar']],
  ])('the form of a passport is checked with %s', (_what, values, expected) =>
    expect(
      newDocumentSchema.safeParse(values).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`),
    ).toEqual(expect.arrayContaining(expected)),
  )

  test('a passport without a typed number keeps the sealed one; a typed number is checked', () => {
    expect(changedDocumentSchema.safeParse({ ...typed, number: '' }).success).toBe(true)
    expect(changedDocumentSchema.safeParse({ ...typed, number: 'A' }).error?.issues[0]?.message).toBe('documentNumber')
  })
})
