import { FormattedMessage, useIntl } from 'react-intl'
import { useWatch, useController } from 'react-hook-form'
import { Fragment } from 'react'
import { agencyServices, employeeFields, employeeTypes } from '#contract/employees/employeeFields.ts'
import type { Employee } from '#contract/employees/employees.ts'
import { lacksApprover, policyFor } from '#contract/admin/approver.ts'
import { givenRoles } from '#contract/session/roles.ts'
import { CostCenterInput } from '@/domains/admin/shared/CostCenterInput'
import { EmployeeInput } from '@/domains/admin/shared/EmployeeInput'
import { EmailInput, LanguageInput, NameInputs } from '@/domains/profile/shared/PersonInputs'
import { AirportInput } from '@/domains/reference/shared/AirportInput'
import { CountryInput } from '@/domains/reference/shared/CountryInput'
import { FieldRow } from '@/forms/input/FieldRow'
import { RadioInput } from '@/forms/input/RadioInput'
import { TextInput } from '@/forms/input/TextInput'
import { useField } from '@/forms/input/FieldContext'
import { Card } from '@/ui/display/Card'
import { CheckboxField } from '@/ui/field/choice/CheckboxField'
import { GroupFrame } from '@/ui/field/frame/GroupFrame'
import { cx } from '@/ui/cx'
import { PolicyInput } from './PolicyInput'
import layout from '@/ui/layout/layout.module.css'
import { useTravelPoliciesQuery } from '@/domains/admin/travelPolicies.slice'
import { TokensEnd } from '@/domains/admin/employees/shared/TokensEnd'
import { useGivenRolesQuery } from '@/domains/admin/employees.slice'
import { useSession } from '@/domains/session/shared/useSession'
import type { MessageId } from '@/i18n/messages'

/** The fields of the person: name as on a ticket, e-mail, number. */
export const PersonFields = () => (
  <Card
    heading={<FormattedMessage id="employees.form.person" />}
    description={<FormattedMessage id="employees.form.person.text" />}
  >
    <div className={layout.stack4}>
      <NameInputs hasMiddle />
      <FieldRow>
        <TextInput name="externalId" isRequired autoComplete="off" maxLength={employeeFields.externalId.maxLength} />
        <TextInput name="jobTitle" autoComplete="off" maxLength={employeeFields.jobTitle.maxLength} />
      </FieldRow>
      <RadioInput
        name="type"
        options={employeeTypes.map((value) => ({ value, label: <FormattedMessage id={`employees.type.${value}`} /> }))}
      />
    </div>
  </Card>
)

/** How they are reached, in which language, and from where they travel. */
export function ReachFields() {
  const { formatMessage } = useIntl()
  return (
    <Card heading={<FormattedMessage id="employees.form.reach" />}>
      <div className={layout.stack4}>
        <FieldRow>
          <EmailInput isRequired description={<FormattedMessage id="employees.form.email.text" />} />
          <TextInput
            name="mobilePhone"
            type="tel"
            inputMode="tel"
            autoComplete="off"
            description={<FormattedMessage id="employees.form.mobilePhone.text" />}
          />
        </FieldRow>
        <FieldRow>
          <LanguageInput />
          <CountryInput name="countryCode" isRequired />
        </FieldRow>
        <AirportInput name="homeAirport" description={formatMessage({ id: 'employees.form.homeAirport.text' })} />
      </div>
    </Card>
  )
}

/** The fields of the employee's place in the company, and of the people who decide about their trips. */
export const PlaceFields = ({ opened }: { opened: Employee | null }) => (
  <Card heading={<FormattedMessage id="employees.form.place" />}>
    <div className={layout.stack4}>
      <CostCenterInput name="costCenterId" />
      <FieldRow>
        <EmployeeInput name="managerId" purpose="manager" opened={opened?.manager ?? null} />
        <ApproverInput name="approverId" opened={opened} />
      </FieldRow>
      <PolicyInput name="travelPolicyId" />
      <RadioInput
        name="agencyService"
        options={agencyServices.map((value) => ({
          value,
          label: <FormattedMessage id={`employees.service.${value}`} />,
          description: <FormattedMessage id={`employees.service.${value}.text`} />,
        }))}
      />
    </div>
  </Card>
)

/** The roles in the application other than traveler. */
export const RolesFields = ({ opened }: { opened: Employee | null }) => (
  <Card heading={<FormattedMessage id="employees.form.access" />}>
    <RolesInput name="roles" opened={opened} />
  </Card>
)

/** The approver of the employee, required where the policy needs approval and no manager takes the place. */
function ApproverInput({ name, opened }: { name: string; opened: Employee | null }) {
  const { companyId } = useSession()
  const { data: policies = [] } = useTravelPoliciesQuery({ companyId })
  const [travelPolicyId, managerId] = useWatch({ name: ['travelPolicyId', 'managerId'] }) as string[]
  const policy = policyFor({ travelPolicyId: travelPolicyId ?? null }, policies)
  const isRequired = lacksApprover({ managerId: managerId ?? null, approverId: null }, policy)
  return (
    <EmployeeInput
      name={name}
      purpose="approver"
      opened={opened?.approver ?? null}
      isRequired={isRequired}
      description={
        <FormattedMessage id={isRequired ? 'employees.form.approver.required' : 'employees.form.approver.text'} />
      }
    />
  )
}

interface RolesInputProps {
  name: string
  /** The employee with these roles; null for a new one. */
  opened: Employee | null
}

/** The roles of §6 of an employee, other than traveler, each with the actions it allows. */
function RolesInput({ name, opened }: RolesInputProps) {
  const { employeeId } = useSession()
  const { id, label, error, control } = useField(name)
  const { ref, value, onChange, onBlur } = useController({ control, name }).field
  const { data } = useGivenRolesQuery(undefined)
  const offered = data ? givenRoles.filter((role) => data.some((each) => each.name === role)) : givenRoles
  const isOwn = opened !== null && opened.id === employeeId
  const endingTokens = opened?.roles.includes('Admin') ? opened.tokenNames : []
  const held = Array.isArray(value) ? (value as string[]) : []
  return (
    <GroupFrame
      id={id}
      label={label}
      isLabelHidden
      error={error}
      description={<FormattedMessage id={whenTheyHold(isOwn, opened?.needsSecondYes ?? true)} />}
    >
      <div className={cx(layout.tiles18, layout.gap4, layout.lines2)}>
        {offered.map((role, index) => (
          <Fragment key={role}>
            <CheckboxField
              ref={index === 0 ? ref : undefined}
              label={<FormattedMessage id={`profile.account.role.${role}`} />}
              description={<FormattedMessage id={`profile.account.role.${role}.text`} />}
              checked={held.includes(role)}
              onBlur={onBlur}
              // In the order of the list, so that ticking and unticking changes nothing.
              onChange={({ target }) =>
                onChange(givenRoles.filter((each) => (each === role ? target.checked : held.includes(each))))
              }
            />
            {role === 'Admin' && endingTokens.length > 0 && !held.includes(role) && <TokensEnd names={endingTokens} />}
          </Fragment>
        ))}
      </div>
    </GroupFrame>
  )
}

/** The note before saving: a second administrator must approve the roles, or they take effect at once. */
function whenTheyHold(isOwn: boolean, needsSecondYes: boolean): MessageId {
  if (!needsSecondYes) return isOwn ? 'employees.form.roles.own.atOnce' : 'employees.form.roles.atOnce'
  return isOwn ? 'employees.form.roles.own' : 'employees.form.roles.text'
}
