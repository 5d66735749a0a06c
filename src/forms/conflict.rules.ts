const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The fields that were typed into here and changed by somebody else meanwhile.
 * @param dirty as react-hook-form marks them: a truthy entry for each field that differs from what was opened
 */
export const bothChanged = (
  dirty: Record<string, unknown>,
  opened: Record<string, unknown>,
  current: Record<string, unknown>,
): string[] => Object.keys(dirty).filter((name) => dirty[name] && !same(opened[name], current[name]))

/** The fields, with their values, that are not what they were: what was typed while something else went on. */
export const changedSince = (before: Record<string, unknown>, now: Record<string, unknown>): [string, unknown][] =>
  Object.entries(now).filter(([name, value]) => !same(before[name], value))
