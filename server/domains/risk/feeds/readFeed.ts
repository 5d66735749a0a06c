import { setTimeout as pause } from 'node:timers/promises'
import type { AdvisorySource, FeedFailureCode } from '#contract/risk/advisories.ts'
import { FeedFailure } from './feedFailure.ts'
import { fetchFeed, type FeedRequest } from './fetchFeed.ts'
import type { ParsedFeed } from './parsedFeed.ts'

/** A feed that was read; null where it did not change. */
export interface ReadFeed {
  feed: ParsedFeed | null
  etag: string | null
}

/** A request, and the time at which it is sent. */
export interface FeedReading extends FeedRequest {
  readAt: Date
  /** Pause between the requests for single countries, in milliseconds. */
  pauseMs?: number
}

/**
 * The version of each parser. A version is raised with every change of a parser that gives other levels or words for the
 * same feed: what it reads first is then a new baseline, and nobody is told of changes that no government made.
 */
export const parserVersions: Record<AdvisorySource, number> = { CA: 2, US: 2, GB: 2 }

/** Fetches and parses the feed of a government. @throws FeedFailure */
export const readFeed = (source: AdvisorySource, reading: FeedReading): Promise<ReadFeed> => readers[source](reading)

const readers: Record<AdvisorySource, (reading: FeedReading) => Promise<ReadFeed>> = {
  CA: async (reading) => readDocument(reading, (await import('./parseCanada.ts')).parseCanada),
  US: async (reading) => readDocument(reading, (await import('./parseUnitedStates.ts')).parseUnitedStates),
  GB: readUnitedKingdom,
}

async function readDocument(
  reading: FeedReading,
  parse: (text: string, readAt: Date) => ParsedFeed,
): Promise<ReadFeed> {
  const { text, etag } = await fetchFeed(reading)
  return { feed: text === null ? null : parse(text, reading.readAt), etag }
}

/** GOV.UK allows ten requests a second; this asks less often. */
const defaultPauseMs = 150

/** Reads the list, then the content of each country. The tag of the list says nothing about the contents: none is kept. */
async function readUnitedKingdom({ readAt, pauseMs = defaultPauseMs, ...request }: FeedReading): Promise<ReadFeed> {
  const { parseUnitedKingdom, parseUnitedKingdomList } = await import('./parseUnitedKingdom.ts')
  const { text } = await fetchFeed({ ...request, etag: undefined })
  const listed = parseUnitedKingdomList(text ?? '')
  const contents = new Map<string, string>()
  for (const { slug } of listed) {
    await pause(pauseMs)
    const content = await contentOf(slug, request, pauseMs)
    if (content !== null) contents.set(slug, content)
  }
  return { feed: parseUnitedKingdom(listed, contents, readAt), etag: null }
}

/** A page is asked for again so often, after a pause that grows. One bad minute of the site fails no check then. */
const mostRepeats = 2
const repeatAfter = 10
const passing: readonly FeedFailureCode[] = ['status', 'timeout', 'unreachable']

/** The content of a country; null where it was withdrawn since the list was made. */
async function contentOf(slug: string, request: FeedRequest, pauseMs: number): Promise<string | null> {
  const address = new URL(request.address)
  address.pathname = `${address.pathname.replace(/\/$/, '')}/${slug}`
  for (let repeats = 0; ; repeats += 1)
    try {
      return (await fetchFeed({ ...request, address: address.href, etag: undefined })).text
    } catch (error) {
      const code = error instanceof FeedFailure ? error.code : undefined
      if (code === 'missing') return null
      if (!code || !passing.includes(code) || repeats === mostRepeats || request.signal?.aborted) throw error
      await pause(pauseMs * repeatAfter * (repeats + 1))
    }
}
