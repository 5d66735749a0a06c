import { wholePhoneParts } from '#contract/phones.ts'
import type { NewEmployee } from '#contract/employees.ts'
import { mobilePhoneOf } from '#server/domains/admin/employees/presentEmployees.ts'
import type { EmployeeRows } from '#server/domains/admin/employees/readEmployees.ts'
import { normalizeEdits } from '#server/domains/profile/personal/editFields.ts'
import { shownAddress } from '#server/mail/noAddress.ts'

/** What a form says of an employee; roles are changed apart. */
export type EmployeeFields = Omit<NewEmployee, 'roles' | 'isInvited'>

/** The group of a company's own people. */
export const staffGroup = (companyId: string): string => `${companyId}-staff`

/** Fields as they are stored: addresses in lower case, telephone numbers without spaces, names with single ones. */
export function tidied<Fields extends Partial<EmployeeFields>>(fields: Fields): Fields {
  const tidy = { ...fields }
  const names = normalizeEdits({
    ...(fields.firstName !== undefined && { firstName: fields.firstName }),
    ...(fields.middleName !== undefined && { middleName: fields.middleName }),
    ...(fields.lastName !== undefined && { lastName: fields.lastName }),
  })
  Object.assign(tidy, names)
  if (tidy.email !== undefined) tidy.email = tidy.email.toLowerCase()
  const phone = tidy.mobilePhone ? wholePhoneParts(tidy.mobilePhone) : undefined
  if (phone) tidy.mobilePhone = `+${phone.code}${phone.number}`
  return tidy
}

/** An employee as their form has them. */
export const fieldsOf = ({ profile, employee }: EmployeeRows): EmployeeFields => ({
  externalId: employee.externalId,
  firstName: profile.firstName,
  middleName: profile.middleName,
  lastName: profile.lastName,
  jobTitle: employee.jobTitle,
  email: shownAddress(profile.email),
  costCenterId: employee.costCenterId,
  managerId: employee.managerId,
  approverId: employee.approverId,
  agencyService: employee.agencyService,
  mobilePhone: mobilePhoneOf(profile),
  travelPolicyId: employee.travelPolicyId,
  type: employee.type as EmployeeFields['type'],
  cultureCode: profile.cultureCode,
  countryCode: profile.countryCode,
  homeAirport: profile.airportCode,
})

const ofEmployee = [
  'externalId',
  'jobTitle',
  'costCenterId',
  'managerId',
  'approverId',
  'agencyService',
  'travelPolicyId',
  'type',
] as const
const ofProfile = ['firstName', 'middleName', 'lastName', 'email', 'cultureCode', 'countryCode'] as const

type Given<Fields, Name> = Pick<Fields, Extract<keyof Fields, Name>>

/** Those of some fields that are given. */
export const picked = <Fields extends Partial<EmployeeFields>, Name extends keyof EmployeeFields>(
  fields: Fields,
  names: readonly Name[],
) => Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name]]] : []))) as Given<Fields, Name>

/** The columns of the employee that tidied fields say. */
export const employeeColumns = <Fields extends Partial<EmployeeFields>>(fields: Fields) => picked(fields, ofEmployee)

/** The columns of the profile. Another telephone number is not confirmed, and no sign-in codes go there. */
export const profileColumns = <Fields extends Partial<EmployeeFields>>(fields: Fields) => ({
  ...picked(fields, ofProfile),
  ...(fields.externalId !== undefined && { internalEmployeeId: fields.externalId }),
  ...(fields.homeAirport !== undefined && { airportCode: fields.homeAirport }),
  ...(fields.mobilePhone !== undefined && phoneColumns(fields.mobilePhone)),
})

function phoneColumns(mobilePhone: string) {
  const phone = wholePhoneParts(mobilePhone)
  return {
    phoneNumber: phone?.number ?? '',
    ...(phone && { phoneCountryCode: phone.code }),
    phoneType: 'mobile' as const,
    phoneExtension: '',
    phoneNumberIsConfirmed: false,
    setupForOtp: false,
  }
}
