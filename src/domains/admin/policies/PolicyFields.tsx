import { FormattedMessage, useIntl } from 'react-intl'
import { policyLimits } from '#contract/admin/travelPolicies.ts'
import { CheckboxInput } from '@/forms/input/CheckboxInput'
import { FieldRow } from '@/forms/input/FieldRow'
import { TextInput, type TextInputProps } from '@/forms/input/TextInput'
import { isOffered } from '@/http/additions'
import { Card } from '@/ui/display/Card'
import { policyPermissions } from './policyForm.rules'
import layout from '@/ui/layout/layout.module.css'

/** The names of the policy, one for each language. */
export const NameFields = () => (
  <Card heading={<FormattedMessage id="travelPolicies.names" />}>
    <div className={layout.stack4}>
      <FieldRow>
        <TextInput name="nameEn" isRequired autoComplete="off" maxLength={policyLimits.name} />
      </FieldRow>
      <FieldRow>
        <TextInput name="nameFr" lang="fr-CA" autoComplete="off" maxLength={policyLimits.name} />
        <TextInput name="nameEs" lang="es" autoComplete="off" maxLength={policyLimits.name} />
      </FieldRow>
    </div>
  </Card>
)

/** §3: the bookings it allows its holders, and whether they need an approver (§4). */
export function BookingFields() {
  const { formatMessage } = useIntl()
  return (
    <Card
      heading={<FormattedMessage id="travelPolicies.booking" />}
      description={<FormattedMessage id="travelPolicies.booking.text" />}
    >
      <div className={layout.stack4}>
        {policyPermissions.map((name) => (
          <CheckboxInput key={name} name={name} />
        ))}
        <CheckboxInput
          name="needsApproval"
          label={isOffered('approvals') ? undefined : formatMessage({ id: 'travelPolicies.approval' })}
          description={<FormattedMessage id="travelPolicies.needsApproval.text" />}
        />
      </div>
    </Card>
  )
}

/** Which fares and cabins are within the policy. */
export function FlightFields() {
  const { formatMessage } = useIntl()
  return (
    <Card
      heading={<FormattedMessage id="travelPolicies.flights" />}
      description={<FormattedMessage id="travelPolicies.flights.text" />}
    >
      <div className={layout.stack4}>
        <FieldRow>
          <NumberInput
            name="fareTolerancePercent"
            isRequired
            after="%"
            description={formatMessage({ id: 'travelPolicies.fare.text' }, { most: policyLimits.farePercent })}
          />
          <NumberInput
            name="daysInAdvance"
            description={formatMessage({ id: 'travelPolicies.days.text' }, { most: policyLimits.days })}
          />
        </FieldRow>
        <FieldRow>
          <NumberInput name="businessFromHours" description={formatMessage({ id: 'travelPolicies.business.text' })} />
          <NumberInput name="premiumFromHours" description={formatMessage({ id: 'travelPolicies.premium.text' })} />
        </FieldRow>
      </div>
    </Card>
  )
}

/** A whole number. */
export const NumberInput = (props: TextInputProps) => <TextInput {...props} inputMode="numeric" autoComplete="off" />
