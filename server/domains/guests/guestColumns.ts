import { storedNumber } from '#contract/fields/phones.ts'
import type { ChangedGuest } from '#contract/arranger/guests.ts'
import type { employees } from '#server/db/schema/company/company.ts'
import { normalizeText } from '#server/domains/profile/personal/editFields.ts'
import { placeholderEmail } from '#server/mail/noAddress.ts'

/** The values of the guest form, with the address in lower case. */
export type GuestFields = Omit<ChangedGuest, 'version'>
type Employee = typeof employees.$inferSelect

/** The address as stored: in lower case, without spaces around it. */
export const tidyAddress = (typed: string): string => typed.trim().toLowerCase()

/** The columns of the profile; unknown values are empty. */
export function profileColumns(fields: GuestFields, employeeId: string) {
  const phoneNumber = storedNumber({ code: fields.phoneCountryCode, number: fields.phoneNumber.trim() })
  return {
    firstName: normalizeText(fields.firstName),
    lastName: normalizeText(fields.lastName),
    email: fields.email || placeholderEmail(employeeId),
    phoneNumber,
    phoneCountryCode: fields.phoneCountryCode,
    dateOfBirth: fields.dateOfBirth || null,
    gender: (fields.gender || null) as 'M' | 'F' | 'X' | 'U' | null,
    countryCode: fields.countryCode,
    cultureCode: fields.cultureCode,
  }
}

/**
 * The columns of the employee. The host approves the guest's trips, and the guest has the host's cost center and
 * policy.
 */
export const employeeColumns = ({ purpose }: GuestFields, host: Employee) => ({
  jobTitle: purpose,
  costCenterId: host.costCenterId,
  managerId: host.id,
  approverId: host.id,
  travelPolicyId: host.travelPolicyId,
})

/** The columns of the stay. */
export const stayColumns = ({ hostEmployeeId, payment, booking = 'events', hasAccess, email }: GuestFields) => ({
  hostEmployeeId,
  payment,
  booking,
  hasAccess,
  hasEmail: email !== '',
})
