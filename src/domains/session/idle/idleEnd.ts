let isOver = (): boolean => false

/** The idle watch registers how to ask it; undefined when the watch has ended. */
export const registerIdleWatch = (ask: (() => boolean) | undefined): void => void (isOver = ask ?? (() => false))

/** Whether nobody has been here for so long that the session is over, as far as this tab knows. */
export const isIdleOver = (): boolean => isOver()

/** Goes to the logout route at the end of the countdown. A form with unsaved changes must not keep the page open. */
export function signOutIdle(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  location.replace('/logout?reason=session-timeout')
}
