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

/** GET .../roles and the body of its POST and PUT (§7). */
export const profileRolesSchema = z.strictObject({ roles: z.array(roleSchema) })
export type ProfileRoles = z.infer<typeof profileRolesSchema>

/**
 * Roles as a token carries them: a list, one value, or a space-separated string (§6).
 * Unknown words are dropped: a role this build does not know can open nothing.
 */
export function rolesFrom(claim: unknown): Role[] {
  const words = Array.isArray(claim) ? claim : typeof claim === 'string' ? claim.split(/\s+/) : []
  return words.filter((word): word is Role => roleNames.includes(word as Role))
}
