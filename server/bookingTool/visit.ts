import { and, desc, eq, gt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ToolTraveler } from '#contract/bookingTool.ts'
import { cultureOf, localeCodeOf, fallbackLocale, languageOf } from '#contract/locales.ts'
import type { LocaleCode } from '#contract/locales.ts'
import { companies, employees, travelPolicies } from '#server/db/schema/company.ts'
import { toolSessions } from '#server/db/schema/bookingTool.ts'
import { profiles } from '#server/db/schema/people.ts'
import { creditCards } from '#server/db/schema/profileData.ts'
import type { GuestTraveler } from '#server/db/schema/trips.ts'
import type { Services } from '#server/services/services.ts'
import { formTokenOf, hashOf } from '#server/crypto/tokens.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Say } from '#server/messages/messages.ts'

type Profile = typeof profiles.$inferSelect
type Company = typeof companies.$inferSelect
export type Policy = typeof travelPolicies.$inferSelect
export type Card = Pick<typeof creditCards.$inferSelect, 'brand' | 'maskedNumber'> & {
  holder: string
  isTravelers: boolean
}

/** How a page speaks: the words and the region of its formats. */
export interface Voice {
  locale: LocaleCode
  culture: string
  language: 'en' | 'fr' | 'es'
  say: Say
}

/** Who is at work in the tool, for whom, under whose rules. */
export interface Visit extends Voice {
  formToken: string
  sessionHash: string
  booker: Profile
  /** Whose trip it becomes; for a guest it is the booker. */
  traveler: Profile
  travelerType: ToolTraveler
  /** Whose name the booking carries; none until the guest booker has said so. */
  guest: GuestTraveler | null
  isMobile: boolean
  hidesMenu: boolean
  company: Company
  /** None for guests and for people without one: nothing is marked then. */
  policy: Policy | null
}

/** The voice of an address code; an unknown one speaks the fallback. */
export function voiceOf(code: string | undefined): Voice {
  const locale = localeCodeOf(code ?? '') ?? fallbackLocale
  const language = ({ en: 'en', 'fr-CA': 'fr', es: 'es' } as const)[languageOf(locale)]
  const culture = cultureOf(locale)
  return { locale, culture, language, say: formatterFor(culture).say }
}

/** The visit of a session cookie, while the session lasts and both people are active. */
export async function findVisit({ db, now }: Services, cookie: string): Promise<Visit | undefined> {
  const booker = alias(profiles, 'booker')
  const [row] = await db
    .select({ session: toolSessions, booker, traveler: profiles, company: companies, policy: travelPolicies })
    .from(toolSessions)
    .innerJoin(booker, eq(booker.id, toolSessions.bookerProfileId))
    .innerJoin(profiles, eq(profiles.id, toolSessions.travelerProfileId))
    .innerJoin(companies, eq(companies.id, profiles.companyId))
    .leftJoin(employees, eq(employees.id, profiles.employeeId))
    .leftJoin(travelPolicies, eq(travelPolicies.id, employees.travelPolicyId))
    .where(and(eq(toolSessions.tokenHash, hashOf(cookie)), gt(toolSessions.expiresAt, now())))
  if (!row || !row.booker.active || !row.traveler.active) return undefined
  const { session, ...people } = row
  const { travelerType, guest, isMobile, hidesMenu } = session
  const how = { travelerType, guest, isMobile, hidesMenu, sessionHash: session.tokenHash }
  return { ...people, ...how, ...voiceOf(session.locale), formToken: formTokenOf(cookie) }
}

/** The card that pays: the traveller's own that is valid for flights, else the booker's, else none. */
export async function payingCard({ db, now }: Services, { traveler, booker }: Visit): Promise<Card | undefined> {
  const month = now().toISOString().slice(0, 7)
  for (const person of traveler.id === booker.id ? [traveler] : [traveler, booker]) {
    const cards = await db
      .select()
      .from(creditCards)
      .where(eq(creditCards.profileId, person.id))
      .orderBy(desc(creditCards.expiryMonth))
    const card = cards.find(({ uses, expiryMonth }) => uses.includes('air') && expiryMonth >= month)
    if (card) return { ...card, holder: nameOf(person), isTravelers: person === traveler }
  }
  return undefined
}

export const nameOf = ({ firstName, lastName }: Pick<Profile, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`

/** Who travels: the guest where there is one. */
export const travelerName = ({ guest, traveler }: Pick<Visit, 'guest' | 'traveler'>) => nameOf(guest ?? traveler)
