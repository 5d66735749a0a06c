import type { Role } from '#contract/roles.ts'

/** The person making a call: identified by the token, confirmed in the database, which also decides the roles. */
export interface Caller {
  accountId: string
  /** The sign-in that the call belongs to; what is opened in it ends with it. */
  grantId: string
  profileId: string
  employeeId: string | null
  companyId: string
  roles: readonly Role[]
  /** Has accepted the terms; without that only whoami is allowed. */
  isRegistered: boolean
  /** Only of a caller of the booking tool: whether the right that their session was opened under still holds. */
  mayBook?: boolean
}
