import { expect, test } from 'vitest'
import { costCenterSchema } from '#contract/employees/costCenters.ts'
import { makeCostCenter } from '#tests/support/admin/costCenterFactory.ts'

test('the people of a cost center are counted whether a backend answers their number or a list of them', () => {
  const answered = (employees: unknown) =>
    costCenterSchema.safeParse({ ...makeCostCenter(), employees }).data?.employees
  expect(answered(7)).toBe(7)
  expect(answered([])).toBe(0)
  expect(answered([{ id: 'e-1' }, { id: 'e-2' }, 'e-3'])).toBe(3)
  expect(answered('many')).toBeUndefined()
})
