import { fieldsWith } from '#contract/employees/employeeFieldNames.ts'
import { wholePhoneParts } from '#contract/fields/phones.ts'
import type { NewEmployee } from '#contract/employees/employees.ts'
import type { EmployeeRows } from '#server/domains/admin/employees/records/readEmployees.ts'
import { normalizeText } from '#server/domains/profile/personal/editFields.ts'
import { shownAddress } from '#server/mail/noAddress.ts'

/** Fields of the form. Roles are changed separately. */
export type EmployeeFields = Omit<NewEmployee, 'roles' | 'isInvited'>

/** Normalizes fields for storing: addresses in lower case, phone numbers without spaces, names with single spaces. */
export function normalizeFields<Fields extends Partial<EmployeeFields>>(fields: Fields): Fields {
  const tidy = { ...fields }
  if (tidy.firstName !== undefined) tidy.firstName = normalizeText(tidy.firstName)
  if (tidy.middleName !== undefined) tidy.middleName = normalizeText(tidy.middleName)
  if (tidy.lastName !== undefined) tidy.lastName = normalizeText(tidy.lastName)
  if (tidy.email !== undefined) tidy.email = tidy.email.toLowerCase()
  const phone = tidy.mobilePhone ? wholePhoneParts(tidy.mobilePhone) : undefined
  if (phone) tidy.mobilePhone = `+${phone.code}${phone.number}`
  return tidy
}

const employeeColumnNames = fieldsWith<{ table: 'employees' }>(({ table }) => table === 'employees')
const profileColumnNames = fieldsWith<{ table: 'profiles' }>(({ table }) => table === 'profiles')

/** The fields of an employee as the form has them. */
export const fieldsOf = ({ profile, employee }: EmployeeRows): EmployeeFields => ({
  ...pick(employee, employeeColumnNames),
  ...pick(profile, profileColumnNames),
  type: employee.type as EmployeeFields['type'],
  email: shownAddress(profile.email),
  mobilePhone: mobilePhoneOf(profile),
  homeAirport: profile.airportCode,
})

/** The whole mobile number, `+15145550123`; empty where the phone of the profile is of another kind. */
const mobilePhoneOf = ({ phoneType, phoneCountryCode, phoneNumber }: EmployeeRows['profile']): string =>
  phoneType === 'mobile' && phoneCountryCode && phoneNumber ? `+${phoneCountryCode}${phoneNumber}` : ''

type Given<Fields, Name> = Pick<Fields, Extract<keyof Fields, Name>>

/** The named properties that an object has. */
export const pick = <Fields extends object, Name extends string>(fields: Fields, names: readonly Name[]) =>
  Object.fromEntries(
    names.flatMap((name) => (name in fields ? [[name, fields[name as unknown as keyof Fields]]] : [])),
  ) as Given<Fields, Name>

/** Columns of the table `employees` for normalized fields. */
export const employeeColumns = <Fields extends Partial<EmployeeFields>>(fields: Fields) =>
  pick(fields, employeeColumnNames)

/** Columns of the table `profiles`. A changed phone number is not confirmed, and receives no sign-in codes. */
export const profileColumns = <Fields extends Partial<EmployeeFields>>(fields: Fields) => ({
  ...pick(fields, profileColumnNames),
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
