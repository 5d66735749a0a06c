import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { LocaleOptions } from '@/i18n/LocaleOptions'
import { useLocale } from '@/i18n/useLocale'
import { SelectField } from '@/ui/SelectField'

/**
 * Shows the same page in another language and region (§1).
 * @param state what the page finds in its location's state there, such as what has been typed
 */
export function LocalePicker({ state }: { state?: unknown }) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const change = (code: string) => navigate(`/${code}/${pathname.split('/').slice(2).join('/')}${search}`, { state })
  return (
    <SelectField
      label={formatMessage({ id: 'patterns.language' })}
      value={locale}
      onChange={(event) => void change(event.target.value)}
    >
      <LocaleOptions />
    </SelectField>
  )
}
