import { FormattedMessage } from 'react-intl'
import type { PlannedTrip } from '#contract/stays/stays.ts'
import { useFormats } from '@/i18n/useFormats'

/** "This trip would be day 93 of 90, from 3 March": the same words wherever an overstay is shown. */
export function StayWords({ overstay: { day, of, from } }: { overstay: NonNullable<PlannedTrip['overstay']> }) {
  const { date } = useFormats()
  return <FormattedMessage id="stays.overstay" values={{ day, of, from: date(from) }} />
}
