import type { AgencyInfo } from '#contract/agency.ts'
import type { EmployeeConfiguration } from '#contract/configuration.ts'
import type { Trip } from '#contract/trips.ts'
import { contactFor } from '@/domains/agency/agency.rules'
import { groupTrips } from '@/domains/trips/trips.rules'

export interface Reach {
  phone: string | null
  email: string | null
  /** The contact is the one of the VIP desk. */
  isVip: boolean
}

/** §5: whom to call and write to: the VIP desk for its people, else the general contact, else what the agency says of itself. */
export function reachOf(configuration: EmployeeConfiguration | null | undefined, info: AgencyInfo): Reach {
  const contact = configuration && contactFor(configuration, false)
  const isVip = configuration?.agencyService === 'vip' && Boolean(contact?.phone ?? contact?.email)
  const general = configuration?.agency
  return {
    phone: contact?.phone ?? general?.contactPhone ?? (info.companyTravelPhoneNumber || null),
    email: contact?.email ?? general?.contactEmail ?? (info.emailFrom || null),
    isVip,
  }
}

const mostShown = 5

/** Trips whose agency can be told of a problem: under way, then ahead, then the latest that are over. */
export function reportableTrips(trips: readonly Trip[]): Trip[] {
  const { InProgress, Upcoming, Past } = groupTrips(trips)
  return [...InProgress, ...Upcoming, ...Past].filter(({ source }) => source !== 'manual').slice(0, mostShown)
}
