import { useController } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { monthNames } from '@/i18n/calendarWords'
import { MonthField } from '@/ui/field/date/MonthField'
import { useField } from './FieldContext'

interface MonthInputProps {
  name: string
  description?: string
  isRequired?: boolean
  years: { from: number; to: number }
}

/** A card's month of expiry, `yyyy-MM`, in parts that browsers and password managers can fill in. */
export function MonthInput({ name, description, isRequired, years }: MonthInputProps) {
  const { id, label, error, control } = useField(name)
  const { field } = useController({ control, name })
  const { locale, formatMessage } = useIntl()
  return (
    <MonthField
      id={id}
      label={label}
      description={description}
      error={error}
      isRequired={isRequired}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={field.onChange}
      firstRef={field.ref}
      months={monthNames(locale)}
      years={years}
      words={{ month: formatMessage({ id: 'forms.month' }), year: formatMessage({ id: 'forms.year' }) }}
    />
  )
}
