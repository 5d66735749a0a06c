import { describe, expect, test } from 'vitest'
import { missingRequiredFields } from '#contract/employees/costCenters.ts'
import { whyRoleIsNotSaved } from '@/domains/admin/admin.rules'
import { costCenterName, costCenterTitle, costCenterTrail } from '@/domains/admin/costCenters.rules'
import { makeCostCenter } from '#tests/support/admin/costCenterFactory.ts'

describe('§5 the check of a role of a cost center', () => {
  const both = ['id', 'costCenterId'] as const
  test.each([
    [{ id: 'r1', costCenterId: 'c1' }, undefined],
    [{ costCenterId: 'c1' }, 'missing required fields'],
    [{ id: 'r1' }, 'missing required fields'],
    [{ id: '', costCenterId: 'c1' }, 'missing required fields'],
    [{ id: 'r1', costCenterId: '' }, 'missing required fields'],
    [{}, 'missing required fields'],
  ])('a changed role %o is refused where it misses required fields', (role, words) => {
    expect(whyRoleIsNotSaved(role, both)).toBe(words)
  })

  test('a new role has no id yet but needs its cost center', () => {
    expect(whyRoleIsNotSaved({ costCenterId: 'c1' }, ['costCenterId'])).toBeUndefined()
    expect(whyRoleIsNotSaved({}, ['costCenterId'])).toBe(missingRequiredFields)
  })
})

describe('the name of a cost center', () => {
  test.each([
    ['en-US', 'Sales'],
    ['fr-CA', 'Ventes'],
    ['es-MX', 'Sales'],
  ])('a cost center is called in the language of the reader, else in English: %s', (locale, name) => {
    expect(costCenterName(makeCostCenter(), locale)).toBe(name)
  })

  test('a cost center without a name is called by its number, once', () => {
    const nameless = makeCostCenter({ names: [{ locale: 'en-CA', value: '' }] })
    expect(costCenterName(nameless, 'en-CA')).toBe('4200')
    expect(costCenterTitle(nameless, 'en-CA')).toBe('4200')
    expect(costCenterTitle(makeCostCenter(), 'en-CA')).toBe('4200 Sales')
  })

  test('a cost center is called with those above it, the highest first', () => {
    const above = [makeCostCenter({ id: 'a', names: [] }), makeCostCenter({ id: 'b' })]
    expect(costCenterTrail({ above }, 'fr-CA')).toBe('4200 › Ventes')
    expect(costCenterTrail({ above: [] }, 'fr-CA')).toBe('')
  })
})
