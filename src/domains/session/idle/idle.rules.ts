/** How long nothing may happen before the warning, and how long that counts down. Milliseconds. */
export interface IdleTimes {
  idleMs: number
  warningMs: number
}
export type IdleState = 'active' | 'warned' | 'over'

/** §4, §9: where a session stands by the wall clock. Ticks are not counted: a tab may sleep, or be throttled. */
export function idleState(lastActivity: number, now: number, { idleMs, warningMs }: IdleTimes): IdleState {
  const quiet = now - lastActivity
  if (quiet < idleMs) return 'active'
  return quiet < idleMs + warningMs ? 'warned' : 'over'
}

/** Milliseconds until the state changes next; 0 when it is over. */
export function untilChange(lastActivity: number, now: number, times: IdleTimes): number {
  const state = idleState(lastActivity, now, times)
  if (state === 'over') return 0
  return lastActivity + times.idleMs + (state === 'warned' ? times.warningMs : 0) - now
}

/** Seconds left at which somebody who cannot see the countdown is told; each second would drown everything else. */
const milestones = [10, 30, 60, 120, 180, 240]

/** The milestone passed last, in seconds; undefined before the first. */
export const milestoneOf = (milliseconds: number): number | undefined =>
  milestones.find((seconds) => Math.ceil(milliseconds / 1000) <= seconds)

/** What is left, as the warning shows it: `m:ss`, rounded up so that zero is zero. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
