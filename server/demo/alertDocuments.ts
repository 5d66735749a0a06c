import { hourMs } from '#contract/time/durations.ts'
import type { LocalizedText } from '#server/reference/countries.ts'
import type { Position } from '#server/reference/cityCentres.ts'
import alerts from './data/alerts.json' with { type: 'json' }

/** The city of an alert of the demo. */
export interface AlertCity extends Position {
  countryCode: string
  name: LocalizedText
}

/** An invented alert. Texts have `{city}` for the name of the city. */
interface DemoAlert {
  key: string
  category: string
  urgency: 'Immediate' | 'Expected' | 'Future'
  severity: 'Severe' | 'Moderate' | 'Minor'
  /** Hours from the seed. */
  sent: number
  onset: number
  expires: number
  km: number
  event: LocalizedText
  headline: LocalizedText
  description: LocalizedText
  instruction: LocalizedText
}

/** A danger, a planned event, and weather that hardly matters. */
export const demoAlerts = alerts as Record<keyof typeof alerts, DemoAlert>

const languages = { 'en-CA': 'en', 'fr-CA': 'fr', 'es-MX': 'es' } as const

/** A time as CAP writes it: with a numeric offset. */
const capTime = (now: Date, hours: number) =>
  `${new Date(now.getTime() + hours * hourMs).toISOString().slice(0, 19)}+00:00`

/** The CAP 1.2 document of an invented alert, in three languages. */
export function alertDocument(alert: DemoAlert, city: AlertCity, now: Date): string {
  const { key, sent, category, event, urgency, severity, onset, expires, km } = alert
  const infos = Object.entries(languages).map(([tag, language]) => {
    const said = (text: LocalizedText) => text[language].replace('{city}', city.name[language])
    return `<info><language>${tag}</language><category>${category}</category><event>${event[language]}</event>
      <urgency>${urgency}</urgency><severity>${severity}</severity><certainty>Likely</certainty>
      <onset>${capTime(now, onset)}</onset><expires>${capTime(now, expires)}</expires>
      <senderName>Waymark demo</senderName><headline>${said(alert.headline)}</headline>
      <description>${said(alert.description)}</description><instruction>${said(alert.instruction)}</instruction>
      <area><areaDesc>${city.name.en}</areaDesc><circle>${city.latitude},${city.longitude} ${km}</circle>
      <geocode><valueName>ISO3166-1</valueName><value>${city.countryCode}</value></geocode></area></info>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?><alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">
    <identifier>demo-${key}</identifier><sender>alerts@demo.example</sender><sent>${capTime(now, sent)}</sent>
    <status>Actual</status><msgType>Alert</msgType><scope>Public</scope>${infos.join('')}</alert>`
}
