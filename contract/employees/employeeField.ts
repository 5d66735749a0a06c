import * as z from 'zod/mini'
import { recordId } from '#contract/wire/envelope.ts'
import { textLine } from '#contract/fields/fields.ts'

/** A column heading in each language. */
export interface Heading {
  en: string
  /** Only where Canadian spelling differs. */
  'en-CA'?: string
  'fr-CA': string
  es: string
}

/** @param enCA only where Canadian spelling differs */
export const heading = (en: string, frCA: string, es: string, enCA?: string): Heading => ({
  en,
  'fr-CA': frCA,
  es,
  ...(enCA && { 'en-CA': enCA }),
})

/** Everything the application knows about a field of an employee; docs/adding.md lists its readers. */
export interface EmployeeField {
  /**
   * `text`: a line that is stored, returned, imported and exported without conversion. The other kinds have code that
   * converts between the stored value and a cell or an attribute: `code` (of a country, language or airport), `choice`
   * (an item of a list), `reference` (id of another record) and `roles`.
   */
  kind: 'text' | 'code' | 'choice' | 'reference' | 'roles'
  /** Check of the value in a request, in the form and in an imported cell. */
  schema: z.ZodMiniType
  /** Maximum length in characters. */
  maxLength?: number
  /** Value before anything is entered. A field that is null when empty is an empty string in the form. */
  blank: string | null | readonly string[]
  /** Database table with a column of the same name. Other fields have their columns in `employeeColumns.ts`. */
  table?: 'employees' | 'profiles'
  /** Property of the same name in API responses: in rows of the list and in the employee, or in the employee only. */
  answer?: { in: 'list' | 'employee'; schema: z.ZodMiniType }
  /**
   * Column of the import and of the spreadsheet. Columns are sorted by `place`; equal places keep the table's order.
   */
  column: {
    place: number
    /** Key of the column where it is not the name of the field. */
    key?: string
    heading: Heading
    /** Whether an imported table must have the column, with every cell filled in. */
    isRequired?: true
    /** Cell of the sample row in the template. */
    example?: string
    /** Width in the spreadsheet, in characters. */
    width: number
  }
  /**
   * SCIM attribute (RFC 7643) of the core or the enterprise schema. With a `description`, a `text` is listed in the
   * schema, returned, filtered and written as a plain string; others have code in `server/scim`.
   */
  scim?: { schema: 'core' | 'enterprise'; attribute: string; description?: string }
  /** Whether the company's record of changes stores the values. Values of personal fields are not stored. */
  isValueRecorded?: true
  /** Section and name of the field in the employee's own record of changes. */
  profileRecord?: { section: 'personal' | 'account'; field: string }
  /** Whether the column is cleared when a deleted employee's row has to stay. Profile columns are all cleared. */
  isErased?: true
}

/** A line of text of a maximum length. */
export const line = <Length extends number>(maxLength: Length) =>
  ({ kind: 'text', blank: '', maxLength, schema: textLine(maxLength) }) as const
/** A line of text with a check. */
export const text = <Schema extends z.ZodMiniType>(schema: Schema) => ({ kind: 'text', blank: '', schema }) as const
/** The id of another record of the company, or null. */
export const reference = { kind: 'reference', blank: null, schema: z.nullable(recordId) } as const
/** A text in rows of the list and in the employee. */
export const inList = { in: 'list', schema: z.string() } as const
/** A text in the employee only. */
export const inEmployee = { in: 'employee', schema: z.string() } as const
