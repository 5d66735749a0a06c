import { and, desc, eq, gt } from 'drizzle-orm'
import type { ToolTraveler } from '#contract/bookingTool.ts'
import { cultureOf, localeCodeOf, fallbackLocale, languageOf, type LocaleCode } from '#contract/locales.ts'
import { fullName } from '#server/codes/fullName.ts'
import type { companies, travelPolicies } from '#server/db/schema/company.ts'
import type { Database } from '#server/db/client.ts'
import { toolSessions } from '#server/db/schema/bookingTool.ts'
import type { profiles } from '#server/db/schema/people.ts'
import { creditCards } from '#server/db/schema/profileData.ts'
import type { GuestTraveler } from '#server/db/schema/trips.ts'
import { acceptedGroup } from '#server/domains/events/bookableGroup.ts'
import type { Group } from '#server/domains/events/readGroups.ts'
import { checkOpening } from '#server/domains/booking/sso/checkOpening.ts'
import type { BookingPeople } from '#server/domains/booking/sso/bookingRight.ts'
import { readsCostCenters } from '#server/domains/profile/costCenterName.ts'
import { companyCardsFor } from '#server/domains/profile/companyCards.ts'
import { payerOf } from '#server/domains/profile/payer.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Services } from '#server/services/services.ts'
import { standingOf, type Standing } from '#server/suppliers/standing.ts'
import { csrfTokenOf, sha256 } from '#server/crypto/tokens.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import type { NotForEvent } from './eventMisfit.ts'
import { formatterFor, type Say } from '#server/messages/messages.ts'

type Profile = typeof profiles.$inferSelect
type Company = typeof companies.$inferSelect
export type Policy = typeof travelPolicies.$inferSelect
export type Card = Pick<typeof creditCards.$inferSelect, 'brand' | 'maskedNumber'> & {
  /** Whose card it is; for one of the company, what the company calls it. */
  holder: string
  /** The event's own and the company's are said to be it, one's own goes without saying. */
  of: 'traveler' | 'booker' | 'event' | 'company'
}

/** Language and region of a page: its messages and its formats. */
export interface LocaleContext {
  locale: LocaleCode
  culture: string
  language: 'en' | 'fr' | 'es'
  standing: Standing
  /** Each text may depend on `standing`. */
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
  /**
   * The group event that is booked for; null once the traveller has declined it, or it has begun or is canceled, and for
   * a search that is no trip for it (`withEvent`).
   */
  group: Group | null
  /** The event that a search is no trip for, and why; null where there is none. */
  notForEvent: NotForEvent | null
  isMobile: boolean
  hidesMenu: boolean
  company: Company
  /** Null for guests and for people without a policy: nothing counts as out of policy then. */
  policy: Policy | null
  /** The traveller's cost centre; for a guest the booker's. Null where they have none, and where a guest books. */
  costCenter: BookingPeople['traveler']['costCenter']
}

/** Language and region of a locale code of an address; the fallback locale for an unknown code. */
export function localeContextOf(code: string | undefined, standing: Standing): LocaleContext {
  const locale = localeCodeOf(code ?? '') ?? fallbackLocale
  const language = ({ en: 'en', 'fr-CA': 'fr', es: 'es' } as const)[languageOf(locale)]
  const culture = cultureOf(locale)
  const { say } = formatterFor(culture)
  return { locale, culture, language, standing, say: (id, values) => say(id, { standing, ...values }) }
}

/** The caller of a cookie, and the session while its booking right holds. */
export interface Visit {
  caller: Caller
  session: ToolSession | undefined
}

/**
 * Finds the session of a cookie, and checks its sign-in and booking right for every request. Undefined when the session
 * has expired or its sign-in has ended. A session that fails the check is deleted, so that it stays refused.
 */
