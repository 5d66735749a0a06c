import type { advisories } from '#server/db/schema/risk.ts'
import { daysFrom } from './data/days.ts'
import { createRandom } from './data/random.ts'
import { countries, type LocalizedText } from '#server/reference/countries.ts'

type AdvisoryRow = typeof advisories.$inferInsert
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

/** Issuing governments; their levels are mapped to one scale. */
const sources = [
  {
    country: 'CA',
    url: 'https://travel.gc.ca/travelling/advisories',
    levels: [
      ['Exercise a high degree of caution', 'Faire preuve d’une grande prudence', 'Extreme las precauciones'],
      ['Avoid non-essential travel', 'Éviter tout voyage non essentiel', 'Evite los viajes no esenciales'],
      ['Avoid all travel', 'Éviter tout voyage', 'Evite todo viaje'],
    ],
  },
  {
    country: 'US',
    url: 'https://travel.state.gov/',
    levels: [
      ['Exercise increased caution', 'Redoubler de prudence', 'Tome mayores precauciones'],
      ['Reconsider travel', 'Reconsidérer le voyage', 'Reconsidere el viaje'],
      ['Do not travel', 'Ne pas voyager', 'No viaje'],
    ],
  },
  {
    country: 'GB',
    url: 'https://www.gov.uk/foreign-travel-advice',
    levels: [
      [
        'See our advice before travelling',
        'Consulter les conseils avant de partir',
        'Consulte los consejos antes de viajar',
      ],
      ['All but essential travel advised against', 'Tout voyage non essentiel déconseillé', 'Solo viajes esenciales'],
      ['All travel advised against', 'Tout voyage déconseillé', 'Se desaconseja todo viaje'],
    ],
  },
] as const

const randomSeed = 407

/** Invented travel advisories for forty countries from three sources. Every text states that it is invented. */
export function advisoryRows(now: Date): AdvisoryRow[] {
  const random = createRandom(randomSeed)
  return advised.flatMap(([target, level, topic]) =>
    sources.map(({ country, url, levels }): AdvisoryRow => {
      const [en, fr, es] = levels[level - 1] as readonly [string, string, string]
      const name = nameOf(target)
      return {
        id: `adv-${target}-${country}`.toLowerCase(),
        targetCountry: target,
        sourceCountry: country,
        warningLevel: level,
        warningText: {
          en: `${name.en}: ${en} due to ${topics[topic].en}. Demo data, not current advice.`,
          fr: `${name.fr} : ${fr} (${topics[topic].fr}). Données de démonstration, et non des conseils à jour.`,
          es: `${name.es}: ${es} (${topics[topic].es}). Datos de demostración, no son consejos vigentes.`,
        },
        sourceUrl: url,
        issuedAt: daysFrom(now, -random.int(5, 900) / 10),
      }
    }),
  )
}

function nameOf(code: string): LocalizedText {
  const country = countries.find((row) => row.code === code)
  if (!country) throw new Error(`The demo advises on ${code}, which is no country of the reference data`)
  return country.name
}
