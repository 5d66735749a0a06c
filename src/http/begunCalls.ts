interface Begun {
  answer: Promise<Response>
  end: AbortController
}

/** Calls begun while the application's code was on its way, by token and address. */
const begun = new Map<string, Begun>()

const keyOf = (url: string, token: string) => `${token} ${new URL(url, location.origin).href}`

interface Call {
  url: string
  token: string
  /** The culture the answer is asked for in. */
  language: string
}

/**
 * Sends a GET of §7 before there is a client to send it; the client that is asked for the same takes its answer.
 * @returns the answer, to be read from a copy alone
 */
export function beginCall({ url, token, language }: Call): Promise<Response> {
  const end = new AbortController()
  const headers = { Accept: 'application/json', 'Accept-Language': language, ...bearer(token) }
  const answer = fetch(url, { headers, signal: end.signal })
  // Perhaps nobody asks for it; whoever does meets the failure then.
  answer.catch(() => undefined)
  begun.set(keyOf(url, token), { answer, end })
  return answer
}

/** The header that says who asks (§7). */
export const bearer = (token: string) => (token ? { Authorization: `Bearer ${token}` } : {})

/** `fetch` for a call that was begun with the same token: its answer, once; who cancels cancels the call itself. */
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

/** What nobody has asked for is let go: whoever asks later wants a fresh answer. */
export function forgetBegunCalls(): void {
  for (const { end } of begun.values()) end.abort()
  begun.clear()
}