export async function findVisit(services: Services, cookie: string): Promise<Visit | undefined> {
  const { db, now } = services
  const [stored] = await db
    .select()
    .from(toolSessions)
    .where(and(eq(toolSessions.tokenHash, sha256(cookie)), gt(toolSessions.expiresAt, now())))
  if (!stored) return undefined
  const opening = await checkOpening(services, stored)
  if (opening.status !== 'open') await endSession(db, cookie)
  if (opening.status === 'ended') return undefined
  if (opening.status === 'notAllowed') return { caller: opening.caller, session: undefined }
  const { caller, people } = opening
  const { profile } = people.traveler
  const groupId = stored.groupTravelId
  const group = groupId ? await acceptedGroup(db, { groupId, traveler: profile }, now()) : undefined
  const session = { ...stored, group: group ?? null, standing: standingOf(services.env) }
  return { caller, session: sessionOf(session, { caller, people }, cookie) }
}

interface Visitors {
  caller: Caller
  people: BookingPeople
}
type Stored = typeof toolSessions.$inferSelect & Pick<ToolSession, 'group' | 'standing'>

function sessionOf(stored: Stored, { caller, people }: Visitors, cookie: string): ToolSession {
  const { travelerType, guest, group, isMobile, hidesMenu } = stored
  const { booker, traveler } = people
  return {
    booker: booker.profile,
    traveler: traveler.profile,
    company: traveler.company,
    policy: traveler.policy,
    costCenter: readsCostCenters(caller) ? traveler.costCenter : null,
    travelerType,
    guest,
    group,
    notForEvent: null,
    isMobile,
    hidesMenu,
    sessionHash: stored.tokenHash,
    ...localeContextOf(stored.locale, stored.standing),
    formToken: csrfTokenOf(cookie),
  }
}

/** Deletes the session of a cookie. */
export const endSession = async (db: Pick<Database, 'delete'>, cookie: string): Promise<void> =>
  void (await db.delete(toolSessions).where(eq(toolSessions.tokenHash, sha256(cookie))))

/**
 * The card that pays: that of the event which is booked for, else one of the traveller or their host, else one of the
 * booker; undefined where there is none for flights that is good.
 */
export async function payingCard({ db, now }: Services, session: ToolSession): Promise<Card | undefined> {
  const { traveler, booker, group } = session
  const month = earliestDay(now()).slice(0, 7)
  if (group?.card && group.card.expiryMonth >= month) {
    const { brand, maskedNumber } = group.card
    return { brand, maskedNumber, holder: fullName(group.organizer), of: 'event' }
  }
  const payer = (await payerOf(db, traveler.id)) ?? traveler
  for (const person of payer.id === booker.id ? [payer] : [payer, booker]) {
    const card = (await cardsOf(db, person, session)).find(
      ({ uses, expiryMonth }) => uses.includes('air') && expiryMonth >= month,
    )
    if (card) return card
  }
  return undefined
}

/**
 * The cards that pay for somebody, their own first; those of the company first where it wants trips paid with them. Of
 * each kind the one that is good longest comes first.
 */
async function cardsOf(db: Database, person: Profile, { traveler, company }: ToolSession) {
  const rows = await db
    .select()
    .from(creditCards)
    .where(eq(creditCards.profileId, person.id))
    .orderBy(desc(creditCards.expiryMonth))
  const whose = {
    holder: fullName(person),
    of: person.id === traveler.id ? ('traveler' as const) : ('booker' as const),
  }
  const own = rows.map((row) => ({ ...row, ...whose }))
  const assigned = await companyCardsFor(db, [person.id])
  const ofCompany = assigned.map((row) => ({ ...row, holder: row.name, of: 'company' as const }))
  return company.needsCompanyCard ? [...ofCompany, ...own] : [...own, ...ofCompany]
}

/** Whether somebody books for themselves. */
export const isOwnTrip = ({ booker, traveler, guest }: Pick<ToolSession, 'booker' | 'traveler' | 'guest'>): boolean =>
  booker.id === traveler.id && !guest

/** Values of a text that says whose the trip is: the reader's own, or somebody else's by name. */
export const whoseTrip = (session: Pick<ToolSession, 'booker' | 'traveler' | 'guest'>) => ({
  whose: isOwnTrip(session) ? 'own' : 'other',
  name: travelerName(session),
})

/** Name of the person who travels: the guest, if there is one. */
export const travelerName = ({ guest, traveler }: Pick<ToolSession, 'guest' | 'traveler'>) =>
  fullName(guest ?? traveler)
