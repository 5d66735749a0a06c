import * as z from 'zod/mini'
import { changedOpeningSchema, openingHoursSchema } from '#contract/support/agency.ts'
import { featureNames, featureStatusSchema } from '#contract/session/configuration.ts'
import { emailAddress, identifier, requiredLine, textBlock, textLine } from '#contract/fields/fields.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { addition, listOf, optionalAddition, recordVersion, seenVersion, withFallback } from '#contract/wire/lenient.ts'
import { idleLimits } from '#contract/fields/limits.ts'
import { onePerLocale } from '#contract/wire/localized.ts'
import { obtKinds } from '#contract/booking/obtKinds.ts'
import { emptyOr, httpsAddress } from '#contract/fields/webAddress.ts'

/** Limits of the company settings, an addition. */
export const settingsLimits = {
  /** Characters. */
  displayName: 80,
  disclaimer: 500,
  url: 500,
  /**
   * Seconds without activity until the idle warning: the shortest a company can set. The server's own time is the
   * longest (§9).
   */
  shortestIdle: 300,
  longestIdle: idleLimits.idleSeconds,
} as const

/** Languages of a disclaimer. */
export const disclaimerLocales = ['en-CA', 'fr-CA', 'es-ES'] as const

/** Features of the employee configuration (§3) that a company switches on and off. */
export const employeeFeatureNames = [
  'score',
  'groupEvents',
  'guestManagement',
  'education',
  'protect',
  'reports',
] as const

/** The things that groups of a provisioning client become: cost centres and roles, one of the two, or neither. */
export const scimGroupChoices = ['both', 'costCenters', 'roles', 'neither'] as const
export type ScimGroups = (typeof scimGroupChoices)[number]

const webAddress = emptyOr(httpsAddress(settingsLimits.url))
const phone = emptyOr(identifier(30).check(z.regex(/^\+[\d\s().-]{5,}$/, fieldProblem('wholePhone'))))

const agencyFields = {
  /** Empty, like all of these, while the company has named no agency. */
  companyName: textLine(settingsLimits.displayName),
  contactPhone: phone,
  contactEmail: emptyOr(emailAddress),
  vipPhone: phone,
  vipEmail: emptyOr(emailAddress),
  agencyEventPhone: phone,
  agencyEventEmail: emptyOr(emailAddress),
  emergencyPhone: phone,
  emailFrom: emptyOr(emailAddress),
  /** Null for an agency without hours; the stored hours stay where the field is left out. */
  opening: z.optional(z.nullable(changedOpeningSchema)),
}

const settingsFields = {
  displayName: requiredLine(settingsLimits.displayName),
  /** Null for none. */
  obt: z.nullable(z.strictObject({ name: z.enum(obtKinds), url: webAddress })),
  agency: z.strictObject(agencyFields),
  features: z.record(z.enum(featureNames), featureStatusSchema),
  employeeFeatures: z.record(z.enum(employeeFeatureNames), z.boolean()),
  expenseUrl: webAddress,
  /** Null follows the server's own (§9). */
  idleSeconds: z.nullable(
    z
      .int(fieldProblem('required'))
      .check(
        z.minimum(settingsLimits.shortestIdle, fieldProblem('outOfRange')),
        z.maximum(settingsLimits.longestIdle, fieldProblem('outOfRange')),
      ),
  ),
  /** The company's note before booking; empty for none. */
  disclaimers: z
    .array(z.strictObject({ locale: z.enum(disclaimerLocales), value: textBlock(settingsLimits.disclaimer) }))
    .check(z.maxLength(disclaimerLocales.length), onePerLocale),
  /** Whether a company card pays for trips. People without one have the issues of a centralized card (§4). */
  needsCompanyCard: z.boolean(),
  /** Left out, it stays. */
  scimGroups: z.optional(z.enum(scimGroupChoices)),
}

/** The same schema for each of some names. */
const each = <Name extends string, Schema>(names: readonly Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>

/** GET admin/companies/{companyId}/settings (§7; §3 names no field of it). */
export const companySettingsSchema = z.object({
  companyId: z.string(),
  displayName: z.string(),
  /** ISO 4217; set when the company begins. */
  currency: z.string(),
  /** The e-mail domain whose users sign in through single sign-on. */
  emailDomain: addition(z.string(), ''),
  obt: z.nullable(z.object({ name: z.enum(obtKinds), url: z.string() })),
  agency: z.object({
    companyName: z.string(),
    contactPhone: z.string(),
    contactEmail: z.string(),
    vipPhone: z.string(),
    vipEmail: z.string(),
    agencyEventPhone: z.string(),
    agencyEventEmail: z.string(),
    emergencyPhone: z.string(),
    emailFrom: z.string(),
    /** Addition: the opening hours of the desk, null where unknown. Without the field they cannot be set. */
    opening: optionalAddition(z.nullable(openingHoursSchema)),
  }),
  /** A missing feature is hidden; a missing feature of the employee configuration is off. */
  features: z.object(each(featureNames, withFallback(featureStatusSchema, 'hidden'))),
  employeeFeatures: z.object(each(employeeFeatureNames, withFallback(z.boolean(), false))),
  expenseUrl: z.string(),
  idleSeconds: z.nullable(z.int()),
  disclaimers: listOf(z.object({ locale: z.string(), value: z.string() })),
  needsCompanyCard: addition(z.boolean(), false),
  /** Addition: without it nothing is to be chosen. */
  scimGroups: optionalAddition(z.enum(scimGroupChoices)),
  version: recordVersion,
})
export type CompanySettings = z.infer<typeof companySettingsSchema>

/** Body of PUT admin/companies/{companyId}/settings, an addition: all of them, in the version named. */
export const changedSettingsSchema = z.strictObject({ ...settingsFields, version: seenVersion })
export type ChangedSettings = z.infer<typeof changedSettingsSchema>
