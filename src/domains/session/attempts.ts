/** Both belong to this tab and are in session storage, because local storage may only hold the four items of §3. */
export const attemptsKey = 'waymark.signInAttempts'
export const refusalKey = 'waymark.signInRefusal'

/** Why the last sign-in did not last. */
export interface Refusal {
  /** Status and message code of an API, or the error code of the provider. */
  answer: string
  /** The address of the API that refused the token. Without one the provider refused to renew it. */
  api?: string
}

export function rememberRefusal(refusal: Refusal): void {
  try {
    sessionStorage.setItem(refusalKey, JSON.stringify(refusal))
  } catch {
    // Without storage a sign-in stops before a second refusal (`countAttempt`).
  }
}

/** Called after a successful sign-in, and when the person decides to try again. */
export function forgetAttempts(): void {
  try {
    sessionStorage.removeItem(attemptsKey)
    sessionStorage.removeItem(refusalKey)
  } catch {
    // Without storage no attempts are stored.
  }
}
