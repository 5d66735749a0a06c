import type { Import } from '#contract/employees/imports.ts'

/** An import of three employees, just begun by the signed-in person. */
export const makeImport = (changed: Partial<Import> = {}): Import => ({
  id: 'i1',
  kind: 'employees',
  fileName: 'people.csv',
  columns: ['externalId', 'firstName', 'lastName', 'email'],
  beganBy: 'Priya Raghavan',
  isOwn: true,
  status: 'receiving',
  mode: null,
  totalRows: 3,
  receivedRows: 0,
  checkedRows: 0,
  badRows: 0,
  toAdd: 0,
  toChange: 0,
  unchanged: 0,
  unready: null,
  administrators: [],
  doneRows: 0,
  createdAt: '2026-05-09T11:00:00Z',
  endedAt: null,
  ...changed,
})
