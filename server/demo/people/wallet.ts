import type { creditCards, travelDocuments } from '#server/db/schema/profile/profileData.ts'
import { sealedNumberColumns } from '#server/domains/profile/payment/cardRules.ts'
import type { Sealer } from '#server/crypto/sealer.ts'
import { calendarDate, daysFrom, monthFrom } from '#server/demo/data/days.ts'
import { type PersonPlan, profileIdOf } from './people.ts'
import type { Random } from '#server/demo/data/random.ts'
import { airportOf } from '#server/demo/data/knownPlaces.ts'

type CardRow = typeof creditCards.$inferInsert
type DocumentRow = typeof travelDocuments.$inferInsert

export interface WalletContext {
  random: Random
  now: Date
  sealer: Sealer
}

/** Test numbers published by the card networks. They belong to no account. */
const testCards = [
  ['Visa', '4111111111111111'],
  ['Visa', '4012888888881881'],
  ['Visa', '4242424242424242'],
  ['Mastercard', '5555555555554444'],
  ['Mastercard', '5105105105105100'],
  ['Mastercard', '2223003122003222'],
  ['American Express', '378282246310005'],
  ['American Express', '371449635398431'],
] as const

/** All people except new hires have a card for every use, so that they can book. */
export const cardRows = (people: PersonPlan[], context: WalletContext): CardRow[] =>
  people
    .filter((person) => (person.isEmployed ?? true) && !person.isNew)
    .flatMap((person, at) =>
      cardMonths(person, context).map((month, card) => cardRow(person, { month, card, at }, context)),
    )

/**
 * Expiry months of a person's cards: the named traveler's second card and a colleague's expire within 60 days, two
 * others have expired.
 */
function cardMonths({ company, key }: PersonPlan, { now, random }: WalletContext): string[] {
  const good = monthFrom(now, random.int(8, 40))
  // The last day of this month is 29 to 60 days away.
  const soon = monthFrom(daysFrom(now, 29), 0)
  const story: Record<string, string[]> = {
    'aurora-traveller': [good, soon],
    'aurora-004': [soon],
    'aurora-009': [monthFrom(now, -2)],
    'aurora-011': [monthFrom(now, -5)],
  }
  return story[`${company}-${key}`] ?? [good]
}

function cardRow(
  person: PersonPlan,
  { month, card, at }: { month: string; card: number; at: number },
  { sealer }: WalletContext,
): CardRow {
  const [brand, number] = testCards[(at + card * 3) % testCards.length] as (typeof testCards)[number]
  const owner = person.company === 'boreal' ? 'Boreal corporate' : 'Corporate'
  return {
    id: `card-${person.company}-${person.key}-${card + 1}`,
    companyId: person.company,
    profileId: profileIdOf(person.company, person.key),
    name: card === 0 ? `${owner} ${brand}` : `Personal ${brand}`,
    ...sealedNumberColumns(number, sealer),
    expiryMonth: month,
    uses: ['air', 'rail', 'hotel', 'car'],
  }
}

const passports: Partial<Record<PersonPlan['company'], number>> = { aurora: 40, boreal: 10 }
/** Days until the passport expires, for the first people of aurora: three have expired, four expire soon. */
const expiries = [112, -20, -140, -400, 35, 75, 160]

/** Passports: forty in aurora, ten in boreal. */
export function documentRows(people: PersonPlan[], { random, now, sealer }: WalletContext): DocumentRow[] {
  const holders = people.filter((person) => (person.isEmployed ?? true) && !person.isNew && person.type !== 'guest')
  return (['aurora', 'boreal'] as const).flatMap((company) =>
    holdersOf(holders, company).map((person, at): DocumentRow => {
      const number = `${random.pick('ABCGHKLP'.split(''))}${random.pick('AEKRT'.split(''))}${random.int(100_000, 999_999)}`
      const days = (company === 'aurora' ? expiries[at] : undefined) ?? random.int(300, 3200)
      return {
        id: `doc-${company}-${person.key}`,
        companyId: company,
        profileId: profileIdOf(company, person.key),
        type: 'passport',
        sealedNumber: sealer.seal(number),
        numberEnding: number.slice(-4),
        issueCountry: airportOf(person.airportCode).countryCode,
        expirationDate: calendarDate(daysFrom(now, days)),
      }
    }),
  )
}

/** The named traveler first, then staff, then the other named people. */
const holdersOf = (people: PersonPlan[], company: PersonPlan['company']) =>
  people
    .filter((person) => person.company === company)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, passports[company] ?? 0)

const rank = ({ key }: PersonPlan) => (key === 'traveller' ? 0 : /^\d/.test(key) ? 1 : 2)
