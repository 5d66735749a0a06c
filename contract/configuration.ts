import * as z from 'zod/mini'

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

/** APIs the browser learns from GET configuration; it is built knowing only the main one. */
export const apiNames = ['main', 'company', 'reporting', 'communication', 'authentication'] as const
export type ApiName = (typeof apiNames)[number]

/** GET configuration (public, §3): lists whose entries have a name. */
export const configurationSchema = z.object({
  apis: z.array(z.object({ name: z.string(), url: z.string() })),
  features: z.array(z.object({ name: z.string(), status: featureStatusSchema })),
  zoho: z.optional(z.object({ orgId: z.string() })),
})
export type Configuration = z.infer<typeof configurationSchema>

/** GET configuration/company/{companyId}/profile/{profileId}: the features of one person (§3). */
export const featureConfigurationSchema = z.object({
  features: z.record(z.enum(featureNames), z.object({ status: featureStatusSchema })),
  /** Where the expense entry of the menu leads; another site, listed by the company. */
  expenseUrl: z.nullable(z.url()),
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

/** Employee configuration (§3), with the employee's own agency service. */
export const employeeConfigurationSchema = z.object({
  companyDisplayName: z.string(),
  currency: z.string().check(z.length(3)),
  agency: agencyContactSchema,
  agencyService: z.enum(['vip', 'default']),
  features: z.object({
    score: z.boolean(),
    groupEvents: z.boolean(),
    guestManagement: z.boolean(),
    education: z.boolean(),
    protect: z.boolean(),
    reports: z.boolean(),
  }),
  travelPolicy: z.nullable(z.object({ id: z.string() })),
})
export type EmployeeConfiguration = z.infer<typeof employeeConfigurationSchema>
export type EmployeeFeature = keyof EmployeeConfiguration['features']

const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/))

/**
 * When somebody answers, by the agency's own clock. Days count from Monday, 1, to Sunday, 7; hours that end at or before
 * they begin run past midnight.
 */
export const openingHoursSchema = z.object({
  timeZone: z.string(),
  hours: z.array(
    z.object({ days: z.array(z.int().check(z.minimum(1), z.maximum(7))), from: clockTime, to: clockTime }),
  ),
})
export type OpeningHours = z.infer<typeof openingHoursSchema>

/** GET .../agency-info (§3). `openDay` and `openHour` are the agency's own words. */
export const agencyInfoSchema = z.object({
  companyName: z.string(),
  emailFrom: z.string(),
  companyTravelPhoneNumber: z.string(),
  openDay: z.string(),
  openHour: z.string(),
  /** The same hours as a rule can read them; an agency that gives none is shown by its words alone. */
  opening: z.optional(z.nullable(openingHoursSchema)),
  /** Answered at any hour, for emergencies on the way. */
  emergencyPhone: z.optional(z.nullable(z.string())),
})
export type AgencyInfo = z.infer<typeof agencyInfoSchema>
