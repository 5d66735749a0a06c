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
import { csrfTokenOf, sha256 } from '#server/crypto/tokens.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Say } from '#server/messages/messages.ts'

type Profile = typeof profiles.$inferSelect
type Company = typeof companies.$inferSelect
export type Policy = typeof travelPolicies.$inferSelect
export type Card = Pick<typeof creditCards.$inferSelect, 'brand' | 'maskedNumber'> & {
  holder: string
  isTravelers: boolean
}

/** Language and region of a page: its messages and its formats. */
export interface LocaleContext {
  locale: LocaleCode
  culture: string
  language: 'en' | 'fr' | 'es'
  say: Say
}

/** A person's session in the booking tool: who books, for whom, and under which policy. */
export interface ToolSession extends LocaleContext {
  formToken: string
  sessionHash: string
  booker: Profile
  /** The profile the trip is booked under; for a guest the booker's. */
  traveler: Profile
  travelerType: ToolTraveler
  /** The guest who travels; null for others, and until the booker has filled in the guest form. */
  guest: GuestTraveler | null
  isMobile: boolean
  hidesMenu: boolean
  company: Company
  /** Null for guests and for people without a policy: nothing counts as out of policy then. */
  policy: Policy | null
}

/** Language and region of a locale code of an address; the fallback locale for an unknown code. */
export function localeContextOf(code: string | undefined): LocaleContext {
  const locale = localeCodeOf(code ?? '') ?? fallbackLocale
  const language = ({ en: 'en', 'fr-CA': 'fr', es: 'es' } as const)[languageOf(locale)]
  const culture = cultureOf(locale)
  return { locale, culture, language, say: formatterFor(culture).say }
}

/** The session of a cookie; undefined when it has expired or one of the two people is no longer active. */
export async function findSession({ db, now }: Services, cookie: string): Promise<ToolSession | undefined> {
  const booker = alias(profiles, 'booker')
  const [row] = await db
    .select({ session: toolSessions, booker, traveler: profiles, company: companies, policy: travelPolicies })
    .from(toolSessions)
    .innerJoin(booker, eq(booker.id, toolSessions.bookerProfileId))
    .innerJoin(profiles, eq(profiles.id, toolSessions.travelerProfileId))
    .innerJoin(companies, eq(companies.id, profiles.companyId))
    .leftJoin(employees, eq(employees.id, profiles.employeeId))
    .leftJoin(travelPolicies, eq(travelPolicies.id, employees.travelPolicyId))
    .where(and(eq(toolSessions.tokenHash, sha256(cookie)), gt(toolSessions.expiresAt, now())))
  if (!row || !row.booker.active || !row.traveler.active) return undefined
  const { session: stored, ...people } = row
  const { travelerType, guest, isMobile, hidesMenu } = stored
  const how = { travelerType, guest, isMobile, hidesMenu, sessionHash: stored.tokenHash }
  return { ...people, ...how, ...localeContextOf(stored.locale), formToken: csrfTokenOf(cookie) }
}

/** The card that pays: the traveller's own card for flights, else the booker's; undefined where there is none. */
export async function payingCard({ db, now }: Services, { traveler, booker }: ToolSession): Promise<Card | undefined> {
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

/** Name of the person who travels: the guest, if there is one. */
export const travelerName = ({ guest, traveler }: Pick<ToolSession, 'guest' | 'traveler'>) => nameOf(guest ?? traveler)
