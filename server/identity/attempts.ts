import type { Services } from '#server/services.ts'

const windowMs = 10 * 60_000
const allowed = 10

/** Counts failed sign-ins per account and address, in this process; too many are refused for a while. */
export function createAttempts(now: Services['now']) {
  const failures = new Map<string, number[]>()
  const recent = (key: string) => (failures.get(key) ?? []).filter((at) => at > +now() - windowMs)
  return {
    areTooMany: (key: string): boolean => recent(key).length >= allowed,
    failed: (key: string): void => void failures.set(key, [...recent(key), +now()]),
    succeeded: (key: string): void => void failures.delete(key),
    sweep: (): void => {
      for (const key of failures.keys()) if (recent(key).length === 0) failures.delete(key)
    },
  }
}
export type Attempts = ReturnType<typeof createAttempts>
