import { describe, expect, test } from 'vitest'
import en from '@/i18n/messages/en.json'
import { groupOf } from '@/i18n/textGroups'
import { textsMissing } from '../support/textsOfCode.ts'

describe('texts in groups', () => {
  test('the longest beginning decides, and what nobody claims is in the first group', () => {
    expect(groupOf('session.login.title')).toBe('session')
    expect(groupOf('session.failed.nonce')).toBe('signInFailed')
    expect(groupOf('app.tryAgain')).toBe('first')
  })

  test('every page and everything it loads later comes with the texts its code names', () => {
    expect(textsMissing(Object.keys(en))).toEqual([])
  })
})
