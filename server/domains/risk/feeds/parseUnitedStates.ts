import type { Element } from '@xmldom/xmldom'
import type { PlainBlock } from '#contract/texts/plainBlocks.ts'
import { httpsAddress } from '#server/domains/risk/reading/httpsAddress.ts'
import { parseFeedDate } from '#server/domains/risk/reading/feedDate.ts'
import { parseXml } from '#server/domains/risk/reading/parseXml.ts'
import { plainText } from '#server/domains/risk/reading/plainText.ts'
import { FeedFailure } from './feedFailure.ts'
import { longestName, placesNamed, type NamedPlace } from './governmentNames.ts'
import { blocksOfHtml } from './htmlBlocks.ts'
import { feedOf, textLimits, unreadableEntry, type ParsedFeed, type ReadEntry } from './parsedFeed.ts'

const pages = 'https://travel.state.gov/'

/** `Japan - Level 1: …` and `Japan Travel Advisory – Level 1: …`. */
const levelInTitle = /^(.*?)(?:\s+travel advisory)?\s*[-–—:]?\s*\b(level\s*\d\b.*)$/i
const summaryInName = /\s*[-–—]\s*see summaries$/i

/**
 * Reads the RSS of the United States Department of State. Levels 1 to 4 become 0 to 3. The country is found by its exact
 * name, never by `Country-Tag`, which is no ISO code; a title of several places by the last part of its link. A part of
 * a country with a stricter level stands only in the text.
 * @param readAt the date of advice without one
 * @throws FeedFailure
 */
export function parseUnitedStates(text: string, readAt: Date): ParsedFeed {
  const root = rootOf(text)
  if (root?.nodeName !== 'rss') throw new FeedFailure('notTheFeed')
  const channel = root.getElementsByTagName('channel').item(0)
  const items = channel ? [...channel.getElementsByTagName('item')] : []
  return feedOf(items.map((item) => readEntry(item, channelDate(channel!) ?? readAt)))
}

function rootOf(text: string): Element | null {
  try {
    return parseXml(text).documentElement
  } catch {
    throw new FeedFailure('notReadable')
  }
}

function readEntry(item: Element, feedDate: Date): ReadEntry {
  const title = plainText(childText(item, 'title'), textLimits.evidence)
  const category = threatLevelOf(item)
  const [, inTitle = title, titleWords] = levelInTitle.exec(title) ?? []
  const [level = 0, words = ''] = strictestWords([category, titleWords])
  // A worldwide caution has no level and is about no country.
  const named = placesOf(inTitle, childText(item, 'link'))
  if (level < 1 || level > 4) return unreadableEntry(named)
  const warningLevel = level - 1
  const blocks = blocksOfHtml(childText(item, 'description'))
  const region = strictestPart(blocks, warningLevel)
  const advice = named.map(({ code, part }) => ({
    targetCountry: code,
    part,
    warningLevel,
    regionalLevel: region?.level ?? 0,
    warningText: { en: plainText(words, textLimits.words) },
    blocks: { en: blocks },
    evidence: [
      { field: 'title', value: title },
      ...(category ? [{ field: 'Threat-Level', value: plainText(category, textLimits.evidence) }] : []),
      ...(region ? [{ field: 'description', value: plainText(region.text, textLimits.evidence) }] : []),
    ],
    sourceUrl: addressOf(childText(item, 'link')),
    issuedAt: parseFeedDate(childText(item, 'pubDate')) ?? feedDate,
  }))
  return { advice, unreadable: [] }
}

function placesOf(titleName: string, link: string): readonly NamedPlace[] {
  const named = placesNamed(titleName.replace(summaryInName, ''))
  if (named.length > 0) return named
  const slug = (link.split(/[?#]/)[0] ?? '').split('/').at(-1) ?? ''
  return placesNamed(
    slug
      .slice(0, longestName)
      .replace(/\.html?$/, '')
      .replace(/-?travel-advisory.*$/, '')
      .replaceAll('-', ' '),
  )
}

/** The stricter level of title and category with its words, where they differ. */
const strictestWords = (texts: readonly (string | undefined)[]): [level: number, words: string] | [] =>
  texts
    .filter((text) => text !== undefined)
    .map((text): [number, string] => [Number(/level\s*(\d)\b/i.exec(text)?.[1] ?? 0), text])
    .toSorted(([one], [other]) => other - one)[0] ?? []

/** Every category counts: the level is the last one in some items and not in others. */
const threatLevelOf = (item: Element): string | undefined =>
  [...item.getElementsByTagName('category')]
    .filter((each) => each.getAttribute('domain') === 'Threat-Level')
    .map((each) => plainText(each.textContent ?? '', textLimits.words))
    .find((each) => /level\s*\d/i.test(each))

/** Words after which a level is a former one, or is denied. */
const notNow = String.raw`(?<!\b(?:from|was|were|previous(?:ly)?|former(?:ly)?|not|no longer|never)\s+(?:at\s+|an?\s+)?)`
/** Words after a level that say the same, such as `not Level 4 any more` and `Level 4 no longer applies`. */
const noMore = String.raw`(?!\s+(?:any\s?more|no longer|does not|do not apply))`

/** The words by which the text advises about a part of a country. Levels that it denies or calls former do not count. */
const partPatterns: [level: number, pattern: RegExp][] = [
  [3, new RegExp(String.raw`\bdo not travel (to|within)\b|${notNow}\blevel\s*4\b${noMore}`, 'i')],
  [2, new RegExp(String.raw`\breconsider travel (to|within)\b|${notNow}\blevel\s*3\b${noMore}`, 'i')],
]

/** The strictest level of the text that is above the national one, and the block that states it. */
function strictestPart(blocks: readonly PlainBlock[], national: number): { level: number; text: string } | undefined {
  for (const [level, pattern] of partPatterns) {
    const block = level > national && blocks.find(({ text }) => pattern.test(text))
    if (block) return { level, text: block.text }
  }
  return undefined
}

const channelDate = (channel: Element): Date | undefined =>
  parseFeedDate(childText(channel, 'lastBuildDate')) ?? parseFeedDate(childText(channel, 'pubDate'))

/** The text of a direct child; empty without one. */
const childText = (element: Element, name: string): string =>
  [...element.childNodes].find(({ nodeName }) => nodeName === name)?.textContent?.trim() ?? ''

/** The address of the advice, where it is one of the government's own. */
function addressOf(link: string): string {
  const address = httpsAddress(link)
  return address && /(^|\.)state\.gov$/.test(new URL(address).hostname) ? address : pages
}
