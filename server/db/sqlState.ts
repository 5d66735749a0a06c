/** SQLSTATE of a database error, also where the driver or Drizzle has wrapped it. */
export const sqlStateOf = (error: unknown): string | undefined => databaseError(error)?.code

/** The error of the database itself, below those that the driver or Drizzle has wrapped it in. */
export function databaseError(error: unknown): (Error & { code: string }) | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code))
      return cause as Error & { code: string }
  }
  return undefined
}
