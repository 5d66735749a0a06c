import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { fullName } from '#contract/texts/fullName.ts'
import { creditAfterFee, type TravelCredit, travelCreditLimits } from '#contract/payment/travelCredits.ts'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { localDay } from '@/lib/localDay'
import { Fact, FactList } from '@/patterns/record/FactList'
import { pathTo } from '@/routes/pathTo'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { CreditBadge } from './CreditCells'
import { firstNotified } from './creditTable.rules'

interface CreditFactsProps {
  credit: TravelCredit
  /** The reader's own credit, about which their notifications tell them. */
  isOwn: boolean
}

/** The fields of a credit, its conditions, and what was used of it. */
export function CreditFacts({ credit, isOwn }: CreditFactsProps) {
  const { money, date } = useFormats()
  const locale = useLocale()
  const { bookingId, currency, amount, used, rest, changeFee, issuedOn, validUntil, state, uses } = credit
  const isUsable = state === 'open' || state === 'lapsing'
  return (
    <div className={layout.stack3}>
      <FactList>
        <Fact name="credits.fact.rest">
          <strong>{money(rest, currency)}</strong>
        </Fact>
        {used > 0 && (
          <>
            <Fact name="credits.fact.amount">{money(amount, currency)}</Fact>
            <Fact name="credits.fact.used">{money(used, currency)}</Fact>
          </>
        )}
        {changeFee > 0 && <Fact name="credits.fact.changeFee">{money(changeFee, currency)}</Fact>}
        {changeFee > 0 && isUsable && (
          <Fact name="credits.fact.afterFee">{money(creditAfterFee(credit), currency)}</Fact>
        )}
        <Fact name="credits.fact.validUntil">
          <span className={layout.row2}>
            <time dateTime={validUntil}>{date(validUntil)}</time>
            <CreditBadge state={state} />
          </span>
        </Fact>
        <Fact name="credits.fact.issuedOn">{date(issuedOn)}</Fact>
        <Fact name="credits.fact.bookingId">{bookingId}</Fact>
        {!isOwn && isUsable && (
          <Fact name="credits.fact.reminder">
            <Reminder credit={credit} />
          </Fact>
        )}
      </FactList>
      <p className={textStyle.note}>
        <FormattedMessage id="credits.conditions" values={{ name: fullName(credit), airline: credit.airlineName }} />
      </p>
      {uses.length > 0 && (
        <ul role="list" className={cx(layout.stack1, textStyle.small)}>
          {uses.map(({ amount: part, recordedAt, recordedBy, bookingId: trip }) => (
            <li key={recordedAt}>
              <FormattedMessage
                id={trip === null ? 'credits.use.row' : part < 0 ? 'credits.use.back' : 'credits.use.trip'}
                values={{
                  amount: money(Math.abs(part), currency),
                  day: date(localDay(recordedAt)),
                  name: recordedBy,
                  trip: isOwn && trip ? <Link to={pathTo(locale, 'trip', { bookingId: trip })}>{trip}</Link> : trip,
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Since when the notifications of the traveler, or of a guest's host, name the credit. Nothing else is sent. */
function Reminder({ credit }: { credit: TravelCredit }) {
  const { date } = useFormats()
  return (
    <FormattedMessage
      id={`credits.reminder.${credit.state === 'lapsing' ? 'since' : 'from'}`}
      values={{
        day: date(firstNotified(credit)),
        days: travelCreditLimits.lapsingDays,
        whose: credit.isForGuest ? 'host' : 'traveler',
      }}
    />
  )
}
