import type { advisories, advisoryChanges, advisoryFeeds, AdviceBlocks } from '#server/db/schema/risk/risk.ts'
import { adviceSources, border, demoNotice, type AdviceSource } from './data/adviceWords.ts'
import { daysFrom } from './data/days.ts'
import { createRandom } from './data/random.ts'
import { countries, type LocalizedText } from '#server/reference/countries.ts'

type AdvisoryRow = typeof advisories.$inferInsert
type Level = 0 | 1 | 2 | 3
type Topic = 'health' | 'crime' | 'weather' | 'strikes' | 'transport' | 'unrest'

const topics: Record<Topic, LocalizedText> = {
  health: { en: 'limited health services', fr: 'services de santé limités', es: 'servicios sanitarios limitados' },
  crime: {
    en: 'petty crime in busy places',
    fr: 'petite criminalité dans les lieux fréquentés',
    es: 'hurtos en lugares concurridos',
  },
  weather: { en: 'seasonal storms', fr: 'tempêtes saisonnières', es: 'tormentas estacionales' },
  strikes: { en: 'demonstrations and strikes', fr: 'manifestations et grèves', es: 'manifestaciones y huelgas' },
  transport: { en: 'disrupted transport', fr: 'perturbations des transports', es: 'interrupciones del transporte' },
  unrest: {
    en: 'an unstable security situation',
    fr: 'une situation de sécurité instable',
    es: 'una situación de seguridad inestable',
  },
}

/** Invented: country, level (1 caution, 2 avoid non-essential travel, 3 avoid all travel), reason. */
// prettier-ignore
const advised: [country: string, level: 1 | 2 | 3, topic: Topic][] = [
  ['CO', 1, 'crime'], ['MX', 1, 'crime'], ['PE', 1, 'strikes'], ['BR', 1, 'crime'], ['CL', 1, 'strikes'],
  ['AR', 1, 'strikes'], ['EC', 2, 'unrest'], ['BO', 1, 'transport'], ['GT', 1, 'crime'], ['HN', 2, 'crime'],
  ['JM', 1, 'weather'], ['DO', 1, 'weather'], ['HT', 3, 'unrest'], ['CU', 1, 'transport'], ['VE', 3, 'unrest'],
  ['TR', 1, 'unrest'], ['EG', 1, 'unrest'], ['MA', 1, 'crime'], ['KE', 1, 'crime'], ['NG', 2, 'unrest'],
  ['ZA', 1, 'crime'], ['GH', 1, 'health'], ['ET', 2, 'unrest'], ['TZ', 1, 'health'], ['SN', 1, 'health'],
  ['ML', 3, 'unrest'], ['IN', 1, 'transport'], ['PK', 2, 'unrest'], ['LK', 1, 'transport'], ['ID', 1, 'weather'],
  ['PH', 1, 'weather'], ['TH', 1, 'strikes'], ['VN', 1, 'crime'], ['CN', 1, 'transport'], ['KZ', 1, 'transport'],
  ['JO', 1, 'unrest'], ['SA', 1, 'unrest'], ['IL', 2, 'unrest'], ['UA', 3, 'unrest'], ['PG', 2, 'crime'],
]

/** Invented: countries with a part that is advised against more strictly, and the level there. */
// prettier-ignore
const regional: Partial<Record<string, 2 | 3>> = {
  CO: 3, MX: 3, BR: 2, PE: 2, EC: 3, TR: 3, EG: 3, KE: 3, NG: 3, ET: 3, IN: 2, PK: 3, PH: 2, TH: 2, IL: 3,
}

/** Invented: how advice was changed: country, government, days ago, and the levels before. */
// prettier-ignore
const changed: [country: string, source: AdviceSource['country'], daysAgo: number, national: Level, regional: Level][] = [
  ['CO', 'US', 1.2, 0, 3], ['CO', 'CA', 3.1, 1, 2], ['KE', 'GB', 12.4, 1, 2], ['EC', 'CA', 20.3, 1, 3],
  ['LK', 'GB', 25.6, 2, 0], ['HT', 'US', 41.5, 2, 0],
]

