interface EarlyRequest {
  answer: Promise<Response>
  end: AbortController
}

/** Requests sent while the application's code was loading, by token and address. */
const early = new Map<string, EarlyRequest>()

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
export function requestEarly({ url, token, language }: Call): Promise<Response> {
  const end = new AbortController()
  const headers = { Accept: 'application/json', 'Accept-Language': language, ...bearer(token) }
  const answer = fetch(url, { headers, signal: end.signal })
  // A failure is ignored here; the client meets it if it takes the answer.
  answer.catch(() => undefined)
  early.set(keyOf(url, token), { answer, end })
  return answer
}

/** The `Authorization` header (§7). */
export const bearer = (token: string) => (token ? { Authorization: `Bearer ${token}` } : {})

/** A `fetch` that takes over an early request with the same token, once; cancelling it cancels the request. */
export function takeEarlyRequest(url: string, token: string): typeof fetch | undefined {
  const key = keyOf(url, token)
  const request = early.get(key)
  early.delete(key)
  return (
    request &&
    ((input, init) => {
      const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
      signal?.addEventListener('abort', () => request.end.abort())
      return request.answer
    })
  )
}

/** Cancels early requests that no call has taken over, because later calls need a fresh answer. */
export function dropEarlyRequests(): void {
  for (const { end } of early.values()) end.abort()
  early.clear()
}
