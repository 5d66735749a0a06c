import type { Role } from '#contract/session/roles.ts'
import { isOffered } from '@/http/additions'
import { mayRender } from '@/routes/permissions'

/** The sections of the account page, in order (`section` in its address); the first one opens by itself. */
export const accountSections = ['signIn', 'display', 'messages', 'absence', 'arrangers', 'changes', 'close'] as const
export type AccountSection = (typeof accountSections)[number]

/** The sections that the roles (§6) and the backend let a person see. */
export function accountSectionsFor(roles: readonly Role[]): AccountSection[] {
  const isShown: Partial<Record<AccountSection, boolean>> = {
    messages: isOffered('tripmessages'),
    // Guests do not approve trips.
    absence: isOffered('approvals') && !roles.includes('Guest'),
    arrangers: mayRender('account.arrangers', roles),
    changes: isOffered('profilechanges'),
    close: mayRender('account.delete', roles),
  }
  return accountSections.filter((section) => isShown[section] ?? true)
}

/** The name of a section in its messages. Signing in shares its page with the roles, where §6 shows them. */
export const accountPageName = (section: AccountSection, roles: readonly Role[]) =>
  section === 'signIn' && mayRender('account.permissions', roles) ? 'signInAndRoles' : section
