import type { AgencyInfo } from '#contract/support/agency.ts'
import type { EmployeeConfiguration } from '#contract/session/configuration.ts'
import { contactFor } from './agency.rules'

export interface ContactChannels {
  phone: string | null
  email: string | null
  /** Whether the contact is the VIP desk. */
  isVip: boolean
}

/** §5: telephone and e-mail: the VIP desk's for VIPs, else those of the general contact, else the agency's own. */
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

/** The agency with this person's contact as its own, as a saved trip stores it. */
export function asReachedBy(configuration: EmployeeConfiguration | null | undefined, info: AgencyInfo): AgencyInfo {
  const { phone, email } = contactChannels(configuration, info)
  return { ...info, companyTravelPhoneNumber: phone ?? '', emailFrom: email ?? '' }
}

/** The agency's opening hours in its own words, or empty. */
export const openingHoursText = ({ openDay, openHour }: Pick<AgencyInfo, 'openDay' | 'openHour'>): string =>
  [openDay, openHour].filter(Boolean).join(', ')
