import type { Role } from '#contract/session/roles.ts'

/** The person who sends a request: identified by the token; existence and roles are read from the database. */
export interface Caller {
  accountId: string
  /** The sign-in of the request. Sessions opened under it end with it. */
  grantId: string
  profileId: string
  employeeId: string | null
  companyId: string
  roles: readonly Role[]
  /** Has accepted the terms; without it only whoami is allowed. */
  isRegistered: boolean
  /** In the booking tool only: whether the booking right of the session still holds. */
  mayBook?: boolean
}