const randomSeed = 407

/** Invented travel advisories for forty countries from three sources. Every text states that it is invented. */
export function advisoryRows(now: Date): AdvisoryRow[] {
  const random = createRandom(randomSeed)
  return advised.flatMap(([target, level]) =>
    adviceSources.map((source): AdvisoryRow => {
      const regionalLevel = regional[target] ?? 0
      const issued = daysFrom(now, -random.int(5, 900) / 10)
      const change = changed.find(([country, by]) => country === target && by === source.country)
      return {
        id: `adv-${target}-${source.country}`.toLowerCase(),
        targetCountry: target,
        sourceCountry: source.country,
        warningLevel: level,
        regionalLevel,
        warningText: wordsFor(target, level, source),
        blocks: blocksFor(target, regionalLevel, source),
        evidence: [{ field: source.field, value: source.values[level] }],
        sourceUrl: source.url,
        issuedAt: change ? daysFrom(now, -change[2]) : issued,
        isDemo: true,
      }
    }),
  )
}

/** Invented changes of the advice, two of them since the next flight of the demo traveler was booked. */
export const advisoryChangeRows = (now: Date): (typeof advisoryChanges.$inferInsert)[] =>
  changed.map(([target, by, daysAgo, national, part]) => {
    const source = adviceSources.find(({ country }) => country === by)!
    const level = advised.find(([country]) => country === target)![1]
    return {
      id: `adv-change-${target}-${by}`.toLowerCase(),
      targetCountry: target,
      sourceCountry: by,
      changedAt: daysFrom(now, -daysAgo),
      before: { warningLevel: national, regionalLevel: part, warningText: wordsFor(target, national, source) },
      after: {
        warningLevel: level,
        regionalLevel: regional[target] ?? 0,
        warningText: wordsFor(target, level, source),
      },
      isDemo: true,
    }
  })

/** When the demo's advice was read, in hours ago. The advice of one government is stale, so that this can be seen. */
const readHoursAgo = { CA: 2, US: 3, GB: 74 } as const

/** The state of the demo's feeds. The first real reading of a feed replaces them, and the demo's advice of the feed. */
export const advisoryFeedRows = (now: Date): (typeof advisoryFeeds.$inferInsert)[] =>
  adviceSources.map(({ country }) => {
    const readAt = daysFrom(now, -readHoursAgo[country] / 24)
    return { sourceCountry: country, checkedAt: readAt, succeededAt: readAt, places: advised.length, isDemo: true }
  })

function wordsFor(target: string, level: Level, { levels }: AdviceSource): LocalizedText {
  const name = nameOf(target)
  const { en, fr, es } = levels[level]
  const reason = topics[topicOf(target)]
  return {
    en: `${name.en}: ${en} due to ${reason.en}. ${demoNotice.en}`,
    fr: `${name.fr} : ${fr} (${reason.fr}). ${demoNotice.fr}`,
    es: `${name.es}: ${es} (${reason.es}). ${demoNotice.es}`,
  }
}

function blocksFor(target: string, part: Level, { levels, url }: AdviceSource): AdviceBlocks {
  const reason = topics[topicOf(target)]
  const blocksIn = (language: keyof LocalizedText) => [
    { kind: 'paragraph' as const, text: sentence(reason[language]) },
    ...(part === 0
      ? []
      : [
          { kind: 'heading' as const, text: border[language] },
          { kind: 'item' as const, text: sentence(levels[part][language]) },
        ]),
    { kind: 'paragraph' as const, text: demoNotice[language], url },
  ]
  return { en: blocksIn('en'), fr: blocksIn('fr'), es: blocksIn('es') }
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

const topicOf = (target: string): Topic => advised.find(([country]) => country === target)![2]

function nameOf(code: string): LocalizedText {
  const country = countries.find((row) => row.code === code)
  if (!country) throw new Error(`The demo advises on ${code}, which is no country of the reference data`)
  return country.name
}
