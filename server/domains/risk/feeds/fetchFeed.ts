import type { FeedFailureCode } from '#contract/risk/advisories.ts'
import { FeedFailure } from './feedFailure.ts'

/** A request for a feed. */
export interface FeedRequest {
  address: string
  /** The tag of the last answer, so that the server may answer that nothing changed. */
  etag?: string | null | undefined
  /** Names this application and where it runs; never that of a browser. */
  userAgent: string
  /** Ends the request when the process ends. */
  signal?: AbortSignal | undefined
  /** The longest time for the whole answer with its body, in milliseconds. */
  timeoutMs?: number | undefined
}

/** The text of a feed; null where it is the same as the last one. */
interface FeedAnswer {
  text: string | null
  etag: string | null
}

/** The largest answer, in bytes after decompression. Reading stops there. */
export const largestFeed = 5 * 1024 * 1024
const defaultTimeoutMs = 30_000
const mostRedirects = 3

/** Asks for a feed. @throws FeedFailure */
export async function fetchFeed(request: FeedRequest): Promise<FeedAnswer> {
  const { timeoutMs = defaultTimeoutMs, signal } = request
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new FeedFailure('timeout')), timeoutMs)
  const all = signal ? AbortSignal.any([signal, controller.signal]) : controller.signal
  try {
    return await answerOf(request, await follow(request, all), controller)
  } catch (error) {
    throw failureOf(error, controller.signal)
  } finally {
    clearTimeout(timer)
    controller.abort()
  }
}

/** Follows redirects on the same host. */
async function follow({ address, etag, userAgent }: FeedRequest, signal: AbortSignal): Promise<Response> {
  let at = new URL(address)
  for (let count = 0; count <= mostRedirects; count += 1) {
    const headers = {
      Accept: 'application/json, application/rss+xml, application/xml, text/xml',
      'User-Agent': userAgent,
      ...(etag && { 'If-None-Match': etag }),
    }
    const answer = await fetch(at, { headers, redirect: 'manual', signal })
    const location = answer.headers.get('Location')
    if (![301, 302, 303, 307, 308].includes(answer.status)) return answer
    await answer.body?.cancel()
    const next = location && URL.canParse(location, at) ? new URL(location, at) : undefined
    if (!next || !isOnHost(next, new URL(address))) throw new FeedFailure('redirect')
    at = next
  }
  throw new FeedFailure('redirect')
}

/** Whether an address is on the same host and port, and no less protected. */
function isOnHost(next: URL, first: URL): boolean {
  const isProtected = next.protocol === 'https:' || next.origin === first.origin
  return isProtected && next.host === first.host && !next.username && !next.password
}

async function answerOf({ etag }: FeedRequest, answer: Response, controller: AbortController): Promise<FeedAnswer> {
  if (answer.status === 304 && etag) return { text: null, etag }
  if (answer.status !== 200) throw new FeedFailure(codeOfStatus(answer.status))
  const given = answer.headers.get('ETag')
  return { text: await readText(answer, controller), etag: given && given.length <= 200 ? given : null }
}

const codeOfStatus = (status: number): FeedFailureCode => {
  if (status === 404 || status === 410) return 'missing'
  return [401, 403, 429].includes(status) ? 'refused' : 'status'
}

/** Reads the body as UTF-8, and stops as soon as it is too large, whatever its header says. */
async function readText(answer: Response, controller: AbortController): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength
    if (size > largestFeed) {
      controller.abort()
      throw new FeedFailure('tooLarge')
    }
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw new FeedFailure('notReadable')
  }
}

function failureOf(error: unknown, { reason }: AbortSignal): FeedFailure {
  if (error instanceof FeedFailure) return error
  return reason instanceof FeedFailure ? reason : new FeedFailure('unreachable')
}
