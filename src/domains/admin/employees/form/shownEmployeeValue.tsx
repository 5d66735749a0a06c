import { FormattedList, FormattedMessage, useIntl } from 'react-intl'
import { agencyServices, employeeTypes } from '#contract/employees/employeeFields.ts'
import type { Employee } from '#contract/employees/employees.ts'
import { localeCodeOf } from '#contract/texts/locales.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { givenRoles } from '#contract/session/roles.ts'
import { localeName } from '@/i18n/LocaleOptions'
import { useFormats } from '@/i18n/useFormats'

/** Formats a value of an employee for a conflict; people and cost centres by the names they had when it was opened. */
export const shownEmployeeValue = (employee: Employee | null) => (name: string, value: unknown) => (
  <ShownValue name={name} value={value} employee={employee} />
)

function ShownValue({ name, value, employee }: { name: string; value: unknown; employee: Employee | null }) {
  const { formatMessage } = useIntl()
  const { country } = useFormats()
  if (name === 'roles') {
    const held = givenRoles.filter((role) => Array.isArray(value) && value.includes(role))
    const words = held.map((role) => formatMessage({ id: `profile.account.role.${role}` }))
    return words.length > 0 ? <FormattedList value={words} /> : '—'
  }
  const text = typeof value === 'string' ? value : ''
  if (text === '') return '—'
  const service = agencyServices.find((each) => each === text)
  if (name === 'agencyService' && service) return <FormattedMessage id={`employees.service.${service}`} />
  const type = employeeTypes.find((each) => each === text)
  if (name === 'type' && type) return <FormattedMessage id={`employees.type.${type}`} />
  if (name === 'managerId' || name === 'approverId') {
    const person = [employee?.manager, employee?.approver].find((each) => each?.id === text)
    return person ? fullName(person) : <FormattedMessage id="employees.form.otherPerson" />
  }
  if (name === 'costCenterId' && employee?.costCenterId !== text)
    return <FormattedMessage id="employees.form.otherCostCenter" />
  if (name === 'costCenterId') return employee?.costCenter
  if (name === 'travelPolicyId' && employee?.travelPolicyId !== text)
    return <FormattedMessage id="employees.form.otherPolicy" />
  if (name === 'cultureCode') return localeName(localeCodeOf(text) ?? 'en-us')
  return name === 'countryCode' ? country(text) : text
}
