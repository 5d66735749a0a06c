import { FormattedMessage } from 'react-intl'
import { fullName } from '#contract/texts/fullName.ts'
import { creditAfterFee, type CreditState, type TravelCredit } from '#contract/payment/travelCredits.ts'
import { useFormats } from '@/i18n/useFormats'
import { Stacked } from '@/patterns/table/rows/Stacked'
import { Badge } from '@/ui/display/Badge'
import type { Tone } from '@/ui/tone'

interface CellProps {
  credit: TravelCredit
}

/** The traveler, who alone can use the credit, and their cost center. */
export const TravelerCell = ({ credit }: CellProps) => (
  <Stacked below={credit.isForGuest ? <FormattedMessage id="credits.guest" /> : credit.costCenter}>
    {fullName(credit)}
  </Stacked>
)

/** The airline, and the booking that was cancelled. */
export const AirlineCell = ({ credit: { airlineName, bookingId } }: CellProps) => (
  <Stacked below={<FormattedMessage id="credits.booking" values={{ bookingId }} />}>{airlineName}</Stacked>
)

/** The rest, and the whole amount where a part is used. */
export function RestCell({ credit: { rest, amount, currency, used } }: CellProps) {
  const { money } = useFormats()
  return (
    <Stacked below={used > 0 && <FormattedMessage id="credits.of" values={{ amount: money(amount, currency) }} />}>
      <data value={rest}>{money(rest, currency)}</data>
    </Stacked>
  )
}

/** The rest after the change fee, which is due when it is used; nothing where nothing can be used. */
export function AfterFeeCell({ credit }: CellProps) {
  const { money } = useFormats()
  if (credit.state === 'used' || credit.state === 'lapsed') return null
  const worth = creditAfterFee(credit)
  return <data value={worth}>{money(worth, credit.currency)}</data>
}

const tones: Record<CreditState, Tone> = { open: 'neutral', lapsing: 'warning', lapsed: 'danger', used: 'neutral' }

/** The state of a credit in a word. */
export const CreditBadge = ({ state }: { state: CreditState }) => (
  <Badge tone={tones[state]}>
    <FormattedMessage id={`credits.state.${state}`} />
  </Badge>
)

/** The last day, and the state in words. */
export function ValidityCell({ credit: { validUntil, state } }: CellProps) {
  const { date } = useFormats()
  return (
    <Stacked below={state !== 'open' && <CreditBadge state={state} />}>
      <time dateTime={validUntil}>{date(validUntil)}</time>
    </Stacked>
  )
}
