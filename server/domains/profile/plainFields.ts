import { travelerNumbers, type TravelerNumber } from '#contract/profile/profile.ts'
import { editableProfileFields, type EditableProfile } from '#contract/profile/profileChanges.ts'
import type { profiles } from '#server/db/schema/company/people.ts'

/** A field that people edit and whose column has its name; traveler numbers are stored encrypted in one column. */
export type PlainField = Exclude<keyof EditableProfile, TravelerNumber>

export const plainFields = editableProfileFields.filter((field): field is PlainField =>
  travelerNumbers.every((number) => number !== field),
)

/** The values of the plain fields of a profile. */
export const plainValues = (profile: typeof profiles.$inferSelect) =>
  Object.fromEntries(plainFields.map((field) => [field, profile[field]])) as Pick<typeof profile, PlainField>
