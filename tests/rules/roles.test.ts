import { expect, test } from 'vitest'
import { rolesFrom } from '#contract/roles.ts'

test('§6 roles come as a list, one value or a space-separated string; unknown words open nothing', () => {
  expect(rolesFrom(['Admin', 'VIP'])).toEqual(['Admin', 'VIP'])
  expect(rolesFrom('RiskAdvisor')).toEqual(['RiskAdvisor'])
  expect(rolesFrom('Admin  FinancialOfficer Emperor')).toEqual(['Admin', 'FinancialOfficer'])
  expect(rolesFrom(undefined)).toEqual([])
  expect(rolesFrom({ role: 'Admin' })).toEqual([])
  expect(rolesFrom(['__proto__', 7])).toEqual([])
})
