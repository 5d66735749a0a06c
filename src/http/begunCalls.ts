interface Begun {
  answer: Promise<Response>
  end: AbortController
}

/** Calls begun while the application's code was loading, by token and address. */
const begun = new Map<string, Begun>()

const keyOf = (url: string, token: string) => `${token} ${new URL(url, location.origin).href}`

interface Call {
  url: string
  token: string
  /** The culture of the answer. */
  language: string
}

/**
 * Sends a GET of §7 before the HTTP client exists; the client later takes over its answer for the same call.
 * @returns the answer; read only a clone of it
 */
export function beginCall({ url, token, language }: Call): Promise<Response> {
  const end = new AbortController()
  const headers = { Accept: 'application/json', 'Accept-Language': language, ...bearer(token) }
  const answer = fetch(url, { headers, signal: end.signal })
  // A failure is ignored here; the client meets it if it takes the answer.
  answer.catch(() => undefined)
  begun.set(keyOf(url, token), { answer, end })
  return answer
}

/** The `Authorization` header (§7). */
export const bearer = (token: string) => (token ? { Authorization: `Bearer ${token}` } : {})

/** A `fetch` that takes over a call begun with the same token, once; cancelling it cancels the call itself. */
export function takeBegunCall(url: string, token: string): typeof fetch | undefined {
  const key = keyOf(url, token)
  const call = begun.get(key)
  begun.delete(key)
  return (
    call &&
    ((input, init) => {
      const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
      signal?.addEventListener('abort', () => call.end.abort())
      return call.answer
    })
  )
}

/** Discards begun calls that were not taken over: later requests need a fresh answer. */
export function forgetBegunCalls(): void {
  for (const { end } of begun.values()) end.abort()
  begun.clear()
}
