import * as z from 'zod/mini'
import { approvalPlanSchema, askNever } from '#contract/approvals/approvalRules.ts'
import { countryCodes } from '#contract/fields/countries.ts'
import { textLine } from '#contract/fields/fields.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { addition, listOf, recordVersion, seenVersion } from '#contract/wire/lenient.ts'
import { onePerLocale } from '#contract/wire/localized.ts'
import { travelPolicySchema } from '#contract/profile/profile.ts'

/** Limits of travel policies, an addition. */
export const policyLimits = {
  /** Characters. */
  name: 80,
  /** Percent over the lowest fare. */
  farePercent: 1000,
  /** The price of a night, in the company's currency. */
  hotelNight: 10_000_000,
  /** Cities and countries with their own limit. */
  hotelPlaces: 200,
  /** Hours of a journey; no journey is as long as the most, so that cabin is never allowed. */
  hours: 99,
  days: 180,
} as const

/** The locales in which a policy is named; the first is required. */
export const policyNameLocales = ['en-CA', 'fr-CA', 'es-ES'] as const

export const hotelPlaceKinds = ['city', 'country'] as const

const amountTo = (most: number, least = 0) =>
  z
    .int(fieldProblem('required'))
    .check(z.minimum(least, fieldProblem('outOfRange')), z.maximum(most, fieldProblem('outOfRange')))

/**
 * The highest price of a night in a city (IATA code of it or of an airport of it) or a country (ISO 3166-1 alpha-2).
 */
const hotelLimit = z.strictObject({
  kind: z.enum(hotelPlaceKinds),
  code: z.string().check(z.regex(/^[A-Z]{2,3}$/, fieldProblem('required'))),
  limit: amountTo(policyLimits.hotelNight, 1),
})
export type HotelLimit = z.infer<typeof hotelLimit>

/** No place twice, and countries are countries. */
const places = z.superRefine<HotelLimit[]>((given, check) => {
  given.forEach(({ kind, code }, at) => {
    const isTwice = given.findIndex((each) => each.kind === kind && each.code === code) < at
    const isNone = kind === 'country' && !countryCodes.includes(code)
    const problem = isTwice ? fieldProblem('alreadyThere') : isNone ? fieldProblem('country') : undefined
    if (problem) check.addIssue({ code: 'custom', path: [at, 'code'], message: problem, input: given })
  })
})

/** A text in each language, each of which may be empty. */
export const textsUpTo = (most: number) =>
  z
    .array(z.strictObject({ locale: z.enum(policyNameLocales), value: textLine(most) }))
    .check(z.maxLength(policyNameLocales.length), onePerLocale)

/** A name in each language; at least the first is given, the others may be empty. */
export const namesUpTo = (most: number) =>
  textsUpTo(most).check(
    z.superRefine<{ locale: string; value: string }[]>((given, check) => {
      const first = given.findIndex(({ locale }) => locale === policyNameLocales[0])
      if (first >= 0 && given[first]!.value !== '') return
      const path = [Math.max(first, 0), 'value']
      check.addIssue({ code: 'custom', path, message: fieldProblem('required'), input: given })
    }),
  )

/** The rules of a policy, as an administrator enters them. */
const policyFields = {
  names: namesUpTo(policyLimits.name),
  isAllowedSelf: z.boolean(),
  isAllowedTransient: z.boolean(),
  isAllowedEvent: z.boolean(),
  /** Whether its holders need an approver before they can book (§4). */
  needsApproval: z.boolean(),
  /** Addition: what is asked and told about trips; without it everything or nothing is, by `needsApproval`. */
  approval: z.optional(approvalPlanSchema),
  /** Percent over the lowest fare of the same search. */
  fareTolerancePercent: amountTo(policyLimits.farePercent),
  /** The most for a night where `hotelLimits` has no other, in the company's currency. */
  hotelNightLimit: amountTo(policyLimits.hotelNight, 1),
  hotelLimits: z.array(hotelLimit).check(z.maxLength(policyLimits.hotelPlaces, fieldProblem('tooMany')), places),
  /** Hours of a journey from which business class is allowed. */
  businessFromHours: amountTo(policyLimits.hours),
  /** The same of premium economy; null where it has no rule but the fare limit. */
  premiumFromHours: z.nullable(amountTo(policyLimits.hours)),
  /** Days before departure by which flights and trains are to be booked; 0 for none. */
  daysInAdvance: amountTo(policyLimits.days),
}

/**
 * Body of POST admin/companies/{companyId}/travel-policies, an addition. 409 `taken` at `names` for the name of
 * another.
 */
export const newTravelPolicySchema = z.strictObject(policyFields)
export type NewTravelPolicy = z.infer<typeof newTravelPolicySchema>

/**
 * Body of PATCH .../travel-policies/{id}, an addition: the given fields are changed. `isDefault` can only be set to
 * true, which takes it from the present default. 409 `inUse` at `isActive` while people hold the policy, or new people
 * get it.
 */
export const travelPolicyPatchSchema = z.strictObject({
  ...(Object.fromEntries(
    Object.entries(policyFields).map(([name, schema]) => [name, z.optional(schema as z.ZodMiniType)]),
  ) as { [Name in keyof typeof policyFields]: z.ZodMiniOptional<(typeof policyFields)[Name]> }),
  isDefault: z.optional(z.literal(true)),
  isActive: z.optional(z.boolean()),
  version: seenVersion,
})
export type TravelPolicyPatch = z.infer<typeof travelPolicyPatchSchema>

/** A policy as administrators see it: §3's fields, and additions. */
export const managedPolicySchema = z.extend(travelPolicySchema, {
  names: addition(listOf(z.object({ locale: z.string(), value: z.string() })), []),
  /** Whether it is the policy of people for whom no other is chosen. */
  isDefault: addition(z.boolean(), false),
  isActive: addition(z.boolean(), true),
  needsApproval: addition(z.boolean(), false),
  approval: addition(approvalPlanSchema, askNever),
  fareTolerancePercent: addition(z.int(), 0),
  hotelNightLimit: addition(z.int(), 0),
  /** `name` is the city's in the reader's language; countries are called by their code. */
  hotelLimits: addition(
    listOf(
      z.object({ kind: z.enum(hotelPlaceKinds), code: z.string(), limit: z.int(), name: addition(z.string(), '') }),
    ),
    [],
  ),
  /** That of the limits of a night, ISO 4217. */
  currency: addition(z.string(), ''),
  businessFromHours: addition(z.int(), 0),
  premiumFromHours: addition(z.nullable(z.int()), null),
  daysInAdvance: addition(z.int(), 0),
  /** The number of active people who hold it. */
  holders: addition(z.int(), 0),
  version: recordVersion,
})
export type ManagedPolicy = z.infer<typeof managedPolicySchema>

/** GET admin/companies/{companyId}/travel-policies (§7). */
export const travelPolicyListSchema = listOf(managedPolicySchema)
