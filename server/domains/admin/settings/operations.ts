import type { Operation } from '#server/http/operation.ts'

/** §7 Administration: settings of the company, roles and travel policies. */
export const settingsOperations: readonly Operation[] = []
