import { databaseError } from './sqlState.ts'

/** SQLSTATE `insufficient_privilege`. */
const insufficientPrivilege = '42501'

/**
 * Explains a failed start to the operator when the database role lacks a right: the driver's message is only the failed
 * statement. Returns any other error unchanged.
 */
export function missingRightInWords(error: unknown): unknown {
  const refused = databaseError(error)
  if (refused?.code !== insufficientPrivilege) return error
  return new Error(
    `The role of DATABASE_URL lacks a right that Waymark needs at its start (${refused.message}). Make it the owner of the database ("alter database … owner to …"), or grant it what docs/deployment/operations.md names under PostgreSQL, and start again.`,
    { cause: error },
  )
}
