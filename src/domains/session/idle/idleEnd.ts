let isOver = (): boolean => false

/** Registers the idle watch's check whether the session is over; undefined when the watch has ended. */
export const registerIdleWatch = (ask: (() => boolean) | undefined): void => void (isOver = ask ?? (() => false))

/** Whether the session has ended because of idleness, as far as this tab knows. */
export const isIdleOver = (): boolean => isOver()

/** Goes to the logout route at the end of the countdown. Forms with unsaved changes do not prevent it. */
export function signOutIdle(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  location.replace('/logout?reason=session-timeout')
}
