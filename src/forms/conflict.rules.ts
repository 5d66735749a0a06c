const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

type Fields = Record<string, unknown>

/** What a form was opened with, what the record holds now, and what is typed. */
export interface FormVersions {
  opened: Fields
  current: Fields
  mine: Fields
}

/**
 * The fields that were typed into here and changed by somebody else meanwhile to something else.
 * @param dirty as react-hook-form marks them: a truthy entry for each field that differs from what was opened
 * @param sealed fields whose values never come back, so that nobody can tell whether they changed: they are asked about
 */
export const conflictingFields = (
  dirty: Fields,
  { opened, current, mine }: FormVersions,
  sealed: readonly string[] = [],
): string[] =>
  Object.keys(dirty).filter(
    (name) =>
      dirty[name] &&
      (sealed.includes(name) || (!same(opened[name], current[name]) && !same(mine[name], current[name]))),
  )

/** The fields, with their values, that are not what they were: what was typed while something else went on. */
export const changedSince = (before: Record<string, unknown>, now: Record<string, unknown>): [string, unknown][] =>
  Object.entries(now).filter(([name, value]) => !same(before[name], value))
