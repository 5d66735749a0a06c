import type { ReactNode } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { GroupDetail } from '#contract/events/groupTravels.ts'
import { AirportInput } from '@/domains/reference/shared/AirportInput'
import { DateInput } from '@/forms/input/DateInput'
import { FieldRow } from '@/forms/input/FieldRow'
import { TextAreaInput } from '@/forms/input/TextAreaInput'
import { TextInput } from '@/forms/input/TextInput'
import { TimeInput } from '@/forms/input/TimeInput'
import { isOffered } from '@/http/additions'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { isDay } from '@/lib/localDateTime'
import { CardInput } from './CardInput'
import { firstNameField, type GroupValues, nameFields } from './groupForm.rules'
import styles from './GroupFields.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface GroupFieldsProps {
  /** Stays as it was approved. */
  isBudgetFixed: boolean
  /** The city that is saved. */
  city?: { code: string; name: string } | undefined
  currency?: string | undefined
  /** The card that is saved. */
  card: GroupDetail['card']
}

/** The fields of an event: name, place, dates and budget. */
export function GroupFields({ isBudgetFixed, city, currency, card }: GroupFieldsProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <Part heading="name">
        <Names />
      </Part>
      <Part heading="place">
        <AirportInput
          name="actualLocation"
          city={city}
          description={<FormattedMessage id="organize.form.place.hint" />}
        />
        <TextInput name="venue" autoComplete="off" />
        <TextInput name="address" autoComplete="off" />
      </Part>
      <Part heading="days">
        <Days />
      </Part>
      <Part heading="terms">
        <TextInput
          name="budget"
          inputMode="decimal"
          autoComplete="off"
          readOnly={isBudgetFixed}
          after={currency}
          description={formatMessage({
            id: isBudgetFixed ? 'organize.form.budget.fixed' : 'organize.form.budget.hint',
          })}
        />
        {isOffered('groupcards') && <CardInput saved={card} />}
        <TextAreaInput name="notes" description={formatMessage({ id: 'organize.form.notes.hint' })} rows={4} />
      </Part>
    </>
  )
}

const tags = { nameEn: undefined, nameFr: 'fr', nameEs: 'es' } as const

/**
 * The name in the reader's language. The other languages are shown on request, and where they have a name or an error.
 */
function Names() {
  const { locale } = useIntl()
  const { control } = useFormContext<GroupValues>()
  const { errors } = useFormState({ control })
  const first = firstNameField(locale)
  const others = nameFields.map(({ field }) => field).filter((field) => field !== first)
  const isUsed = useWatch({ control, name: others }).some(Boolean) || others.some((field) => errors[field])
  return (
    <>
      <TextInput name={first} autoComplete="off" lang={tags[first]} />
      <details className={styles.others} open={isUsed || undefined}>
        <summary>
          <FormattedMessage id="organize.form.name.others" />
        </summary>
        <p className={textStyle.note}>
          <FormattedMessage id="organize.form.name.hint" />
        </p>
        {others.map((field) => (
          <TextInput key={field} name={field} autoComplete="off" lang={tags[field]} />
        ))}
      </details>
    </>
  )
}

function Part({ heading, children }: { heading: 'name' | 'place' | 'days' | 'terms'; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend>
        <FormattedMessage id={`organize.form.${heading}`} />
      </legend>
      {children}
    </fieldset>
  )
}

/** The days, and by when people answer and book, which is looked for before the event begins. */
function Days() {
  const { formatMessage } = useIntl()
  const { control } = useFormContext<GroupValues>()
  const startDate = useWatch({ control, name: 'startDate' })
  const first = isDay(startDate) ? startDate : undefined
  const today = localDay(useNow())
  return (
    <>
      <FieldRow>
        <DateInput name="startDate" isRequired min={today} />
        <DateInput name="endDate" isRequired min={first ?? today} opensAt={first} />
      </FieldRow>
      <TimeInput name="arrivalTime" description={formatMessage({ id: 'organize.form.arrivalTime.hint' })} />
      <FieldRow>
        <DateInput name="answerBy" min={today} max={first} />
        <DateInput name="bookBy" min={today} max={first} />
      </FieldRow>
    </>
  )
}
