import * as z from 'zod/mini'
import { requiredIdentifier, requiredLine, textLine } from '#contract/fields/fields.ts'
import { mosts } from '#contract/fields/mosts.ts'
import { searchedPhrase } from '#contract/texts/searchText.ts'
import { plainIdentifier } from '#contract/texts/plainIdentifier.ts'
import { tripFieldKinds } from '#contract/trips/tripFieldValues.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { recordId } from '#contract/wire/envelope.ts'
import { addition, listOf, recordVersion, seenVersion } from '#contract/wire/lenient.ts'
import { namesUpTo, textsUpTo } from './travelPolicies.ts'

/** Limits of the company's own fields of a trip, in characters where they are lengths. An addition, as all here. */
export const tripFieldLimits = {
  name: 60,
  hint: 160,
  /** Choices of a field. */
  choices: 50,
  choice: 60,
  /** A text that a traveler types. */
  text: 200,
  projectNumber: 40,
  projectName: 100,
  /** Project numbers sent with a request. */
  portion: 1000,
  /** Project numbers up to which the booking tool offers all of them. */
  offered: 200,
} as const

const choices = z.array(requiredLine(tripFieldLimits.choice)).check(
  z.maxLength(tripFieldLimits.choices, fieldProblem('tooMany')),
  z.refine<string[]>((given) => new Set(given).size === given.length, fieldProblem('alreadyThere')),
)

/** A field as an administrator enters it. */
const fieldFields = {
  names: namesUpTo(tripFieldLimits.name),
  /** Hints about the value, shown with the field. */
  hints: textsUpTo(tripFieldLimits.hint),
  kind: z.enum(tripFieldKinds),
  /** The texts of a choice in their order, the same in every language, as reports are grouped by them; else empty. */
  choices,
  /** Every trip needs a value; otherwise those of travelers with one of the policies. */
  isAlwaysRequired: z.boolean(),
  policyIds: z.array(recordId).check(z.maxLength(mosts.travelPolicies.most)),
}

/**
 * Body of POST admin/companies/{companyId}/trip-fields: the new field comes last. 400 `required` at `choices` for a
 * choice without any, `policy` at `policyIds` for an unknown policy; 409 `tooManyInCompany`.
 */
export const newTripFieldSchema = z.strictObject(fieldFields)
export type NewTripField = z.infer<typeof newTripFieldSchema>

/** Body of PATCH .../trip-fields/{fieldId}: the given values are changed; `place` moves the field, from 0 on. */
export const tripFieldPatchSchema = z.strictObject({
  ...(Object.fromEntries(
    Object.entries(fieldFields).map(([name, schema]) => [name, z.optional(schema as z.ZodMiniType)]),
  ) as { [Name in keyof typeof fieldFields]: z.ZodMiniOptional<(typeof fieldFields)[Name]> }),
  isActive: z.optional(z.boolean()),
  place: z.optional(z.int().check(z.minimum(0), z.maximum(mosts.tripFields.most))),
  version: seenVersion,
})
export type TripFieldPatch = z.infer<typeof tripFieldPatchSchema>

const localized = listOf(z.object({ locale: z.string(), value: z.string() }))

/** A field as administrators see it. `name` is in the language of the answer; an inactive field is not asked. */
export const tripFieldSchema = z.object({
  id: z.string(),
  name: z.string(),
  names: localized,
  hints: localized,
  kind: z.enum(tripFieldKinds),
  choices: z.array(z.string()),
  isAlwaysRequired: z.boolean(),
  policyIds: z.array(z.string()),
  isActive: z.boolean(),
  version: recordVersion,
})
export type TripField = z.infer<typeof tripFieldSchema>

/** GET admin/companies/{companyId}/trip-fields: the fields in their order, and how many project numbers there are. */
export const tripFieldsSchema = z.object({
  fields: listOf(tripFieldSchema),
  projectNumbers: addition(z.object({ active: z.int(), inactive: z.int() }), { active: 0, inactive: 0 }),
})
export type TripFields = z.infer<typeof tripFieldsSchema>

/** A row of an imported list: its line in the file, the number, what it is called, and whether trips may have it. */
export const projectNumberRow = z.strictObject({
  row: z.int().check(z.minimum(1), z.maximum(10 * mosts.projectNumbers.most)),
  number: requiredIdentifier(tripFieldLimits.projectNumber),
  name: textLine(tripFieldLimits.projectName),
  isActive: z.boolean(),
})
export type ProjectNumberRow = z.infer<typeof projectNumberRow>

/**
 * Body of POST admin/companies/{companyId}/project-numbers: a portion of a list. All portions of a list have its
 * `upload`. With the last one of a list that replaces, the numbers that the list does not have are deleted; trips keep
 * theirs. 409 `tooManyInCompany`.
 */
export const projectNumbersSchema = z.strictObject({
  upload: z.uuid(),
  replaces: z.boolean(),
  isLast: z.boolean(),
  rows: z.array(projectNumberRow).check(z.maxLength(tripFieldLimits.portion)),
})
export type ProjectNumbersPortion = z.infer<typeof projectNumbersSchema>

/**
 * The numbers of a portion by their outcome. A row is refused with `alreadyThere` where its number is in the list
 * already, even written otherwise.
 */
export const importedNumbersSchema = z.object({
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  removed: z.int(),
  refused: listOf(z.object({ row: z.int(), number: z.string(), code: z.string() })),
})
export type ImportedNumbers = z.infer<typeof importedNumbersSchema>

/** The key by which a typed project number finds the listed one: `ｐ－10 20` is `P-1020`. */
export const projectNumberKey = (number: string): string =>
  searchedPhrase(plainIdentifier(number)).joined.replaceAll(' ', '')
