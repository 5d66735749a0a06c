import type { AlertSeverity } from '#contract/risk/alerts.ts'
import { dayMs } from '#contract/time/durations.ts'
import type { alerts, AlertText } from '#server/db/schema/risk/alerts.ts'
import { sha256 } from '#server/crypto/tokens.ts'
import { httpsAddress } from '#server/domains/risk/reading/httpsAddress.ts'
import { plainText } from '#server/domains/risk/reading/plainText.ts'
import { plainBlocks } from './cap/plainBlocks.ts'
import { lastMoment } from './cap/capDates.ts'
import type { CapArea } from './cap/capAreas.ts'
import type { CapAlert, CapInfo } from './cap/readCap.ts'
import type { CapName } from './cap/references.ts'
import { boxOf, type MarginArea } from './areas/geometry.ts'
import { languageOfText } from './textFor.ts'

type AlertInsert = typeof alerts.$inferInsert

const severityOf: Record<CapInfo['severity'], AlertSeverity> = {
  Extreme: 4,
  Severe: 3,
  Moderate: 2,
  Minor: 1,
  Unknown: 1,
}

/** Days that an alert counts where its provider names no end. */
const daysWithoutEnd = 7
/** The most days that an alert counts after its message and its start: some providers name an end that never comes. */
const mostDays = 60

const longestHeadline = 160
const longestWord = 80

/** The same message has the same id whenever it is delivered. */
export const alertId = ({ sender, identifier, sentAt }: CapName) =>
  `al-${sha256(`${sender},${identifier},${sentAt.toISOString()}`).slice(0, 24)}`

/**
 * The row of a message. The most severe of its `info` elements counts, and the time from the first begin to the last end:
 * a missed alert is worse than one too many.
 */
export function alertRowOf(
  alert: CapAlert,
  { eventId, now, isDemo }: { eventId: string; now: Date; isDemo: boolean },
): AlertInsert {
  const { sender, identifier, sentAt, infos, countries } = alert
  const severity = Math.max(...infos.map((info) => severityOf[info.severity])) as AlertSeverity
  const found = infos.flatMap(({ areas }) => areas)
  const areas = withoutDoubles(found.map(storedArea))
  return {
    id: alertId(alert),
    sender,
    identifier,
    sentAt,
    eventId,
    severity,
    isAnnouncement: infos.every(({ urgency }) => urgency === 'Future'),
    isOver: infos.every(({ urgency, responseTypes }) => urgency === 'Past' || responseTypes.includes('AllClear')),
    category: plainText(infos[0]!.category, longestWord),
    ...timesOf(alert),
    countries,
    areas,
    texts: textsOf(alert),
    ...boxOf(areas, severity),
    isDemo,
    receivedAt: now,
  }
}

function timesOf({ infos, sentAt }: CapAlert): Pick<AlertInsert, 'startsAt' | 'endsAt' | 'countsUntil'> {
  const begins = infos.map(({ onset, effective }) => (onset ?? effective ?? sentAt).getTime())
  const ends = infos.flatMap(({ expires }) => (expires ? [expires.getTime()] : []))
  const end = ends.length === infos.length ? Math.max(...ends) : undefined
  const start = Math.min(...begins, ...(end === undefined ? [] : [end]))
  const latest = Math.max(start, sentAt.getTime()) + mostDays * dayMs
  return {
    startsAt: new Date(start),
    endsAt: end === undefined ? null : new Date(end),
    countsUntil: new Date(Math.min(end ?? start + daysWithoutEnd * dayMs, latest, lastMoment)),
  }
}

/** The texts, one for each language: the most severe of several. */
function textsOf({ infos, sender }: CapAlert): AlertText[] {
  const ordered = infos.toSorted((one, other) => severityOf[other.severity] - severityOf[one.severity])
  const texts = ordered.map((info): AlertText => {
    const event = plainText(info.event, longestWord)
    const url = httpsAddress(info.web)
    return {
      language: /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(info.language) ? info.language : 'en-US',
      event,
      headline: plainText(info.headline, longestHeadline) || event,
      source: plainText(info.senderName || sender, longestWord),
      description: plainBlocks(info.description),
      instruction: plainBlocks(info.instruction),
      ...(url !== undefined && { url }),
    }
  })
  return [...new Map(texts.toReversed().map((text) => [languageOfText(text), text])).values()].toReversed()
}

/** The area without its codes, which the countries were found by. */
const storedArea = ({ name, polygons, circles, marginKm }: CapArea): MarginArea => ({
  name,
  polygons,
  circles,
  ...(marginKm !== undefined && { marginKm }),
})

const withoutDoubles = <Area extends object>(areas: readonly Area[]): Area[] => [
  ...new Map(areas.map((area) => [JSON.stringify(area), area])).values(),
]
