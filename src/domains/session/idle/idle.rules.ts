/** Idle time before the warning, and the length of its countdown. Milliseconds. */
export interface IdleTimes {
  idleMs: number
  warningMs: number
}
/** Both in seconds, as they are configured. */
export interface IdleSeconds {
  idleSeconds: number
  warningSeconds: number
}

/** §9: the limits of the build, or the company's where they are shorter. */
export const idleTimes = (build: IdleSeconds, company: IdleSeconds | undefined): IdleTimes => ({
  idleMs: Math.min(build.idleSeconds, company?.idleSeconds ?? build.idleSeconds) * 1000,
  warningMs: Math.min(build.warningSeconds, company?.warningSeconds ?? build.warningSeconds) * 1000,
})

export type IdleState = 'active' | 'warned' | 'over'

/** §4, §9: state of a session by the wall clock, not by counting ticks: a tab may sleep or be throttled. */
export function idleState(lastActivity: number, now: number, { idleMs, warningMs }: IdleTimes): IdleState {
  const quiet = now - lastActivity
  if (quiet < idleMs) return 'active'
  return quiet < idleMs + warningMs ? 'warned' : 'over'
}

/** Milliseconds until the next change of state; 0 when the session is over. */
export function untilChange(lastActivity: number, now: number, times: IdleTimes): number {
  const state = idleState(lastActivity, now, times)
  if (state === 'over') return 0
  return lastActivity + times.idleMs + (state === 'warned' ? times.warningMs : 0) - now
}

/** Seconds left at which screen readers announce the countdown; announcing each second would drown everything else. */
const milestones = [10, 30, 60, 120, 180, 240]

/** The last milestone passed, in seconds; undefined before the first. */
export const milestoneOf = (milliseconds: number): number | undefined =>
  milestones.find((seconds) => Math.ceil(milliseconds / 1000) <= seconds)

/** The time left as the warning shows it: `m:ss`, rounded up so that 0:00 appears only at the end. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
