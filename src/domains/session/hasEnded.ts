import { SignInError } from './problems'

const passing = new Set(['temporarily_unavailable', 'server_error', 'slow_down'])

/** No refresh token, so no renewal: the library would try a hidden frame, which our pages do not allow. */
export class NoRefreshTokenError extends Error {}

/** Whether an error means that the session cannot be renewed, as opposed to a missing answer. */
export function hasEnded(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'ErrorResponse') return !passing.has(codeOf(error))
  if (error instanceof SignInError) return error.problem !== 'unreachable'
  return error instanceof NoRefreshTokenError
}

/** The code of the provider's refusal, or the text of another error. */
export const codeOf = (error: unknown): string => (error as { error?: string | null }).error ?? String(error)
