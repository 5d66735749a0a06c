let isAsked = false

/** §4: a refusal of the reporting API leads to the login route. Until it is shown, no guard starts a sign-in. */
export const askForLogin = (): void => void (isAsked = true)
/** The login route shows, so that the pages behind it may sign in again. */
export const loginShown = (): void => void (isAsked = false)
export const isLoginAsked = (): boolean => isAsked
