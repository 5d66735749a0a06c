import type { Services } from '#server/services/services.ts'

const windowMs = 10 * 60_000
const allowed = 10

/**
 * Counts sign-ins that did not succeed, per account and address, in this process; too many are refused for a while.
 * Each counts as it begins, so that a hundred at once are not a way round.
 */
export function createAttempts(now: Services['now']) {
  const failures = new Map<string, number[]>()
  const recent = (key: string) => (failures.get(key) ?? []).filter((at) => at > +now() - windowMs)
  return {
    /** @returns false when there were too many */
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
