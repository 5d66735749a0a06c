import type { LocalizedText } from '#server/reference/countries.ts'

/** A government of the demo's advice: its words for each level, and the field of its feed that has the level. */
export interface AdviceSource {
  country: 'CA' | 'US' | 'GB'
  url: string
  field: string
  values: readonly [string, string, string, string]
  levels: readonly [LocalizedText, LocalizedText, LocalizedText, LocalizedText]
}

const words = (en: string, fr: string, es: string): LocalizedText => ({ en, fr, es })

/** Issuing governments; their levels are mapped to one scale. */
export const adviceSources: readonly AdviceSource[] = [
  {
    country: 'CA',
    url: 'https://travel.gc.ca/travelling/advisories',
    field: 'advisory-state',
    values: ['0', '1', '2', '3'],
    levels: [
      words(
        'Take normal security precautions',
        'Prendre des mesures de sécurité normales',
        'Tome precauciones normales',
      ),
      words('Exercise a high degree of caution', 'Faire preuve d’une grande prudence', 'Extreme las precauciones'),
      words('Avoid non-essential travel', 'Éviter tout voyage non essentiel', 'Evite los viajes no esenciales'),
      words('Avoid all travel', 'Éviter tout voyage', 'Evite todo viaje'),
    ],
  },
  {
    country: 'US',
    url: 'https://travel.state.gov/',
    field: 'Threat-Level',
    values: ['Level 1', 'Level 2', 'Level 3', 'Level 4'],
    levels: [
      words('Exercise normal precautions', 'Prendre les précautions normales', 'Tome las precauciones normales'),
      words('Exercise increased caution', 'Redoubler de prudence', 'Tome mayores precauciones'),
      words('Reconsider travel', 'Reconsidérer le voyage', 'Reconsidere el viaje'),
      words('Do not travel', 'Ne pas voyager', 'No viaje'),
    ],
  },
  {
    country: 'GB',
    url: 'https://www.gov.uk/foreign-travel-advice',
    field: 'alert_status',
    values: ['', 'see_advice', 'avoid_all_but_essential_travel_to_whole_country', 'avoid_all_travel_to_whole_country'],
    levels: [
      words('No advice against travel', 'Aucun voyage déconseillé', 'No se desaconseja viajar'),
      words(
        'See our advice before travelling',
        'Consulter les conseils avant de partir',
        'Consulte los consejos antes de viajar',
      ),
      words(
        'All but essential travel advised against',
        'Tout voyage non essentiel déconseillé',
        'Solo viajes esenciales',
      ),
      words('All travel advised against', 'Tout voyage déconseillé', 'Se desaconseja todo viaje'),
    ],
  },
]

/** Heading of the advice about a part of a country. */
export const border = words('Border areas', 'Zones frontalières', 'Zonas fronterizas')

/** Added to every text of the demo's advice. */
export const demoNotice = words(
  'Demo data, not current advice.',
  'Données de démonstration, et non des conseils à jour.',
  'Datos de demostración, no son consejos vigentes.',
)
