import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { fullName } from '#contract/fullName.ts'
import type { TravelCredit } from '#contract/travelCredits.ts'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { CreditBadge } from './CreditCells'
import styles from './CreditFacts.module.css'

/** The fields of a credit, its conditions, and what was used of it. */
export function CreditFacts({ credit }: { credit: TravelCredit }) {
  const { money, date } = useFormats()
  const { bookingId, currency, amount, used, rest, changeFee, issuedOn, validUntil, state, uses } = credit
  return (
    <div className={layout.stack3}>
      <dl className={cx(styles.facts, layout.wide)}>
        <Fact name="rest">
          <strong>{money(rest, currency)}</strong>
        </Fact>
        <Fact name="amount">{money(amount, currency)}</Fact>
        <Fact name="used">{money(used, currency)}</Fact>
        {changeFee > 0 && <Fact name="changeFee">{money(changeFee, currency)}</Fact>}
        <Fact name="validUntil">
          <span className={layout.row2}>
            <time dateTime={validUntil}>{date(validUntil)}</time>
            <CreditBadge state={state} />
          </span>
        </Fact>
        <Fact name="issuedOn">{date(issuedOn)}</Fact>
        <Fact name="bookingId">{bookingId}</Fact>
      </dl>
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

type FactName = 'rest' | 'amount' | 'used' | 'changeFee' | 'validUntil' | 'issuedOn' | 'bookingId'

const Fact = ({ name, children }: { name: FactName; children: ReactNode }) => (
  <>
    <dt>
      <FormattedMessage id={`credits.fact.${name}`} />
    </dt>
    <dd>{children}</dd>
  </>
)
