import type { EmployeeConfiguration } from '#contract/session/configuration.ts'

export interface Contact {
  phone: string | null
  email: string | null
}

/** §5: on event routes the agency's event contact, where it has one; else the VIP contact for a VIP employee; else the general one. */
export function contactFor(configuration: EmployeeConfiguration, isEventRoute: boolean): Contact {
  const { agency, agencyService } = configuration
  const event = { phone: agency.agencyEventPhone, email: agency.agencyEventEmail }
  if (isEventRoute && (event.phone || event.email)) return event
  if (agencyService === 'vip') return { phone: agency.vipPhone, email: agency.vipEmail }
  return { phone: agency.contactPhone, email: agency.contactEmail }
}
