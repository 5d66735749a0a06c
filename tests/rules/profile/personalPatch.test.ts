import { applyPatch } from 'rfc6902'
import { describe, expect, test } from 'vitest'
import { profilePatchSchema } from '#contract/profile/profileChanges.ts'
import { profilePatch } from '@/domains/profile/profilePatch'
import { makeProfile } from '#tests/support/page/factories.ts'

describe('§7: a profile is changed by JSON Patch', () => {
  test('each changed field is tested against the opened value, then replaced', () => {
    expect(profilePatch(makeProfile(), { firstName: 'Camila', lastName: 'Tremblay' })).toEqual([
      { op: 'test', path: '/firstName', value: 'Camille' },
      { op: 'replace', path: '/firstName', value: 'Camila' },
    ])
  })

  test('an unchanged profile sends nothing', () => {
    expect(profilePatch(makeProfile(), { firstName: 'Camille', airportCode: 'YUL' })).toEqual([])
  })

  test.each([
    ['a field that was missing', { gender: null }, { gender: 'X' as const }, null],
    ['a field that is emptied', { airportCode: 'YUL' }, { airportCode: null }, 'YUL'],
    ['a masked number, tested masked', { tsa: '******789' }, { tsa: 'TT1234567' }, '******789'],
    ['a switch', { setupForOtp: false }, { setupForOtp: true }, false],
  ])('the patch is right for %s', (_what, opened, changed, tested) => {
    const patch = profilePatch(makeProfile(opened), changed)
    expect(patch.map(({ op, value }) => [op, value])).toEqual([
      ['test', tested],
      ['replace', Object.values(changed)[0]],
    ])
  })

  test('a traveler number is tested by its tag too, as two numbers may have one mask', () => {
    const opened = makeProfile({ tsa: '******789', travellerNumberTags: { tsa: 'tag' } })
    const patch = profilePatch(opened, { tsa: 'TT1234567', firstName: 'Camila' })
    expect(patch.filter(({ op }) => op === 'test')).toEqual([
      { op: 'test', path: '/tsa', value: '******789' },
      { op: 'test', path: '/travellerNumberTags/tsa', value: 'tag' },
      { op: 'test', path: '/firstName', value: 'Camille' },
    ])
    expect(profilePatchSchema.safeParse(patch).success).toBe(true)
  })

  test('a profile patch is what the contract takes, and applies as meant', () => {
    const opened = makeProfile()
    const patch = profilePatch(opened, { firstName: 'Camila', phoneType: 'work', airportCode: null })
    expect(profilePatchSchema.safeParse(patch).success).toBe(true)
    const patched = structuredClone(opened)
    expect(applyPatch(patched, patch)).toEqual([null, null, null, null, null, null])
    expect(patched).toEqual({ ...opened, firstName: 'Camila', phoneType: 'work', airportCode: null })
  })
})
