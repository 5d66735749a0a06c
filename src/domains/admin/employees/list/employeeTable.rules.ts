import { employeeNeeds, employeeSorts } from '#contract/employees/employees.ts'
import { givenRoles } from '#contract/session/roles.ts'
import type { EmployeeQuery } from '@/domains/admin/employees.api'
import type { TableShape, TableState } from '@/patterns/table/address/tableAddress'

const states = ['active', 'inactive'] as const
/** The filters that find work for administrators: §7's advisories, and the added needs. */
export const attention = [...employeeNeeds, 'advisories'] as const

/** The parameters of the address of the list of employees. */
export const employeeTable: TableShape = {
  sortable: ['name', 'externalId'],
  defaultSort: { key: 'name', direction: 'asc' },
  filters: { status: states, role: givenRoles, attention },
  ids: ['costCenterId', 'importId'],
  optional: ['externalId', 'costCenter', 'roles', 'status'],
}

/** The query of the address: a status, or both; people with an advisory who also have any of the needs. */
export function employeeQuery({ search, sort, filters }: TableState): EmployeeQuery {
  const status = states.find((each) => filters['status']?.includes(each))
  const wanted = filters['attention'] ?? []
  return {
    term: search,
    active: status && status === 'active',
    advisories: wanted.includes('advisories') || undefined,
    role: givenRoles.find((each) => filters['role']?.includes(each)),
    needs: employeeNeeds.filter((each) => wanted.includes(each)),
    costCenterId: filters['costCenterId']?.[0],
    importId: filters['importId']?.[0],
    sort: employeeSorts.find((each) => each === `${sort.key}:${sort.direction}`) ?? employeeSorts[0],
  }
}
