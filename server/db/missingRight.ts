import { databaseError } from './sqlState.ts'

/** SQLSTATE `insufficient_privilege`. */
const insufficientPrivilege = '42501'

/**
 * A failure of the start in words for whoever starts the server, where the database refused it for want of a right: the
 * message of the driver is the statement that failed. Any other failure stays as it is.
 */
export function missingRightInWords(error: unknown): unknown {
  const refused = databaseError(error)
  if (refused?.code !== insufficientPrivilege) return error
  return new Error(
    `The role of DATABASE_URL lacks a right that Waymark needs at its start (${refused.message}). Make it the owner of the database ("alter database … owner to …"), or grant it what docs/deployment/operations.md names under PostgreSQL, and start again.`,
    { cause: error },
  )
}
