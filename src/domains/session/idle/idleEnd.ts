import { isHelpDeskOpen, leaveHelpDesk } from '@/domains/session/shared/helpDeskSession'

let isOver = (): boolean => false

/** Registers the idle watch's check whether the session is over; undefined when the watch has ended. */
export const registerIdleWatch = (ask: (() => boolean) | undefined): void => void (isOver = ask ?? (() => false))

/** Whether the session has ended because of idleness, as far as this tab knows. */
export const isIdleOver = (): boolean => isOver()

/**
 * Logs out of the help desk, then goes to the logout route, at the end of the countdown (§2). Forms with unsaved changes
 * do not prevent it.
 */
export function signOutIdle(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  const goToLogout = () => location.replace('/logout?reason=session-timeout')
  if (isHelpDeskOpen()) void leaveHelpDesk().then(goToLogout)
  else goToLogout()
}
