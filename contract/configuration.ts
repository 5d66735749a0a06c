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
