import { employeeField, employeeFieldNames, type EmployeeFieldName } from '#contract/employees/employeeFieldNames.ts'
import type { Attribute } from '#server/scim/protocol/attributes.ts'

/** A text field of an employee that clients read and write as a plain string. */
interface TextAttribute {
  field: EmployeeFieldName
  table: 'employees' | 'profiles'
  schema: 'core' | 'enterprise'
  attribute: string
  description: string
}

export const textAttributes: readonly TextAttribute[] = employeeFieldNames.flatMap((field) => {
  const { kind, table, scim } = employeeField(field)
  const description = scim?.description
  return kind === 'text' && table && scim && description ? [{ field, table, ...scim, description }] : []
})

/** The text attributes of a schema, as the schema lists them. */
export const textAttributesOf = (schema: 'core' | 'enterprise'): Attribute[] =>
  textAttributes
    .filter((each) => each.schema === schema)
    .map(({ attribute, description }) => ({ name: attribute, type: 'string', description }))
