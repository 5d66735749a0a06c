import { FormattedMessage } from 'react-intl'
import { fullName } from '#contract/fullName.ts'
import type { TravelCredit } from '#contract/travelCredits.ts'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'
import { Fact, FactList } from '@/patterns/record/FactList'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { CreditBadge } from './CreditCells'

/** The fields of a credit, its conditions, and what was used of it. */
export function CreditFacts({ credit }: { credit: TravelCredit }) {
  const { money, date } = useFormats()
  const { bookingId, currency, amount, used, rest, changeFee, issuedOn, validUntil, state, uses } = credit
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
        <Fact name="credits.fact.validUntil">
          <span className={layout.row2}>
            <time dateTime={validUntil}>{date(validUntil)}</time>
            <CreditBadge state={state} />
          </span>
        </Fact>
        <Fact name="credits.fact.issuedOn">{date(issuedOn)}</Fact>
        <Fact name="credits.fact.bookingId">{bookingId}</Fact>
      </FactList>
      <p className={textStyle.note}>
        <FormattedMessage id="credits.conditions" values={{ name: fullName(credit), airline: credit.airlineName }} />
      </p>
      {uses.length > 0 && (
        <ul role="list" className={cx(layout.stack1, textStyle.small)}>
          {uses.map(({ amount: part, recordedAt, recordedBy }) => (
            <li key={recordedAt}>
              <FormattedMessage
                id="credits.use.row"
                values={{ amount: money(part, currency), day: date(localDay(recordedAt)), name: recordedBy }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
