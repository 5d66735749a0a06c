import { describe, expect, test } from 'vitest'
import { missingRequiredFields } from '#contract/costCenters.ts'
import { whyRoleIsNotSaved } from '@/domains/admin/admin.rules'
import { costCenterName, costCenterTitle, costCenterTrail } from '@/domains/admin/costCenters.rules'
import { makeCostCenter } from '#tests/support/admin/costCenterFactory.ts'

describe('§5 a role of a cost centre is refused with “missing required fields”', () => {
  const both = ['id', 'costCenterId'] as const
  test.each([
    [{ id: 'r1', costCenterId: 'c1' }, undefined],
    [{ costCenterId: 'c1' }, 'missing required fields'],
    [{ id: 'r1' }, 'missing required fields'],
    [{ id: '', costCenterId: 'c1' }, 'missing required fields'],
    [{ id: 'r1', costCenterId: '' }, 'missing required fields'],
    [{}, 'missing required fields'],
  ])('a changed one: %o', (role, words) => {
    expect(whyRoleIsNotSaved(role, both)).toBe(words)
  })

  test('a new one has no id yet, but needs its cost centre', () => {
    expect(whyRoleIsNotSaved({ costCenterId: 'c1' }, ['costCenterId'])).toBeUndefined()
    expect(whyRoleIsNotSaved({}, ['costCenterId'])).toBe(missingRequiredFields)
  })
})

describe('a cost centre is called', () => {
  test.each([
    ['en-US', 'Sales'],
    ['fr-CA', 'Ventes'],
    ['es-MX', 'Sales'],
  ])('in the language of the reader, else in English: %s', (locale, name) => {
    expect(costCenterName(makeCostCenter(), locale)).toBe(name)
  })

  test('by its number where it has no name, which is not said twice', () => {
    const nameless = makeCostCenter({ names: [{ locale: 'en-CA', value: '' }] })
    expect(costCenterName(nameless, 'en-CA')).toBe('4200')
    expect(costCenterTitle(nameless, 'en-CA')).toBe('4200')
    expect(costCenterTitle(makeCostCenter(), 'en-CA')).toBe('4200 Sales')
  })

  test('with those above it, the highest first', () => {
    const above = [makeCostCenter({ id: 'a', names: [] }), makeCostCenter({ id: 'b' })]
    expect(costCenterTrail({ above }, 'fr-CA')).toBe('4200 › Ventes')
    expect(costCenterTrail({ above: [] }, 'fr-CA')).toBe('')
  })
})
