import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { cultureOf, type LocaleCode, localeCodes } from '#contract/locales.ts'
import { useLocale } from '@/i18n/useLocale'
import { SelectField } from '@/ui/SelectField'

/** Each locale in its own words: `Español (México)`. */
function ownName(code: LocaleCode): string {
  const culture = cultureOf(code)
  const [language = '', region = ''] = culture.split('-')
  const languageName = new Intl.DisplayNames(culture, { type: 'language' }).of(language) ?? language
  const regionName = new Intl.DisplayNames(culture, { type: 'region' }).of(region) ?? region
  return `${languageName.charAt(0).toLocaleUpperCase(culture)}${languageName.slice(1)} (${regionName})`
}

/** Shows the same page in another language and region (§1). */
export function LocalePicker() {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const change = (code: string) => navigate(`/${code}/${pathname.split('/').slice(2).join('/')}${search}`)
  return (
    <SelectField
      label={formatMessage({ id: 'app.language' })}
      value={locale}
      onChange={(event) => void change(event.target.value)}
    >
      {localeCodes.map((code) => (
        <option key={code} value={code} lang={cultureOf(code)}>
          {ownName(code)}
        </option>
      ))}
    </SelectField>
  )
}
