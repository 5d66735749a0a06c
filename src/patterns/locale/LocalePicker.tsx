import { useIntl } from 'react-intl'
import { LocaleOptions } from '@/i18n/LocaleOptions'
import { useLocale } from '@/i18n/useLocale'
import { SelectField } from '@/ui/field/choice/SelectField'
import { useSwitchLocale } from './useSwitchLocale'

export interface LocalePickerProps {
  /** The state of the page's location in the other language, such as typed values. */
  state?: unknown
  isLabelHidden?: boolean
  className?: string | undefined
}

/** Shows the same page in another language and region (§1). */
export function LocalePicker({ state, ...looks }: LocalePickerProps) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const switchLocale = useSwitchLocale()
  return (
    <SelectField
      label={formatMessage({ id: 'patterns.language' })}
      value={locale}
      {...looks}
      onChange={(event) => switchLocale(event.target.value, state)}
    >
      <LocaleOptions />
    </SelectField>
  )
}
