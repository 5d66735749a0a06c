import type { AgencyInfo } from '#contract/agency.ts'
import type { EmployeeConfiguration } from '#contract/configuration.ts'

export interface Contact {
  phone: string | null
  email: string | null
}

/** §5: on event routes the agency's event contact; else for a VIP employee the VIP one; else the general one. */
export function contactFor(configuration: EmployeeConfiguration, isEventRoute: boolean): Contact {
  const { agency, agencyService } = configuration
  if (isEventRoute) return { phone: agency.agencyEventPhone, email: agency.agencyEventEmail }
  if (agencyService === 'vip') return { phone: agency.vipPhone, email: agency.vipEmail }
  return { phone: agency.contactPhone, email: agency.contactEmail }
}

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
