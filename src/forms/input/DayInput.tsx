import { useController } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { monthNames, dayOrder } from '@/i18n/calendarWords'
import { DayField } from '@/ui/field/date/DayField'
import { useField } from './FieldContext'

interface DayInputProps {
  name: string
  description?: string
  isRequired?: boolean
  /** `bday` makes browsers fill in a date of birth. */
  autoComplete?: 'bday'
}

/** A date in three parts, in the order of the region: typed instead of picked from a calendar. */
export function DayInput({ name, description, isRequired, autoComplete }: DayInputProps) {
  const { id, label, error, control } = useField(name)
  const { field } = useController({ control, name })
  const { locale, formatMessage } = useIntl()
  return (
    <DayField
      id={id}
      label={label}
      description={description}
      error={error}
      isRequired={isRequired}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={field.onChange}
      firstRef={field.ref}
      order={dayOrder(locale)}
      months={monthNames(locale)}
      words={{
        day: formatMessage({ id: 'forms.day' }),
        month: formatMessage({ id: 'forms.month' }),
        year: formatMessage({ id: 'forms.year' }),
      }}
      autoComplete={autoComplete}
    />
  )
}
