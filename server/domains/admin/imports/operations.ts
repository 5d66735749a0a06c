import type { Operation } from '#server/http/operation.ts'

/** Tables of employees and cost centres brought in. */
export const importOperations: readonly Operation[] = []
