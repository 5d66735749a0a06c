/**
 * Why a field is refused: the code a schema's check carries as its message. The browser shows the message
 * `forms.problem.<code>`, whether its own form or the server refused the value.
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
  'samePhone',
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
  'arrangedAlready',
  'askedRecently',
  'unknownPerson',
  'employeeEmail',
  'code',
  'mrzLines',
  'mrzCheckDigit',
  'endBeforeStart',
  'samePlace',
  'taken',
  'wholePhone',
  'oneself',
  'cycle',
  'tooDeep',
  'overlap',
  'costCenter',
  'policy',
  'role',
  'webAddress',
  'addressWithLogin',
  'outOfRange',
  'tooMany',
  'inUse',
  'notMember',
] as const

export type FieldProblemCode = (typeof fieldProblemCodes)[number]

/** A code from a server's answer; an unknown one becomes `invalid`. */
export const fieldProblemCode = (code: string | undefined): FieldProblemCode =>
  fieldProblemCodes.find((known) => known === code) ?? 'invalid'
