import type { Operation } from '#server/http/operation.ts'

/** §2 payment methods: the cards of the company. */
export const companyCardOperations: readonly Operation[] = []
