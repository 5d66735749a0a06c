import type { Role } from '#contract/session/roles.ts'
import { mayNavigate } from './permissions'
import { type Gate, gatesOf, type RouteRow } from './row'

/** The facts about the signed-in person that the guard needs. */
export interface Facts {
  /** `sandbox` is a session without an employee id (§2). In an `unregistered` one the terms are not accepted yet. */
  session: 'none' | 'unregistered' | 'sandbox' | 'employee'
  roles: readonly Role[]
  isOpen: (gate: Gate) => boolean
}
export type Verdict = 'allow' | 'signIn' | 'register' | 'sandbox' | 'start' | 'notFound'

/** The navigation guard of §2 and the permission sets of §6. It hides screens; the server protects the data. */
export function verdict(row: RouteRow, facts: Facts): Verdict {
  if (row.isPublic) return 'allow'
  if (facts.session === 'none') return 'signIn'
  if (facts.session === 'unregistered') return row.isRegistration ? 'allow' : 'register'
  if (row.isRegistration) return 'start'
  if (row.isSandbox) return facts.session === 'sandbox' ? 'allow' : 'start'
  if (facts.session === 'sandbox') return 'sandbox'
  if (!mayNavigate(row, facts.roles)) return 'start'
  return gatesOf(row).every(facts.isOpen) ? 'allow' : 'notFound'
}
