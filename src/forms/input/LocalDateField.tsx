import { useIntl } from 'react-intl'
import { DateField, type DateFieldProps } from '@/ui/field/date/DateField'
import { useDateTexts } from './useDateTexts'

type Texts = 'read' | 'write' | 'unreadable' | 'placeholder' | 'words' | 'label'

export interface LocalDateFieldProps extends Omit<DateFieldProps, Texts> {
  label: string
  /** The name of the date in the calendar, where the label alone is not clear. */
  subject?: string
}

/**
 * A date `yyyy-MM-dd` in the format of the screen's culture, typed or chosen in a calendar; a form's is `DateInput`.
 */
export function LocalDateField({ label, subject = label, min, max, ...rest }: LocalDateFieldProps) {
  const { formatMessage } = useIntl()
  const { date } = useDateTexts({ min, max })
  const chosen = date.write(rest.value)
  const open = chosen
    ? formatMessage({ id: 'forms.date.change' }, { subject, date: chosen })
    : formatMessage({ id: 'forms.date.choose' }, { subject })
  return (
    <DateField
      {...rest}
      {...date}
      label={label}
      min={min}
      max={max}
      words={{
        open,
        previous: formatMessage({ id: 'forms.date.previous' }),
        next: formatMessage({ id: 'forms.date.next' }),
      }}
    />
  )
}
