/** Both are of this tab alone and in session storage: local storage holds the four items of §3 and nothing else. */
export const attemptsKey = 'waymark.signInAttempts'
export const refusalKey = 'waymark.signInRefusal'

/** Why the last sign-in did not last. */
export interface Refusal {
  /** Status and message code of an API, or the error code of the provider. */
  answer: string
  /** The address of the API that refused the token; without one it was the provider, refusing to renew it. */
  api?: string
}

export function rememberRefusal(refusal: Refusal): void {
  try {
    sessionStorage.setItem(refusalKey, JSON.stringify(refusal))
  } catch {
    // Without storage nobody gets as far as being refused twice (`countAttempt`).
  }
}

/** For a sign-in that worked, and for a person who decides to try again. */
export function forgetAttempts(): void {
  try {
    sessionStorage.removeItem(attemptsKey)
    sessionStorage.removeItem(refusalKey)
  } catch {
    // Without storage there is nothing to forget.
  }
}
