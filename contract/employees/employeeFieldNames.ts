import type { EmployeeField } from './employeeField.ts'
import { employeeFields } from './employeeFields.ts'

type Fields = typeof employeeFields
export type EmployeeFieldName = keyof Fields
/** Names of the fields whose row in the table has `Part`. */
export type FieldWith<Part> = {
  [Name in EmployeeFieldName]: Fields[Name] extends Part ? Name : never
}[EmployeeFieldName]

const rows: Record<EmployeeFieldName, EmployeeField> = employeeFields
export const employeeFieldNames = Object.keys(employeeFields) as EmployeeFieldName[]
/** A field's row without its literal types, for code that treats all fields alike. */
export const employeeField = (name: EmployeeFieldName): EmployeeField => rows[name]

/** Names of the fields whose row meets a condition. @typeParam Part the condition as a type */
export const fieldsWith = <Part>(isMeant: (field: EmployeeField) => boolean) =>
  employeeFieldNames.filter((name) => isMeant(rows[name])) as FieldWith<Part>[]

/** Fields of kind `text`. */
export type TextField = FieldWith<{ kind: 'text' }>
export const textFields = fieldsWith<{ kind: 'text' }>(({ kind }) => kind === 'text')
