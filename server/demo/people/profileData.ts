import { relationships, type ContactPerson } from '#contract/profile/emergencyContact.ts'
import { membershipCategories, type MembershipCategory } from '#contract/profile/memberships.ts'
import {
  carSizes,
  mealCodes,
  roomTypes,
  seatLengthwise,
  seatWidthwise,
  trainSeatLocations,
  trainSeatTypes,
} from '#contract/profile/preferences.ts'
import type {
  emergencyContacts,
  memberships,
  travelDocuments,
  travelPreferences,
} from '#server/db/schema/profile/profileData.ts'
import { programs } from '#server/domains/profile/memberships/programs.ts'
import { calendarDate, daysFrom } from '#server/demo/data/days.ts'
import { fictionPhone, profileIdOf, type PersonPlan } from './people.ts'
import type { Random } from '#server/demo/data/random.ts'
import { givenNames, surnames } from '#server/demo/data/names.ts'
import { airportOf } from '#server/demo/data/knownPlaces.ts'
import type { WalletContext } from './wallet.ts'

/** Employees who are not new hires. New hires have none of this data yet. */
const settled = (people: PersonPlan[]) => people.filter((person) => (person.isEmployed ?? true) && !person.isNew)

/** Whether a person has an item: named travelers always, others by chance. */
const has = (person: PersonPlan, share: number, random: Random) => random.chance(share) || person.key === 'traveller'

const owner = ({ company, key }: PersonPlan) => ({ companyId: company, profileId: profileIdOf(company, key) })
const idOf = (kind: string, { company, key }: PersonPlan) => `${kind}-${company}-${key}`

type ContactRow = typeof emergencyContacts.$inferInsert

/** Invented emergency contacts for most people. */
export const contactRows = (people: PersonPlan[], { random }: { random: Random }): ContactRow[] =>
  settled(people)
    .filter((person) => has(person, 0.85, random))
    .map((person): ContactRow => {
      const relationship = random.pick(relationships)
      const phone = fictionPhone(airportOf(person.airportCode).countryCode, random)
      const isFamily = ['partner', 'parent', 'sibling', 'child'].includes(relationship) && random.chance(0.7)
      return {
        id: idOf('ec', person),
        ...owner(person),
        firstName: random.pick(givenNames).name,
        lastName: isFamily ? person.lastName : random.pick(surnames),
        relationship,
        code: phone.code,
        phoneNumber: phone.number,
        type: random.pick(['mobile', 'mobile', 'home', 'work'] as const),
        others: person.key === 'traveller' ? [secondContact(person)] : [],
      }
    })

/** The second emergency contact. */
const secondContact = (person: PersonPlan): ContactPerson => ({
  id: idOf('ec2', person),
  firstName: 'Léonie',
  lastName: 'Marchand',
  relationship: 'friend',
  code: '1',
  phoneNumber: '4165550142',
  extension: '204',
  type: 'work',
})

const wishes: Record<string, string> = {
  en: 'Demo data: a quiet place, please.',
  fr: 'Données de démonstration : un endroit calme, s’il vous plaît.',
  es: 'Datos de demostración: un lugar tranquilo, por favor.',
}

/** A free-text request for one person in four. */
function wish({ company, cultureCode }: PersonPlan, random: Random): string {
  if (company === 'boreal') return 'Demo data: Boreal sample case in the cabin.'
  return random.chance(0.25) ? (wishes[cultureCode.slice(0, 2)] ?? '') : ''
}

type PreferenceRow = typeof travelPreferences.$inferInsert

/** Travel preferences for about half of the people. */
export const preferenceRows = (people: PersonPlan[], { random }: { random: Random }): PreferenceRow[] =>
  settled(people)
    .filter((person) => has(person, 0.5, random))
    .map((person): PreferenceRow => ({
      tpId: idOf('pref', person),
      ...owner(person),
      seatPositionLengthwise: random.pick(seatLengthwise),
      seatPositionWidthwise: random.pick(seatWidthwise),
      seatLocation: random.pick(trainSeatLocations),
      seatType: random.pick(trainSeatTypes),
      carSize: random.pick(carSizes),
      roomType: random.pick(roomTypes),
      airRequests: wish(person, random),
      hotelRequests: random.chance(0.2) ? wish(person, random) : '',
      carRequests: '',
      trainRequests: '',
      meal: random.chance(0.6) ? 'none' : random.pick(mealCodes),
    }))

type MembershipRow = typeof memberships.$inferInsert

/** One to three memberships for about half of the people; the numbers are invalid on purpose. */
export const membershipRows = (people: PersonPlan[], { random }: { random: Random }): MembershipRow[] =>
  settled(people)
    .filter((person) => has(person, 0.5, random))
    .flatMap((person) => {
      const count = person.key === 'traveller' ? 3 : random.int(1, 3)
      return categoriesOf(count, random).map((category) => membershipRow(person, category, random))
    })

/** Air first, then others. */
const categoriesOf = (count: number, random: Random): MembershipCategory[] => [
  'air',
  ...random.shuffle(membershipCategories.filter((category) => category !== 'air')).slice(0, count - 1),
]

const commonest = 6

function membershipRow(person: PersonPlan, category: MembershipCategory, random: Random): MembershipRow {
  const program = random.pick(programs.filter((known) => known.category === category).slice(0, commonest))
  return {
    id: `${idOf('mem', person)}-${category}`,
    ...owner(person),
    category,
    programCode: program.code,
    number: `DEMO${random.int(100_000, 999_999)}`,
  }
}

/** The traveler is a citizen of a second country. */
export function secondPassports({ random, now, sealer }: WalletContext): (typeof travelDocuments.$inferInsert)[] {
  const number = `${random.int(10, 29)}DX${random.int(10_000, 99_999)}`
  return [
    {
      id: 'doc-aurora-traveller-2',
      companyId: 'aurora',
      profileId: profileIdOf('aurora', 'traveller'),
      type: 'passport',
      sealedNumber: sealer.seal(number),
      numberEnding: number.slice(-4),
      issueCountry: 'FR',
      expirationDate: calendarDate(daysFrom(now, 1_900)),
    },
  ]
}
