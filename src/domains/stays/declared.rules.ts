import type { Resolver } from 'react-hook-form'
import { newOtherStaySchema, newPermitSchema, type NewOtherStay, type NewPermit } from '#contract/stays/stays.ts'

export interface PermitValues {
  kind: NewPermit['kind']
  country: string
  validFrom: string
  validUntil: string
}
export const emptyPermit: PermitValues = { kind: 'residencePermit', country: '', validFrom: '', validUntil: '' }

export interface OtherStayValues {
  country: string
  from: string
  until: string
}
export const emptyStay: OtherStayValues = { country: '', from: '', until: '' }

/** The request of a form. A citizenship has no days, whatever was typed before it was chosen. */
export const permitOf = ({ kind, country, validFrom, validUntil }: PermitValues) =>
  kind === 'citizenship'
    ? { kind, country, validFrom: null, validUntil: null }
    : { kind, country, validFrom: validFrom || null, validUntil: validUntil || null }

interface Issue {
  path: PropertyKey[]
  message: string
}

/** The first problem of each field, with its code as the message. */
const errorsOf = (issues: readonly Issue[]) =>
  Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [String(path[0] ?? 'country'), { type: 'check', message }]),
  )

/** Checks with the schema of the request, so that the form refuses what the server refuses. */
export const permitResolver: Resolver<PermitValues, unknown, NewPermit> = (values) => {
  const read = newPermitSchema.safeParse(permitOf(values))
  return read.success ? { values: read.data, errors: {} } : { values: {}, errors: errorsOf(read.error.issues) }
}

export const otherStayResolver: Resolver<OtherStayValues, unknown, NewOtherStay> = (values) => {
  const read = newOtherStaySchema.safeParse(values)
  return read.success ? { values: read.data, errors: {} } : { values: {}, errors: errorsOf(read.error.issues) }
}
