let end: () => void = () => undefined

/**
 * Resolves when the first screen shows what it asked for. Everything that nobody looks at yet waits for it: the watch
 * over the session, notices, counts, the service worker. `app/watchFirstScreen` says when.
 */
export const firstScreen = new Promise<void>((resolve) => (end = resolve))

export const endFirstScreen = (): void => end()
