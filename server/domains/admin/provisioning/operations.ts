import type { Operation } from '#server/http/operation.ts'

/** Tokens of provisioning clients. */
export const scimTokenOperations: readonly Operation[] = []
