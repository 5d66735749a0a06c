import type { Segment } from '#contract/trips/trips.ts'
import type { companies } from '#server/db/schema/company/company.ts'
import { agencyInfoOf } from '#server/domains/agency/present.ts'
import { productOf } from '#server/domains/trips/segmentWords.ts'
import { languageOfCulture } from '#server/http/requests/language.ts'
import { facts } from '#server/mail/letter.ts'
import { formatterFor, type MessageId } from '#server/messages/messages.ts'
import type { Block } from '#server/services/letter.ts'

/** A line for each segment of a mail: kind, product, places, and when it begins in local time. */
export function segmentLines(segments: readonly Segment[], culture: string): string[] {
  const { say, formatDate } = formatterFor(culture)
  const language = languageOfCulture(culture, 'en')
  return segments.map((segment) => {
    const { kind, providerName, from, to, departure } = segment
    const where = kind === 'hotel' || from.city === to.city ? to.city : `${from.city} – ${to.city}`
    const what = [providerName, productOf(segment, language)].filter(Boolean).join(', ')
    const when = formatDate(new Date(`${departure}:00Z`), { dateStyle: 'medium', timeStyle: 'short' })
    return say('trips.line', { name: say('trips.segment.kind', { kind }), value: [what, where, when].join('; ') })
  })
}

/** Facts of a mail: the numbers to call, the one by day and night first. None where the company has no agency. */
export function helpFacts(company: typeof companies.$inferSelect, culture: string, now: Date): Block[] {
  const { say } = formatterFor(culture)
  const {
    companyName,
    emergencyPhone,
    companyTravelPhoneNumber: desk,
    openDay,
    openHour,
  } = agencyInfoOf(company, culture, now)
  const line = (id: MessageId, value: string) => say('trips.line', { name: say(id), value })
  const hours = [openDay, openHour].filter(Boolean).join(', ')
  const lines = [
    ...(emergencyPhone ? [line('trips.help.emergency', emergencyPhone)] : []),
    ...(desk ? [line('trips.help.desk', hours ? `${desk} (${hours})` : desk)] : []),
  ]
  return lines.length > 0 ? [facts(companyName || say('trips.itinerary.help'), lines)] : []
}
