import { mostBytes } from '#server/domains/risk/alerts/cap/capElements.ts'
import { onSameHost } from './feedIndex.ts'

const patienceMs = 20_000
const mostRedirects = 3

/** Why no document came. */
type FetchProblem = 'unreachable' | 'refusedByServer' | 'missing' | 'tooLarge' | 'otherHost'

export class FetchFailure extends Error {
  override name = 'FetchFailure'
  readonly problem: FetchProblem
  constructor(problem: FetchProblem, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}

interface FetchOptions {
  /** The tag of an answer that need not be sent again. */
  etag?: string | null
  /** Ends the fetch, because the process ends. */
  stopping: AbortSignal
}

/** An answer of a feed; `isSame` means that it is the one with the given tag. */
type Fetched = { isSame: true } | { isSame: false; bytes: Uint8Array; etag: string | null }

/**
 * Fetches a document of a feed. Redirects are followed on the same host only, and no more than the largest size is read.
 * @throws {FetchFailure}
 */
export async function fetchDocument(address: string, { etag, stopping }: FetchOptions): Promise<Fetched> {
  const patience = AbortSignal.any([AbortSignal.timeout(patienceMs), stopping])
  let url = address
  for (let count = 0; count <= mostRedirects; count += 1) {
    const answer = await send(url, { etag, signal: patience })
    const target = answer.headers.get('Location')
    if (answer.status < 300 || answer.status >= 400 || answer.status === 304 || target === null)
      return readAnswer(answer)
    await answer.body?.cancel()
    const next = onSameHost(target, url)
    if (next === undefined) throw new FetchFailure('otherHost')
    url = next
  }
  throw new FetchFailure('refusedByServer')
}

const send = (url: string, { etag, signal }: { etag?: string | null | undefined; signal: AbortSignal }) =>
  fetch(url, {
    redirect: 'manual',
    signal,
    headers: {
      Accept: 'application/cap+xml, application/atom+xml, application/rss+xml, application/xml;q=0.9, */*;q=0.1',
      'User-Agent': 'Waymark',
      ...(etag && { 'If-None-Match': etag }),
    },
  }).catch((cause: unknown) => {
    throw new FetchFailure('unreachable', { cause })
  })

async function readAnswer(answer: Response): Promise<Fetched> {
  if (answer.status === 304) return { isSame: true }
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new FetchFailure([404, 410].includes(answer.status) ? 'missing' : 'refusedByServer')
  }
  return { isSame: false, bytes: await readBytes(answer), etag: answer.headers.get('ETag') }
}

/** Reads a body and stops at the largest size, whatever length its header names. */
async function readBytes({ body }: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of body ?? []) {
      size += part.byteLength
      if (size > mostBytes) throw new FetchFailure('tooLarge')
      parts.push(part)
    }
  } catch (cause) {
    throw cause instanceof FetchFailure ? cause : new FetchFailure('unreachable', { cause })
  }
  return Buffer.concat(parts)
}
