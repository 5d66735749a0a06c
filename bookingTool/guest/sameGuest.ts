import type { Guest } from '#server/toolHost/door/session.ts'

/** Whether two guests have the same name and address. Their languages may differ, as each booking has its own. */
export const isSameGuest = (one: Guest, other: Guest): boolean =>
  one.email === other.email && one.firstName === other.firstName && one.lastName === other.lastName
