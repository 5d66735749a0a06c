import type { Services } from '#server/services/services.ts'

const windowMs = 10 * 60_000
const allowed = 10

/**
 * Counts failed sign-ins per account and address, in this process; too many are refused for a while. An attempt counts
 * from its beginning, so that simultaneous attempts cannot exceed the limit.
 */
export function createAttempts(now: Services['now']) {
  const failures = new Map<string, number[]>()
  const recent = (key: string) => (failures.get(key) ?? []).filter((at) => at > +now() - windowMs)
  return {
    /** @returns false when there were too many attempts */
    begin: (key: string): boolean => {
      const before = recent(key)
      if (before.length >= allowed) return false
      failures.set(key, [...before, +now()])
      return true
    },
    succeeded: (key: string): void => void failures.delete(key),
    sweep: (): void => {
      for (const key of failures.keys()) if (recent(key).length === 0) failures.delete(key)
    },
  }
}
export type Attempts = ReturnType<typeof createAttempts>
