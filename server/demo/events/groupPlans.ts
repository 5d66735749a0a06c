import type { GroupTravelerStatus, StoredGroupStatus } from '#contract/groupTravels.ts'
import type { LocalizedName } from '#server/db/schema/company.ts'

/** A person on the list of an event. Days are counted from the seed date. */
export interface GroupGuestPlan {
  /** Key of the person. */
  who: string
  /** `listed` has not been invited yet. */
  state: 'listed' | GroupTravelerStatus | 'booked' | 'needsNoTrip'
}

/** A planned event of aurora; days are counted from the seed date. */
export interface GroupPlan {
  key: string
  organizer: 'organiser' | 'everything'
  names: LocalizedName[]
  status: StoredGroupStatus
  location: string | null
  venue?: string
  address?: string
  arrivalTime?: string
  /** First day, and how many nights it lasts. */
  day: number
  nights: number
  answerBy?: number
  bookBy?: number
  budget: number | null
  notes?: string
  card?: string
  people: GroupGuestPlan[]
}

const named = (en: string, fr: string, es: string): LocalizedName[] => [
  { locale: 'en-CA', value: en },
  { locale: 'fr-CA', value: fr },
  { locale: 'es-ES', value: es },
]

const all = (state: GroupGuestPlan['state'], ...who: string[]): GroupGuestPlan[] =>
  who.map((each) => ({ who: each, state }))

/**
 * The organiser's events, one in each state. One of the two confirmed events is abroad, with people in every state. The
 * director of corporate services organises two more.
 */
export const groupPlans: GroupPlan[] = [
  {
    key: 'kickoff',
    organizer: 'organiser',
    names: named('Sales kick-off', 'Lancement des ventes', 'Arranque de ventas'),
    status: 'planning',
    location: null,
    day: 96,
    nights: 2,
    budget: 2400,
    people: all('listed', '003', '005', '012'),
  },
  {
    key: 'safety',
    organizer: 'organiser',
    names: named('Site safety week', 'Semaine de la sécurité des sites', 'Semana de seguridad de los sitios'),
    status: 'pendingApproval',
    location: 'YYC',
    venue: 'Calgary plant',
    day: 68,
    nights: 4,
    budget: 1850,
    card: 'visa',
    people: all('listed', '002', '008', '017', '021'),
  },
  {
    key: 'partners',
    organizer: 'organiser',
    names: named('Partner days', 'Journées des partenaires', 'Jornadas de socios'),
    status: 'approved',
    location: 'MAD',
    venue: 'Aurora Madrid',
    day: 54,
    nights: 2,
    budget: 3200,
    card: 'mastercard',
    people: all('listed', 'traveller', '004', '010', '013', '024'),
  },
  {
    key: 'summit',
    organizer: 'organiser',
    names: named('Engineering summit', 'Sommet de l’ingénierie', 'Cumbre de ingeniería'),
    status: 'confirmed',
    location: 'LON',
    venue: 'Queen Elizabeth II Centre',
    address: 'Broad Sanctuary',
    arrivalTime: '18:00',
    day: 42,
    nights: 3,
    answerBy: 20,
    bookBy: 28,
    budget: 3600,
    notes: 'Dinner together on the first evening. Bring your laptop for the workshops.',
    card: 'amex',
    people: [
      ...all('listed', '016', '020'),
      ...all('pending', '001', '025', 'guest', 'newcomer'),
      ...all('booked', '006', '018', '027'),
      ...all('accepted', 'traveller', '009', '038'),
      ...all('declined', 'finance'),
      ...all('needsNoTrip', '023'),
    ],
  },
  {
    key: 'offsite',
    organizer: 'organiser',
    names: named('Québec offsite', 'Journées d’équipe à Québec', 'Encuentro del equipo en Quebec'),
    status: 'confirmed',
    location: 'YQB',
    venue: 'Château Frontenac',
    address: '1, rue des Carrières',
    arrivalTime: '14:00',
    day: 21,
    nights: 2,
    answerBy: 12,
    bookBy: 15,
    budget: 900,
    card: 'visa',
    people: [...all('pending', 'traveller', '014'), ...all('accepted', 'newhire', 'vip'), ...all('declined', '030')],
  },
  {
    key: 'training',
    organizer: 'organiser',
    names: named('Leadership training', 'Formation en leadership', 'Formación en liderazgo'),
    status: 'confirmed',
    location: 'YTO',
    venue: 'Aurora Toronto',
    day: -1,
    nights: 3,
    budget: 700,
    people: [...all('needsNoTrip', '013', '026'), ...all('accepted', '037'), ...all('declined', '019')],
  },
  {
    key: 'audit',
    organizer: 'organiser',
    names: named('Audit workshop', 'Atelier d’audit', 'Taller de auditoría'),
    status: 'confirmed',
    location: 'YVR',
    day: -33,
    nights: 2,
    budget: 1200,
    card: 'visa',
    people: [...all('booked', '002', '028'), ...all('declined', '011'), ...all('pending', '031')],
  },
  {
    key: 'launch',
    organizer: 'organiser',
    names: named('Product launch', 'Lancement de produit', 'Lanzamiento de producto'),
    status: 'reconciled',
    location: 'NYC',
    day: -124,
    nights: 1,
    budget: 1500,
    card: 'mastercard',
    people: [...all('booked', '010', '034'), ...all('needsNoTrip', '007'), ...all('declined', '029')],
  },
  {
    key: 'fair',
    organizer: 'organiser',
    names: named('Trade fair', 'Salon professionnel', 'Feria comercial'),
    status: 'canceled',
    location: 'FRA',
    day: 30,
    nights: 3,
    budget: 2900,
    people: [...all('pending', '005', '022'), ...all('accepted', '015')],
  },
  {
    key: 'board',
    organizer: 'everything',
    names: named('Board retreat', 'Retraite du conseil', 'Retiro del consejo'),
    status: 'confirmed',
    location: 'YVR',
    arrivalTime: '12:00',
    day: 35,
    nights: 2,
    answerBy: 20,
    bookBy: 25,
    budget: 4000,
    people: [...all('accepted', 'vip', 'finance'), ...all('pending', 'admin', 'risk')],
  },
  {
    key: 'volunteers',
    organizer: 'everything',
    names: [{ locale: 'en-CA', value: 'Volunteer day' }],
    status: 'planning',
    location: 'YVR',
    day: 61,
    nights: 0,
    budget: null,
    people: [],
  },
]
