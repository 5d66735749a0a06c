import type { Role } from '#contract/roles.ts'

/** Who makes a call: read from the token, confirmed by the database. Roles are the database's, the token's are a hint. */
export interface Caller {
  accountId: string
  profileId: string
  employeeId: string | null
  companyId: string
  roles: readonly Role[]
  /** Has accepted the terms; nobody else may call more than whoami. */
  isRegistered: boolean
}
