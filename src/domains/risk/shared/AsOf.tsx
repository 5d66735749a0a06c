import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/useFormats'

/** The time of the data of a section. */
export function AsOf({ time }: { time: number }) {
  const { clock } = useFormats()
  return <FormattedMessage id="risk.asOf" values={{ time: clock(new Date(time)) }} />
}
