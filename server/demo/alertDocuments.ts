import { hourMs } from '#contract/durations.ts'
import type { LocalizedText } from '#server/reference/countries.ts'
import type { Position } from '#server/reference/cityCentres.ts'

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
export const demoAlerts = {
  flood: {
    key: 'flood',
    category: 'Met',
    urgency: 'Immediate',
    severity: 'Severe',
    sent: -2,
    onset: -1,
    expires: 24,
    km: 20,
    event: { en: 'Flash flood', fr: 'Crue soudaine', es: 'Inundación repentina' },
    headline: {
      en: 'Demo: flash floods in {city}, roads and stations closed',
      fr: 'Démonstration : crues soudaines à {city}, routes et gares fermées',
      es: 'Demostración: inundaciones repentinas en {city}, carreteras y estaciones cerradas',
    },
    description: {
      en: 'Heavy rain has flooded low-lying districts.\nSeveral main roads, underpasses and two railway stations are closed. Airport transfers take much longer.\n\nThe water should recede within a day.',
      fr: 'De fortes pluies ont inondé les quartiers bas.\nPlusieurs grandes routes, des passages souterrains et deux gares sont fermés. Le trajet vers l’aéroport est beaucoup plus long.\n\nL’eau devrait se retirer en une journée.',
      es: 'Las fuertes lluvias han inundado los barrios bajos.\nVarias carreteras principales, pasos subterráneos y dos estaciones están cerrados. El trayecto al aeropuerto tarda mucho más.\n\nEl agua debería bajar en un día.',
    },
    instruction: {
      en: '- Stay where you are if it is safe there.\n- Do not walk or drive through water.\n- Let your company know that you are safe.',
      fr: '- Restez où vous êtes si vous y êtes en sécurité.\n- Ne marchez pas et ne conduisez pas dans l’eau.\n- Dites à votre entreprise que vous êtes en sécurité.',
      es: '- Quédese donde está si allí está a salvo.\n- No camine ni conduzca por el agua.\n- Avise a su empresa de que está a salvo.',
    },
  },
  strike: {
    key: 'strike',
    category: 'Transport',
    urgency: 'Future',
    severity: 'Moderate',
    sent: -20,
    onset: 96,
    expires: 192,
    km: 40,
    event: { en: 'Strike', fr: 'Grève', es: 'Huelga' },
    headline: {
      en: 'Demo: rail strike announced in {city} next week',
      fr: 'Démonstration : grève ferroviaire annoncée à {city} la semaine prochaine',
      es: 'Demostración: huelga ferroviaria anunciada en {city} la próxima semana',
    },
    description: {
      en: 'Railway staff intend to strike for several days. About half of the trains should run.',
      fr: 'Le personnel ferroviaire prévoit une grève de plusieurs jours. Environ la moitié des trains devraient circuler.',
      es: 'El personal ferroviario prevé una huelga de varios días. Circulará aproximadamente la mitad de los trenes.',
    },
    instruction: {
      en: '- Check your train the evening before.\n- Plan another way to important meetings.',
      fr: '- Vérifiez votre train la veille au soir.\n- Prévoyez une autre façon d’aller aux réunions importantes.',
      es: '- Compruebe su tren la noche anterior.\n- Prevea otra forma de llegar a las reuniones importantes.',
    },
  },
  wind: {
    key: 'wind',
    category: 'Met',
    urgency: 'Expected',
    severity: 'Minor',
    sent: -5,
    onset: -3,
    expires: 20,
    km: 30,
    event: { en: 'Wind', fr: 'Vent', es: 'Viento' },
    headline: {
      en: 'Demo: strong wind in {city}',
      fr: 'Démonstration : vent fort à {city}',
      es: 'Demostración: viento fuerte en {city}',
    },
    description: {
      en: 'Gusts of up to 70 km/h. Ferries and small aircraft may be late.',
      fr: 'Rafales atteignant 70 km/h. Les traversiers et les petits avions peuvent avoir du retard.',
      es: 'Rachas de hasta 70 km/h. Los transbordadores y los aviones pequeños pueden retrasarse.',
    },
    instruction: {
      en: 'Allow more time for your way.',
      fr: 'Prévoyez plus de temps pour vos trajets.',
      es: 'Calcule más tiempo para sus trayectos.',
    },
  },
} as const satisfies Record<string, DemoAlert>

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
