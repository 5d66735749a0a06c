import { parseFeedDate } from '#server/domains/risk/reading/feedDate.ts'
import { plainText } from '#server/domains/risk/reading/plainText.ts'
import { FeedFailure } from './feedFailure.ts'
import { isCountryCode, placesNamed, type NamedPlace } from './governmentNames.ts'
import { blocksOfHtml } from './htmlBlocks.ts'
import { feedOf, textLimits, unreadableEntry, type ParsedFeed, type ReadEntry } from './parsedFeed.ts'
import { objectOf, parseJsonObject, textOf, type JsonObject } from './parseJson.ts'

const pages = 'https://travel.gc.ca/destinations/'

/**
 * Reads the feed of Global Affairs Canada, `index-alpha-eng.json`. `advisory-state` is the level, 0 to 3, as a number or
 * a text. That parts of a country have stricter advice is a flag without a level: the regional level is then one above
 * the national one, the least that it can be, and the flag is in the evidence. Keys that are no countries are parts of
 * the country of their code.
 * @param readAt the date of advice without one
 * @throws FeedFailure
 */
export function parseCanada(text: string, readAt: Date): ParsedFeed {
  const root = parseJsonObject(text)
  const data = objectOf(root['data'])
  if (!data || Object.keys(data).length === 0) throw new FeedFailure('notTheFeed')
  return feedOf(Object.entries(data).map(([key, value]) => readEntry(key, objectOf(value) ?? {}, readAt)))
}

function readEntry(key: string, fields: JsonObject, readAt: Date): ReadEntry {
  const [english, french] = [objectOf(fields['eng']) ?? {}, objectOf(fields['fra']) ?? {}]
  const state = textOf(fields['advisory-state']).trim()
  const words = plainText(textOf(english['advisory-text']), textLimits.words)
  const named = placesOf(key, fields, textOf(english['name']) || textOf(fields['country-eng']))
  if (!/^[0-3]$/.test(state) || !words) return unreadableEntry(named)
  const level = Number(state)
  const flag = textOf(fields['has-regional-advisory'])
  const isRegional = ['1', 'true'].includes(flag.toLowerCase())
  const frenchWords = plainText(textOf(french['advisory-text']), textLimits.words)
  const advice = named.map(({ code, part }) => ({
    targetCountry: code,
    part,
    warningLevel: level,
    regionalLevel: isRegional ? Math.min(level + 1, 3) : 0,
    warningText: { en: words, ...(frenchWords && { fr: frenchWords }) },
    blocks: { en: updatesOf(english), ...(frenchWords && { fr: updatesOf(french) }) },
    evidence: [
      { field: 'advisory-state', value: state },
      { field: 'advisory-text', value: plainText(words, textLimits.evidence) },
      ...(flag ? [{ field: 'has-regional-advisory', value: plainText(flag, textLimits.evidence) }] : []),
    ],
    sourceUrl: pageOf(textOf(english['url-slug'])),
    issuedAt: publishedAt(objectOf(fields['date-published']) ?? {}) ?? readAt,
  }))
  return { advice, unreadable: [] }
}

/** The name decides, since codes are not those of ISO everywhere; an unknown name is a part of the country of the code. */
function placesOf(key: string, fields: JsonObject, name: string): readonly NamedPlace[] {
  const named = placesNamed(name)
  if (named.length > 0) return named
  const iso = textOf(fields['country-iso'])
  const code = [iso, key, key.slice(0, 2)].find(isCountryCode)
  if (!code) return []
  return [code === key ? { code } : { code, part: plainText(name, textLimits.part) || key.slice(0, textLimits.part) }]
}

const pageOf = (slug: string) => (/^[a-z0-9-]{1,80}$/.test(slug) ? `${pages}${slug}` : pages)

const updatesOf = (words: JsonObject) => blocksOfHtml(textOf(words['recent-updates']))

/** The timestamp is in seconds. 0 means that there is none. */
function publishedAt({ timestamp, date }: JsonObject): Date | undefined {
  const seconds = Number(textOf(timestamp))
  if (Number.isInteger(seconds) && seconds > 0 && seconds < 4_000_000_000) return new Date(seconds * 1000)
  return parseFeedDate(textOf(date))
}
