import type { Operation } from '#server/http/operation.ts'

/** Roles that wait for a second administrator. */
export const roleRequestOperations: readonly Operation[] = []
