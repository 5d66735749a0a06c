import * as z from 'zod/mini'
import { localDate } from '#contract/wire/envelope.ts'
import { calendarDay, countryCode, fieldLimits, requiredIdentifier } from '#contract/fields/fields.ts'
import { listOf, mayBeEmpty, optionalAddition, recordVersion, seenVersion } from '#contract/wire/lenient.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'

/** Travel document (§3). The server masks all but the last four characters of the number. */
export const travelDocumentSchema = z.object({
  id: z.string(),
  type: z.literal('passport'),
  number: z.string(),
  /** ISO 3166-1 alpha-2. */
  issueCountry: z.string(),
  expirationDate: localDate,
  version: recordVersion,
})
export type TravelDocument = z.infer<typeof travelDocumentSchema>
export const travelDocumentListSchema = listOf(travelDocumentSchema)

/** Letters and digits as printed; spaces and hyphens are dropped. */
const documentNumber = requiredIdentifier(fieldLimits.documentNumber).check(
  z.regex(/^$|^[A-Za-z0-9][A-Za-z0-9 -]{3,}$/, fieldProblem('documentNumber')),
)
/** Years ahead. Passports are valid for ten years at most; expired ones may be stored, as visas in them stay valid. */
const furthest = 15
const expirationDate = calendarDay.check(
  z.refine(
    (day) => !/^\d{4}/.test(day) || Number(day.slice(0, 4)) <= new Date().getUTCFullYear() + furthest,
    fieldProblem('dateTooFar'),
  ),
)

/** Body of POST companies/{c}/profiles/{p}/travel-documents. */
export const newTravelDocumentSchema = z.strictObject({
  type: z.literal('passport'),
  number: documentNumber,
  issueCountry: countryCode,
  expirationDate,
})
export type NewTravelDocument = z.infer<typeof newTravelDocumentSchema>

/** Body of PUT .../travel-documents/{documentId}. The number is optional; the stored number stays without it. */
export const changedTravelDocumentSchema = z.strictObject({
  version: seenVersion,
  type: z.literal('passport'),
  number: z.optional(documentNumber),
  issueCountry: countryCode,
  expirationDate,
})
export type ChangedTravelDocument = z.infer<typeof changedTravelDocumentSchema>

/** Answer of a DELETE with `?version=`. */
export const removedSchema = mayBeEmpty({ id: optionalAddition(z.string()) })
