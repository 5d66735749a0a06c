import * as z from 'zod/mini'
import { withFallback, listOf, addition, optionalAddition } from '#contract/wire/lenient.ts'

export const featureStatusSchema = z.enum(['enabled', 'disabled', 'hidden'])
export type FeatureStatus = z.infer<typeof featureStatusSchema>

/** Features of the company and profile configuration (§3). */
export const featureNames = [
  'supportedbrowsers',
  'carbonfootprint',
  'expense',
  'trips2',
  'events42',
  'reportsdashboard',
  'marketplace',
  'sessiontimeoutalert',
  'demonotifications',
] as const
export type FeatureName = (typeof featureNames)[number]

/**
 * The calls and fields of Waymark beyond §7, by the names under which GET configuration lists them among its features.
 * The application neither calls nor shows additions that a backend does not list.
 */
export const additionNames = [
  'actionmarks',
  'addarranger',
  'advicebycountry',
  'answerarranger',
  'approvals',
  'arrangerrequest',
  'askdetails',
  'budgets',
  'calendar',
  'cancellation',
  'carbon',
  'certifiedhotels',
  'companycards',
  'companychanges',
  'companyoverview',
  'companysettings',
  'credits',
  'displaychoice',
  'documentremoval',
  'drafts',
  'education',
  'employeebulk',
  'endarranging',
  'findtravelers',
  'firststeps',
  'groupanswer',
  'groupcalendar',
  'groupcards',
  'groupevents',
  'groupinvitation',
  'guestmanagement',
  'homecontent',
  'helpdesk',
  'hotelsearch',
  'idempotencykey',
  'imports',
  'insights',
  'maintenance',
  'manualtrips',
  'marketplace',
  'missingdetails',
  'morecontacts',
  'ownarrangerrequest',
  'profilechanges',
  'provisioning',
  'reactivation',
  'reopening',
  'reportjobs',
  'riskfeeds',
  'riskviews',
  'rolerequests',
  'rollcalls',
  'scorebookings',
  'scoreformulas',
  'sentrequests',
  'signout',
  'stays',
  'travellerfilters',
  'travellerplaces',
  'travellerselection',
  'travellertrips',
  'travelpolicies',
  'travelrequests',
  'travelsummary',
  'tripfields',
  'tripmessages',
  'tripreport',
] as const
export type Addition = (typeof additionNames)[number]

/** APIs whose addresses the application reads from GET configuration; only the main one is known at build time. */
export const apiNames = ['main', 'company', 'reporting', 'communication', 'authentication'] as const
export type ApiName = (typeof apiNames)[number]

/** GET configuration (public, §3): lists of named entries. An API without an address has the main API's. */
export const configurationSchema = z.object({
  apis: listOf(z.object({ name: z.string(), url: optionalAddition(z.string()) })),
  features: listOf(z.object({ name: z.string(), status: addition(featureStatusSchema, 'hidden') })),
  /** A help desk elsewhere (§3). Addition: `url`, where people sign in at it. */
  zoho: withFallback(
    z.optional(z.object({ orgId: z.string(), url: optionalAddition(z.url({ protocol: /^https$/ })) })),
    undefined,
  ),
})
export type Configuration = z.infer<typeof configurationSchema>

const feature = withFallback(z.object({ status: featureStatusSchema }), { status: 'hidden' })
/** Features of §3 by their names; others are left out. */
const featureFields = Object.fromEntries(featureNames.map((name) => [name, feature])) as Record<
  FeatureName,
  typeof feature
>

/** GET configuration/company/{companyId}/profile/{profileId}: the features of a person (§3). */
export const featureConfigurationSchema = z.object({
  features: z.object(featureFields),
  /** Addition: address of the company's expense system, for the menu entry. */
  expenseUrl: addition(z.nullable(z.url()), null),
  /**
   * Addition: the company's idle limits (§9) in seconds, at most the server's. Without them those of the build apply.
   */
  idle: optionalAddition(z.object({ idleSeconds: z.int(), warningSeconds: z.int() })),
  /** Addition: the company's note before booking, in the language of the answer; empty for none. */
  disclaimer: addition(z.string(), ''),
})
export type FeatureConfiguration = z.infer<typeof featureConfigurationSchema>

export const agencyContactSchema = z.object({
  companyName: z.string(),
  contactPhone: z.nullable(z.string()),
  contactEmail: z.nullable(z.string()),
  vipPhone: z.nullable(z.string()),
  vipEmail: z.nullable(z.string()),
  agencyEventPhone: z.nullable(z.string()),
  agencyEventEmail: z.nullable(z.string()),
})
export type AgencyContact = z.infer<typeof agencyContactSchema>

const isOn = withFallback(z.boolean(), false)

/** Employee configuration (§3). */
export const employeeConfigurationSchema = z.object({
  companyDisplayName: z.string(),
  currency: z.string().check(z.length(3)),
  agency: agencyContactSchema,
  /** Addition here: §3 has it in the employee. */
  agencyService: addition(z.enum(['vip', 'default']), 'default'),
  features: z.object({
    score: isOn,
    groupEvents: isOn,
    guestManagement: isOn,
    education: isOn,
    protect: isOn,
    reports: isOn,
    /** Addition: whether the person was ever asked about a trip. */
    approvals: optionalAddition(z.boolean()),
  }),
  travelPolicy: z.nullable(z.object({ id: z.string() })),
})
export type EmployeeConfiguration = z.infer<typeof employeeConfigurationSchema>
export type EmployeeFeature = keyof EmployeeConfiguration['features']
