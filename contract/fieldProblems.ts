import * as z from 'zod/mini'

/**
 * Why a field is refused: the code a schema's check carries as its message. The browser says it in words
 * (`forms.problem.<code>`), for what its own form refuses and for what the server refuses alike.
 */
export const fieldProblemCodes = [
  'invalid',
  'required',
  'tooLong',
  'line',
  'nameScript',
  'email',
  'impossibleDate',
  'dateInFuture',
  'dateTooOld',
  'datePast',
  'monthPast',
  'impossibleMonth',
  'dateTooFar',
  'phoneCode',
  'phoneNumber',
  'phoneExtension',
  'country',
  'airport',
  'travellerNumber',
  'cardNumber',
  'cardCheckDigit',
  'cardUse',
  'cardInText',
  'documentNumber',
  'membershipNumber',
  'program',
  'alreadyThere',
  'unknownPerson',
  'code',
  'mrzLines',
  'mrzCheckDigit',
] as const
export type FieldProblemCode = (typeof fieldProblemCodes)[number]

/** One refused field: its path in the body (`uses.0`, `number`), and why. */
export const fieldProblemSchema = z.object({ field: z.string(), code: z.string() })
export type FieldProblem = z.infer<typeof fieldProblemSchema>

/** A code as it came over the wire; one this build does not know is `invalid`. */
export const fieldProblemCode = (code: string | undefined): FieldProblemCode =>
  fieldProblemCodes.find((known) => known === code) ?? 'invalid'

/** The message of a schema's check: the code that form and server say in words. */
export const fieldProblem = (code: FieldProblemCode): FieldProblemCode => code
