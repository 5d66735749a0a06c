const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

type Fields = Record<string, unknown>

/** The values a form was opened with, the present values of the record, and the typed values. */
export interface FormVersions {
  opened: Fields
  current: Fields
  mine: Fields
}

/**
 * The typed fields that another user meanwhile changed to another value.
 * @param dirty as in react-hook-form: a truthy entry for each field that differs from its opened value
 * @param sealed fields whose values the server never sends, so that changes cannot be detected: always in conflict
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

/** The fields, with their values, that differ from before: those typed during a request. */
export const changedSince = (before: Record<string, unknown>, now: Record<string, unknown>): [string, unknown][] =>
  Object.entries(now).filter(([name, value]) => !same(before[name], value))
