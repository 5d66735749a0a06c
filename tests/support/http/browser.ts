export interface Seen {
  status: number
  html: string
  headers: Headers
  /** The address to which the provider sent the browser back. */
  location: URL | undefined
}

/** The heading of a page. */
export const titleOf = ({ html }: Seen) => /<h1>([^<]+)</.exec(html)?.[1]

/** The error text of a page. */
export const alertOf = ({ html }: Seen) => /role="alert"[^>]*>([^<]+)</.exec(html)?.[1]

/** As much of a browser as signing in needs: cookies by path, redirects within the provider, forms without script. */
export class Browser {
  readonly #origin: string
  /** Sent with every request. */
  readonly headers: Record<string, string>
  readonly #cookies = new Map<string, { name: string; value: string; path: string }>()

  constructor(origin: string, headers: Record<string, string> = {}) {
    this.#origin = origin
    this.headers = headers
  }

  /** Follows redirects as long as they stay with the provider. */
  async open(address: URL | string, init: RequestInit = {}): Promise<Seen> {
    let url = new URL(address, this.#origin)
    let answer = await this.#send(url, init)
    for (let hops = 0; hops < 10; hops += 1) {
      const target = answer.headers.get('location')
      if (!target) return seen(answer, await answer.text(), undefined)
      url = new URL(target, url)
      if (url.origin !== this.#origin || !url.pathname.startsWith('/identity/')) return seen(answer, '', url)
      answer = await this.#send(url, {})
    }
    throw new Error(`Redirects without end at ${url.pathname}`)
  }

  /** Sends the first form of a page with its own hidden fields and these. */
  submit({ html }: Seen, fields: Record<string, string>): Promise<Seen> {
    const [, action = '', form = ''] = /<form[^>]* action="([^"]+)"([\s\S]*?)<\/form>/.exec(html) ?? []
    const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
    const body = new URLSearchParams(hidden.map(([, name, value]) => [name ?? '', value ?? '']))
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return this.open(action, { method: 'POST', body })
  }

  /** The values of its cookies, by name. */
  held(): Record<string, string> {
    return Object.fromEntries([...this.#cookies.values()].map(({ name, value }) => [name, value]))
  }

  /** Adds a cookie of the provider, as a thief would. */
  plant(name: string, value: string): void {
    this.#cookies.set(`${name} /identity`, { name, value, path: '/identity' })
  }

  /** Removes the cookies, as a closed browser does. */
  forget(): void {
    this.#cookies.clear()
  }

  async #send(url: URL, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('Accept', headers.get('Accept') ?? 'text/html')
    for (const [name, value] of Object.entries(this.headers)) headers.set(name, value)
    const own = [...this.#cookies.values()].filter(({ path }) => url.pathname.startsWith(path))
    if (own.length > 0) headers.set('Cookie', own.map(({ name, value }) => `${name}=${value}`).join('; '))
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) this.#keep(line)
    return answer
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    const path = /; ?path=([^;]+)/i.exec(line)?.[1] ?? '/'
    if (value === '') this.#cookies.delete(`${name} ${path}`)
    else this.#cookies.set(`${name} ${path}`, { name, value, path })
  }
}

const seen = ({ status, headers }: Response, html: string, location: URL | undefined): Seen => ({
  status,
  html,
  headers,
  location,
})
