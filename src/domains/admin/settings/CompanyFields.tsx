import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { scimGroupChoices, settingsLimits } from '#contract/admin/companySettings.ts'
import { idleLimits } from '#contract/fields/limits.ts'
import { obtKinds } from '#contract/booking/obtKinds.ts'
import { CheckboxInput } from '@/forms/input/CheckboxInput'
import { FieldRow } from '@/forms/input/FieldRow'
import { SelectInput } from '@/forms/input/SelectInput'
import { TextAreaInput } from '@/forms/input/TextAreaInput'
import { TextInput } from '@/forms/input/TextInput'
import { Card } from '@/ui/display/Card'
import { disclaimerFields, idleRange } from './companySettings.rules'
import { followedFeatures } from './followedFeatures'
import layout from '@/ui/layout/layout.module.css'

/** A topic of the settings. */
function Topic({
  name,
  children,
}: {
  name: 'company' | 'agency' | 'booking' | 'disclaimers' | 'provisioning' | 'idle'
  children: ReactNode
}) {
  return (
    <Card
      heading={<FormattedMessage id={`companySettings.${name}`} />}
      description={<FormattedMessage id={`companySettings.${name}.text`} />}
    >
      <div className={layout.stack4}>{children}</div>
    </Card>
  )
}

/** The names of the company. */
export const CompanyFields = () => (
  <Topic name="company">
    <TextInput name="displayName" isRequired autoComplete="off" maxLength={settingsLimits.displayName} />
    {followedFeatures.includes('expense') && (
      <TextInput name="expenseUrl" type="url" inputMode="url" autoComplete="off" />
    )}
  </Topic>
)

/** The telephones and addresses of the travel agency (§5): in general, for VIPs, for events, and for emergencies. */
export const AgencyFields = () => (
  <Topic name="agency">
    <FieldRow>
      <TextInput name="agency_companyName" autoComplete="off" maxLength={settingsLimits.displayName} />
      <TextInput name="agency_emailFrom" type="email" autoComplete="off" />
    </FieldRow>
    {(['contact', 'vip', 'agencyEvent'] as const).map((desk) => (
      <FieldRow key={desk}>
        <TextInput name={`agency_${desk}Phone`} type="tel" autoComplete="off" />
        <TextInput name={`agency_${desk}Email`} type="email" autoComplete="off" />
      </FieldRow>
    ))}
    <FieldRow>
      <TextInput name="agency_emergencyPhone" type="tel" autoComplete="off" />
    </FieldRow>
  </Topic>
)

/** The booking tool, and whether the company pays. */
export function BookingFields() {
  const { formatMessage } = useIntl()
  return (
    <Topic name="booking">
      <FieldRow>
        <SelectInput name="obt_name" autoComplete="off">
          <option value="">{formatMessage({ id: 'companySettings.booking.none' })}</option>
          {obtKinds.map((kind) => (
            <option key={kind} value={kind}>
              {formatMessage({ id: `companySettings.booking.${kind}` })}
            </option>
          ))}
        </SelectInput>
        <TextInput name="obt_url" type="url" inputMode="url" autoComplete="off" />
      </FieldRow>
      <CheckboxInput
        name="needsCompanyCard"
        description={<FormattedMessage id="companySettings.needsCompanyCard.text" />}
      />
    </Topic>
  )
}

/** The note before booking, in each language. */
export const DisclaimerFields = () => (
  <Topic name="disclaimers">
    {disclaimerFields.map((name) => (
      <TextAreaInput
        key={name}
        name={name}
        rows={3}
        lang={name.slice(-2)}
        autoComplete="off"
        maxLength={settingsLimits.disclaimer}
      />
    ))}
  </Topic>
)

/** The things that groups of the company's directory become when it sends them by SCIM. */
export function ProvisioningFields() {
  const { formatMessage } = useIntl()
  return (
    <Topic name="provisioning">
      <FieldRow>
        <SelectInput name="scimGroups" autoComplete="off">
          {scimGroupChoices.map((choice) => (
            <option key={choice} value={choice}>
              {formatMessage({ id: `companySettings.scimGroups.${choice}` })}
            </option>
          ))}
        </SelectInput>
      </FieldRow>
    </Topic>
  )
}

/** The time without activity after which the idle warning shows (§9). */
export const IdleFields = () => (
  <Topic name="idle">
    <FieldRow>
      <TextInput
        name="idleMinutes"
        inputMode="decimal"
        autoComplete="off"
        description={
          <FormattedMessage
            id="companySettings.idle.range"
            values={{ ...idleRange, usual: Math.floor(idleLimits.idleSeconds / 60) }}
          />
        }
      />
    </FieldRow>
  </Topic>
)
