import type { AgencyInfo } from '#contract/agency.ts'
import type { EmployeeConfiguration } from '#contract/configuration.ts'
import { contactFor } from './agency.rules'

export interface ContactChannels {
  phone: string | null
  email: string | null
  /** The contact is the one of the VIP desk. */
  isVip: boolean
}

/** §5: whom to call and write to: the VIP desk for its people, else the general contact, else what the agency says of itself. */
export function contactChannels(
  configuration: EmployeeConfiguration | null | undefined,
  info: AgencyInfo,
): ContactChannels {
  const contact = configuration && contactFor(configuration, false)
  const isVip = configuration?.agencyService === 'vip' && Boolean(contact?.phone ?? contact?.email)
  const general = configuration?.agency
  return {
    phone: contact?.phone ?? general?.contactPhone ?? (info.companyTravelPhoneNumber || null),
    email: contact?.email ?? general?.contactEmail ?? (info.emailFrom || null),
    isVip,
  }
}

/** The agency's hours in its own words; nothing where it has not said them. */
export const openingHoursText = ({ openDay, openHour }: AgencyInfo): string =>
  [openDay, openHour].filter(Boolean).join(', ')
