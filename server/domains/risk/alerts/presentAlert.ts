import type { Alert } from '#contract/risk/alerts.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { AlertRow } from './matches.ts'
import { thinnedAreas } from './areas/thinnedAreas.ts'
import { languageOfText, textFor } from './textFor.ts'

/** The most areas of an alert in an answer, and the most points of them: enough to show where it is. */
const mostShownAreas = 40
const mostShownPoints = 200

/** The trips of an alert as a reader may know them. */
interface Concerned {
  /** Record locators of the reader's own trips. */
  trips: string[]
  /** For risk advisors only. */
  travellers?: number | undefined
}

/** An alert in the language of the reader, else in one of its own. It names nobody. */
export function presentAlert(row: AlertRow, { trips, travellers }: Concerned, language: Language): Alert {
  const text = textFor(row.texts, language)
  const spoken = languageOfText(text)
  return {
    id: row.id,
    headline: text.headline,
    severity: row.severity,
    isAnnouncement: row.isAnnouncement,
    category: row.category,
    event: text.event,
    source: text.source,
    sentAt: row.sentAt.toISOString(),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    countries: row.countries,
    areas: thinnedAreas(row.areas.slice(0, mostShownAreas), mostShownPoints).map(({ name, polygons, circles }) => ({
      name,
      polygons,
      circles,
    })),
    description: text.description,
    instruction: text.instruction,
    ...(text.url !== undefined && { url: text.url }),
    ...(spoken !== language && { language: text.language }),
    isDemo: row.isDemo,
    trips,
    ...(travellers !== undefined && { travellers }),
  }
}
