import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/useFormats'

/** A factor in words, by its id: the set, then the row, such as `desnz-2026.rail.national`. Nothing for other ids. */
export function FactorName({ id }: { id: string }) {
  const { country: countryName } = useFormats()
  const [, kind, row = '', cabin = ''] = id.split('.')
  if (kind === 'air') return <FormattedMessage id="carbon.factor.air" values={{ row, cabin }} />
  if (kind === 'rail') return <FormattedMessage id="carbon.factor.rail" values={{ row }} />
  if (kind === 'car') return <FormattedMessage id="carbon.factor.car" values={{ row }} />
  if (kind !== 'hotel' || !/^[A-Z]{2}(-|$)/.test(row)) return null
  const country = countryName(row.slice(0, 2))
  return (
    <FormattedMessage id="carbon.factor.hotel" values={{ place: row === 'GB-LON' ? 'london' : 'country', country }} />
  )
}
