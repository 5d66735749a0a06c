const passing = new Set(['temporarily_unavailable', 'server_error', 'slow_down'])

/** A session without a refresh token; the library would try a hidden frame, which our pages do not allow. */
export class NothingToRenew extends Error {}

/** Whether the provider has said that this session cannot be renewed, rather than not answered. */
export function hasEnded(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'ErrorResponse') return !passing.has((error as Error & { error?: string | null }).error ?? '')
  return error instanceof NothingToRenew
}
