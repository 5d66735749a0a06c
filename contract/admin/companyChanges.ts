import * as z from 'zod/mini'
import { instant, pageOf } from '#contract/wire/envelope.ts'

export const companyChangesPage = 20

/** The kinds of things in the company's record of changes. */
export const changedEntities = [
  'employee',
  'role',
  'costCenter',
  'costCenterRole',
  'card',
  'settings',
  'import',
  'scimToken',
  'travelPolicy',
  'tripField',
  'projectNumbers',
  'groupTravel',
  'carbonTargets',
  'travelBudget',
  'maintenance',
  'homeContent',
  'educationModule',
  'partnerApp',
  'guest',
] as const
export const companyChangeActions = ['added', 'changed', 'removed', 'activated', 'deactivated', 'asked'] as const

/** Row of GET admin/companies/{companyId}/changes, an addition: a change with its author and time. */
export const companyChangeSchema = z.object({
  id: z.string(),
  at: instant,
  /** The administrator; the name of the token for a provisioning client. */
  actorName: z.string(),
  /** Whether a provisioning client did it. */
  isProvisioned: z.boolean(),
  entity: z.enum(changedEntities),
  entityId: z.string(),
  /** The present name of the changed thing; empty for a deleted one. */
  entityName: z.string(),
  action: z.enum(companyChangeActions),
  /** Both values are null where they are personal data; only the field name is recorded then. */
  changes: z.array(z.object({ field: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) })),
})
export type CompanyChange = z.infer<typeof companyChangeSchema>
export const companyChangePageSchema = pageOf(companyChangeSchema)
export type CompanyChangePage = z.infer<typeof companyChangePageSchema>
