import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/useFormats'

/** The part of a government that advises, by the country of the government. */
export function GovernmentName({ source }: { source: string }) {
  const { country } = useFormats()
  return <FormattedMessage id="advisories.government" values={{ source, country: country(source) }} />
}
