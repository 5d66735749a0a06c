import * as z from 'zod/mini'
import { instant, pageOf } from './envelope.ts'

export const companyChangesPage = 20

/** What the record of administration is about. */
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
  'groupTravel',
] as const
export const companyChangeActions = ['added', 'changed', 'removed', 'activated', 'deactivated', 'asked'] as const

/** One row of GET admin/companies/{companyId}/changes, ours: who changed what and when. */
export const companyChangeSchema = z.object({
  id: z.string(),
  at: instant,
  /** The administrator; the name of the token for a provisioning client. */
  actorName: z.string(),
  /** Whether a provisioning client did it. */
  isProvisioned: z.boolean(),
  entity: z.enum(changedEntities),
  entityId: z.string(),
  /** What it is called now; empty for what is gone. */
  entityName: z.string(),
  action: z.enum(companyChangeActions),
  /** Values are null where they are somebody's personal data, of which only the field is kept. */
  changes: z.array(z.object({ field: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) })),
})
export type CompanyChange = z.infer<typeof companyChangeSchema>
export const companyChangePageSchema = pageOf(companyChangeSchema)
export type CompanyChangePage = z.infer<typeof companyChangePageSchema>
