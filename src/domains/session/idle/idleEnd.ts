let judge = (): boolean => false

/** Whoever watches for idleness says here how it stands; undefined when the watch is over. */
export const judgeIdleness = (isOver: (() => boolean) | undefined): void => void (judge = isOver ?? (() => false))

/** Whether nobody has been here for so long that the session is over, as far as this tab knows. */
export const isIdleOver = (): boolean => judge()

/** At zero nothing may hold the page back, not even a form that asks whether to leave it. */
export function leaveIdle(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  location.replace('/logout?reason=session-timeout')
}
