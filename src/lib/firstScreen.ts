let end: () => void = () => undefined

/**
 * Resolves when the first screen shows its data. Work that the first screen does not need waits for it: watching the
 * session, notices, counts, the service worker. `app/watchFirstScreen` resolves it.
 */
export const firstScreen = new Promise<void>((resolve) => (end = resolve))

export const endFirstScreen = (): void => end()
