/** Whether what a feed told can be relied upon. `notChecked`: no address is configured, or no answer came yet. */
export const sourceStates = ['current', 'stale', 'failed', 'notChecked'] as const
export type SourceState = (typeof sourceStates)[number]
