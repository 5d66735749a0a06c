/** Calls begun while the application's code was on its way, by token and address. */
const begun = new Map<string, Promise<Response>>()

const keyOf = (url: string, token: string) => `${token} ${new URL(url, location.origin).href}`

interface Call {
  url: string
  token: string
  /** The culture the answer is asked for in. */
  language: string
}

/** Sends a GET of §7 before there is a client to send it; the client that is asked for the same takes its answer. */
export function beginCall({ url, token, language }: Call): void {
  const headers = { Accept: 'application/json', 'Accept-Language': language, ...bearer(token) }
  const answer = fetch(url, { headers })
  // Perhaps nobody asks for it; whoever does meets the failure then.
  answer.catch(() => undefined)
  begun.set(keyOf(url, token), answer)
}

/** The header that says who asks (§7). */
export const bearer = (token: string) => (token ? { Authorization: `Bearer ${token}` } : {})

/** The answer of a call that was begun with the same token; it is given once. */
export function takeBegunCall(url: string, token: string): Promise<Response> | undefined {
  const key = keyOf(url, token)
  const answer = begun.get(key)
  begun.delete(key)
  return answer
}

/** What nobody has asked for is let go: whoever asks later wants a fresh answer. */
export function forgetBegunCalls(): void {
  for (const answer of begun.values()) answer.then(({ body }) => body?.cancel()).catch(() => undefined)
  begun.clear()
}
