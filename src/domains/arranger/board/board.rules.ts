import type { Addition } from '#contract/session/configuration.ts'
import type { LocaleCode } from '#contract/texts/locales.ts'
import type { ProfileIssue } from '#contract/profile/profileIssues.ts'
import { type Traveler, travelerNeeds, travelerSorts, travelerStatuses } from '#contract/arranger/travelers.ts'
import type { TravelersWanted } from '@/domains/arranger/arranger.api'
import { arrangedObstaclePath } from '@/domains/arranger/shared/arrangedObstaclePath'
import { type Obstacle } from '@/domains/profile/profile.rules'
import { hasNoPaymentCard, leftToBook } from '@/domains/profile/steps.rules'
import type { TableShape, TableState } from '@/patterns/table/address/tableAddress'

/**
 * The orders and filters that the address of the board may contain, as far as the backend offers them. Sorted by name,
 * or by e-mail (§7's default) where the server cannot sort by name.
 */
export function boardShape(isOffered: (addition: Addition) => boolean): TableShape {
  const hasFilters = isOffered('travellerfilters')
  return {
    sortable: [...(hasFilters ? ['name'] : []), ...(isOffered('travellertrips') ? ['trip'] : [])],
    defaultSort: { key: hasFilters ? 'name' : 'email', direction: 'asc' },
    filters: { status: travelerStatuses, ...(hasFilters && { needs: travelerNeeds }) },
  }
}

/** The request for the page of travelers that the address names. */
export function wantedOf({ pageNumber, search, sort, filters }: TableState): TravelersWanted {
  const { status = [], needs = [] } = filters
  const order = travelerSorts.find((known) => known === `${sort.key}:${sort.direction}`)
  return {
    pageNumber,
    ...(search && { search }),
    sort: order ?? 'email:asc',
    ...(status.length > 0 && { statuses: travelerStatuses.filter((known) => status.includes(known)) }),
    ...(needs.length > 0 && { needs: travelerNeeds.filter((known) => needs.includes(known)) }),
  }
}

/** The detail that each issue of §4 is about, as a word within a sentence: `travelers.missing.<name>`. */
const missing = {
  phoneNumberMissing: 'phone',
  phoneCountryCodeMissing: 'phone',
  phoneTypeMissing: 'phone',
  dateOfBirthMissing: 'dateOfBirth',
  genderMissing: 'gender',
  notActive: 'closed',
  employeeIdMissing: 'employeeRecord',
  groupIdMissing: 'group',
  internalEmployeeIdMissing: 'employeeNumber',
  approverPerTravelPolicyMissing: 'approver',
  costCenterMissing: 'costCenter',
  hotelFopMissing: 'hotelCard',
  hotelFopExpired: 'hotelCard',
  carFopMissing: 'carCard',
  carFopExpired: 'carCard',
  railFopMissing: 'railCard',
  railFopExpired: 'railCard',
  airFopMissing: 'airCard',
  airFopExpired: 'airCard',
  centralizedCardMissing: 'centralCard',
  centralizedCardExpired: 'centralCard',
} as const satisfies Record<ProfileIssue, string>
export type Missing = (typeof missing)[ProfileIssue] | 'card' | 'other'

function missingOf(obstacle: Obstacle): Missing {
  return obstacle in missing ? missing[obstacle as ProfileIssue] : 'other'
}

/**
 * The address of the field of the first obstacle that a traveler or their arranger can settle; undefined where only an
 * administrator can.
 */
export function fixPath(
  locale: LocaleCode,
  traveler: Pick<Traveler, 'companyId' | 'profileId' | 'profileIssues' | 'isAllowedToBook'>,
): string | undefined {
  const first = leftToBook(traveler).own[0]?.[0]
  return first && arrangedObstaclePath(locale, traveler, first)
}

/** The obstacles of a traveler by who can provide them (§4): they or their arranger, or the administrator. */
export function lackedBy(
  traveler: Pick<Traveler, 'profileIssues' | 'isAllowedToBook'>,
): Record<'own' | 'admin', Missing[]> {
  const { own, others } = leftToBook(traveler)
  const isFirstCard = hasNoPaymentCard(traveler)
  const named = own.flat().map(missingOf)
  return {
    own: [...new Set(named.map((name) => (isFirstCard && name === 'airCard' ? 'card' : name)))],
    admin: [...new Set(others.map(missingOf))],
  }
}
