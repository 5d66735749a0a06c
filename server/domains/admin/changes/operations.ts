import type { Operation } from '#server/http/operation.ts'

/** The record of administration. */
export const companyChangeOperations: readonly Operation[] = []
