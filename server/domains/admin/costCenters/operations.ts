import type { Operation } from '#server/http/operation.ts'

/** §7 Administration: cost centres and their roles. */
export const costCenterOperations: readonly Operation[] = []
