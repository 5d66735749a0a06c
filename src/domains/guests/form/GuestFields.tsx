import type { ReactNode } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import {
  type GuestDetail,
  type GuestHost,
  guestBookings,
  guestLimits,
  guestPayments,
} from '#contract/arranger/guests.ts'
import { GenderOptions } from '@/domains/profile/shared/GenderOptions'
import { EmailInput, LanguageInput, NameInputs } from '@/domains/profile/shared/PersonInputs'
import { CountryInput } from '@/domains/reference/shared/CountryInput'
import { PhoneInput } from '@/domains/reference/shared/PhoneInput'
import { DayInput } from '@/forms/input/DayInput'
import { FieldRow } from '@/forms/input/FieldRow'
import { RadioInput } from '@/forms/input/RadioInput'
import { SelectInput } from '@/forms/input/SelectInput'
import { TextInput } from '@/forms/input/TextInput'
import { Card } from '@/ui/display/Card'
import { MailAddress } from '@/ui/display/MailAddress'
import { HostInput } from './HostInput'
import layout from '@/ui/layout/layout.module.css'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { Banner } from '@/ui/notice/Banner'
import { buttonClass } from '@/ui/button/buttonClass'

interface PersonFieldsProps {
  /** The guest as the form was opened with; null for a new one. */
  opened: Pick<GuestDetail, 'dateOfBirth' | 'gender'> | null
}

/** Who the guest is on a ticket. */
export function PersonFields({ opened }: PersonFieldsProps) {
  const { formatMessage } = useIntl()
  const needed = (field: 'dateOfBirth' | 'gender') =>
    opened?.[field] ? {} : { description: formatMessage({ id: 'guests.form.needed' }) }
  return (
    <Card
      heading={<FormattedMessage id="guests.form.person" />}
      description={<FormattedMessage id="guests.form.person.text" />}
    >
      <div className={layout.stack4}>
        <NameInputs />
        <DayInput name="dateOfBirth" {...needed('dateOfBirth')} />
        <FieldRow>
          <SelectInput name="gender" autoComplete="off" {...needed('gender')}>
            <GenderOptions />
          </SelectInput>
          <CountryInput name="countryCode" isRequired />
        </FieldRow>
      </div>
    </Card>
  )
}

/** How the guest is reached, and whether they sign in themself. */
export function ReachFields({ isRegistered, phone }: { isRegistered: boolean; phone: string | undefined }) {
  const { formatMessage } = useIntl()
  const { control } = useFormContext()
  const { errors } = useFormState({ control, name: 'email' })
  const email: unknown = useWatch({ control, name: 'email' })
  const hasAccess: unknown = useWatch({ control, name: 'hasAccess' })
  const country: unknown = useWatch({ control, name: 'countryCode' })
  return (
    <Card heading={<FormattedMessage id="guests.form.reach" />}>
      <div className={layout.stack4}>
        <RadioInput
          name="hasAccess"
          cardOf={(held) => (held === true ? 'yes' : 'no')}
          heldFor={(card) => card === 'yes'}
          options={(['yes', 'no'] as const).map((value) => ({
            value,
            label: <FormattedMessage id={`guests.form.access.${value}`} />,
            description: <FormattedMessage id={`guests.form.access.${value}.text`} />,
          }))}
        />
        <EmailInput
          isRequired={hasAccess === true}
          readOnly={isRegistered}
          description={
            <FormattedMessage
              id={`guests.form.email.${isRegistered ? 'registered' : hasAccess === true ? 'invited' : 'none'}`}
              // In full: the field may be too narrow for it, and what cannot be changed cannot be scrolled.
              values={{ email: <MailAddress address={String(email)} /> }}
            />
          }
        />
        {errors['email']?.message === 'employeeEmail' && <EmployeeEmailHelp />}
        <PhoneInput
          codeName="phoneCountryCode"
          numberName="phoneNumber"
          preferredCountry={typeof country === 'string' && country !== '' ? country : undefined}
          {...(!phone && { description: formatMessage({ id: 'guests.form.needed' }) })}
        />
        <LanguageInput />
      </div>
    </Card>
  )
}

/** Whose guest it is, why, who pays, and what the guest may book. */
export function VisitFields({ opened, children }: { opened: GuestHost | null; children?: ReactNode }) {
  return (
    <Card heading={<FormattedMessage id="guests.form.visit" />}>
      <div className={layout.stack4}>
        <HostInput name="hostEmployeeId" opened={opened} />
        {children}
        <TextInput name="purpose" autoComplete="off" maxLength={guestLimits.purpose} />
        <RadioInput
          name="payment"
          options={guestPayments.map((value) => ({
            value,
            label: <FormattedMessage id={`guests.form.payment.${value}`} />,
            description: <FormattedMessage id={`guests.form.payment.${value}.text`} />,
          }))}
        />
        <RadioInput
          name="booking"
          options={guestBookings.map((value) => ({
            value,
            label: <FormattedMessage id={`guests.form.booking.${value}`} />,
            description: <FormattedMessage id={`guests.form.booking.${value}.text`} />,
          }))}
        />
      </div>
    </Card>
  )
}

/** Where to go instead with the address of an employee: a guest profile is never for one. */
function EmployeeEmailHelp() {
  return (
    <Banner
      tone="info"
      actions={
        <Link className={buttonClass('secondary', 'small')} to={pathTo(useLocale(), 'arranger-profiles')}>
          <FormattedMessage id="guests.form.employee.action" />
        </Link>
      }
    >
      <FormattedMessage id="guests.form.employee" />
    </Banner>
  )
}
