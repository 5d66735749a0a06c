import type { Operation } from '#server/http/operation.ts'

/** §7 Administration: employees. */
export const employeeOperations: readonly Operation[] = []
