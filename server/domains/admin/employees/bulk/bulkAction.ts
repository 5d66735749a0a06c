import type { BulkChange, bulkSkips } from '#contract/employees/employees.ts'
import type { EmployeeRecord } from '#server/domains/admin/employees/records/readEmployees.ts'

/** Why a change of many leaves an employee out. */
export type Skip = (typeof bulkSkips)[number]

/** One kind of change of many employees. */
export type Change<Kind extends BulkChange['change']['kind']> = Extract<BulkChange['change'], { kind: Kind }>

/** The effect of one bulk change on an employee, or the reason why it skips them. */
export interface BulkAction {
  skips: (record: EmployeeRecord) => Skip | undefined
  work: (records: EmployeeRecord[]) => Promise<void>
}
