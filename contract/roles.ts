import * as z from 'zod/mini'

/** Roles of §6. A person without any is a traveller. */
export const roleNames = [
  'VIP',
  'RiskAdvisor',
  'GuestBooking',
  'Admin',
  'GuestManager',
  'Guest',
  'EventOrganizer',
  'FinancialOfficer',
  'Arranger',
  'Traveller',
] as const
export const roleSchema = z.enum(roleNames)
export type Role = z.infer<typeof roleSchema>

/** GET .../roles and the body of its POST (§7). */
export const profileRolesSchema = z.strictObject({ roles: z.array(roleSchema) })
export type ProfileRoles = z.infer<typeof profileRolesSchema>

/** Body of PUT .../roles (§7). `expected` is what the form was opened with: 412 with the roles as they are otherwise. */
export const setRolesSchema = z.strictObject({ roles: z.array(roleSchema), expected: z.array(roleSchema) })
