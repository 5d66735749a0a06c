let end: (() => Promise<void>) | undefined

/** Registers how an open help desk is signed out of; undefined once it is closed. The help desk calls it. */
export const registerHelpDesk = (signOut: (() => Promise<void>) | undefined): void => void (end = signOut)

/** Whether this tab has opened the help desk. */
export const isHelpDeskOpen = (): boolean => end !== undefined

/**
 * Signs out of the help desk, which comes before the logout route (§2). It does nothing where this tab has not opened
 * it, never fails, and takes two seconds at most. Afterwards this tab does not open it
 * again, unless the person stays for unsaved work.
 */
export async function leaveHelpDesk(): Promise<void> {
  const signOut = end
  end = undefined
  await signOut?.()
}
