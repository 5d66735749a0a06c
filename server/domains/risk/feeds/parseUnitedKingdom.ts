import type { PlainBlock } from '#contract/texts/plainBlocks.ts'
import { parseFeedDate } from '#server/domains/risk/reading/feedDate.ts'
import { plainText } from '#server/domains/risk/reading/plainText.ts'
import { FeedFailure } from './feedFailure.ts'
import { placesNamed } from './governmentNames.ts'
import { blocksOfHtml, mostBlocks } from './htmlBlocks.ts'
import { feedOf, textLimits, unreadableEntry, type ParsedFeed, type ReadEntry } from './parsedFeed.ts'
import { objectOf, parseJsonObject, textOf, type JsonObject } from './parseJson.ts'

const pages = 'https://www.gov.uk/foreign-travel-advice/'

/** The levels of each value of `alert_status`. Advice about parts leaves the level of the whole country as it is. */
const levels: Record<string, { national: number; regional: number }> = {
  avoid_all_travel_to_whole_country: { national: 3, regional: 0 },
  avoid_all_but_essential_travel_to_whole_country: { national: 2, regional: 0 },
  avoid_all_travel_to_parts: { national: 0, regional: 3 },
  avoid_all_but_essential_travel_to_parts: { national: 0, regional: 2 },
}

/** A country of the list, and the last part of the address of its content. */
interface ListedCountry {
  name: string
  slug: string
}

/**
 * Reads the list of countries of GOV.UK's travel advice. Entries without a safe address are left out.
 * @throws FeedFailure
 */
export function parseUnitedKingdomList(text: string): ListedCountry[] {
  const children = objectOf(parseJsonObject(text)['links'])?.['children']
  const listed = (Array.isArray(children) ? children : []).flatMap((child): ListedCountry[] => {
    const fields = objectOf(child) ?? {}
    const country = objectOf(objectOf(fields['details'])?.['country']) ?? {}
    const slug = textOf(country['slug']) || (textOf(fields['base_path']).split('/').at(-1) ?? '')
    const name = textOf(country['name']) || textOf(fields['title']).replace(/ travel advice$/, '')
    return /^[a-z0-9-]{1,80}$/.test(slug) && name ? [{ name, slug }] : []
  })
  if (listed.length === 0) throw new FeedFailure('notTheFeed')
  return [...new Map(listed.map((each) => [each.slug, each])).values()]
}

/**
 * Reads the contents of the countries of the list. `alert_status` may have several values: those about the whole country
 * are the national level, those about parts the regional one. An unknown value makes the whole entry unreadable, as it
 * may be the strictest one. A content that is missing counts as skipped.
 * @param contents by slug
 * @param readAt the date of advice without one
 * @throws FeedFailure
 */
export function parseUnitedKingdom(
  listed: readonly ListedCountry[],
  contents: ReadonlyMap<string, string>,
  readAt: Date,
): ParsedFeed {
  const entries = listed.map((country) => {
    const content = contents.get(country.slug)
    return content === undefined
      ? unreadableEntry(placesNamed(country.name))
      : readEntry(country, parseJsonObject(content), readAt)
  })
  return feedOf(entries)
}

function readEntry({ name, slug }: ListedCountry, content: JsonObject, readAt: Date): ReadEntry {
  const named = placesNamed(name)
  const details = objectOf(content['details'])
  const found = details?.['alert_status']
  if (!details || found === undefined) return unreadableEntry(named)
  const statuses = (Array.isArray(found) ? found : [found]).map(textOf).filter((status) => status !== '')
  const known = statuses.flatMap((status) => levels[status] ?? [])
  const blocks = warningsOf(details)
  const words = wordsOf(blocks, statuses) || plainText(textOf(content['description']), textLimits.words)
  const warningLevel = Math.max(0, ...known.map(({ national }) => national))
  const regional = Math.max(0, ...known.map((each) => each.regional))
  if (known.length < statuses.length || !words) return unreadableEntry(named)
  const advice = named.map(({ code, part }) => ({
    targetCountry: code,
    part,
    warningLevel,
    regionalLevel: regional > warningLevel ? regional : 0,
    warningText: { en: words },
    blocks: { en: blocks },
    evidence: [{ field: 'alert_status', value: plainText(statuses.join(', '), textLimits.evidence) || '[]' }],
    sourceUrl: `${pages}${slug}`,
    issuedAt: parseFeedDate(textOf(content['public_updated_at']) || textOf(details['updated_at'])) ?? readAt,
  }))
  return { advice, unreadable: [] }
}

/** The blocks of the part with the warnings; of the first part where it has another name. */
function warningsOf(details: JsonObject): PlainBlock[] {
  const found = details['parts']
  const parts: JsonObject[] = (Array.isArray(found) ? found : []).map((part) => objectOf(part) ?? {})
  const warnings = parts.find(({ slug }) => slug === 'warnings-and-insurance') ?? parts[0]
  return blocksOfHtml(textOf(warnings?.['body'])).slice(0, mostBlocks)
}

/** The government's own sentences that advise against travel; the status in words where the text has no such sentence. */
function wordsOf(blocks: readonly PlainBlock[], statuses: readonly string[]): string {
  const against = blocks.filter(({ text }) => /\badvises? against\b/i.test(text)).map(({ text }) => text)
  if (statuses.length === 0) return ''
  const sentences = [...new Set(against)].slice(0, 3).join(' ')
  const status = statuses.map((each) => each.replaceAll('_', ' ')).join('; ')
  return plainText(sentences || `${status.charAt(0).toUpperCase()}${status.slice(1)}`, textLimits.words)
}
