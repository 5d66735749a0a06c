import { FormattedMessage } from 'react-intl'
import type { Approval } from '#contract/approvals/approvals.ts'
import { isWithinPolicy, ruleWords } from '@/domains/approvals/approvals.rules'
import { useFormats } from '@/i18n/useFormats'
import { Fact, FactList } from '@/patterns/record/FactList'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { Banner } from '@/ui/notice/Banner'

/** The main things that a decision depends on: who has booked, by when to answer, and how the trip stands to the policy, or that nothing is booked yet. */
export function QuestionSummary({ question }: { question: Approval }) {
  const { instant } = useFormats()
  const { booker, isForGuest, role, dueAt, heldUntil, isOpen, trip, request } = question
  return (
    <div className={layout.stack3}>
      {booker && (
        <p>
          <FormattedMessage
            id="approvals.booker"
            values={{ booker, who: request ? 'request' : isForGuest ? 'guest' : 'employee' }}
          />
        </p>
      )}
      {isOpen && role === 'delegate' && (
        <p>
          <FormattedMessage id="approvals.standIn" />
        </p>
      )}
      {isOpen && dueAt && (
        <FactList>
          <Fact name="approvals.column.due">
            <strong>{instant(dueAt)}</strong>
          </Fact>
          {!request && <Fact name="approvals.held">{instant(heldUntil)}</Fact>}
        </FactList>
      )}
      {request ? (
        <p>
          <FormattedMessage id="approvals.beforeBooking" />
        </p>
      ) : isWithinPolicy(trip) ? (
        <p className={textStyle.soft}>
          <FormattedMessage id="approvals.within" />
        </p>
      ) : (
        <Banner tone="warning" title={<FormattedMessage id="approvals.outside" />}>
          <BrokenRules trip={trip} />
        </Banner>
      )}
    </div>
  )
}

/** The rules of the policy that the trip breaks, and the reason that was given. */
export function BrokenRules({ trip }: Pick<Approval, 'trip'>) {
  const { money } = useFormats()
  const { brokenRules, currency } = trip
  return (
    <div className={layout.stack2}>
      <ul className={layout.stack1}>
        {brokenRules.map((rule) => (
          <li key={`${rule.kind} ${JSON.stringify(rule)}`}>
            <FormattedMessage id="approvals.brokenRule" values={ruleWords(rule, (amount) => money(amount, currency))} />
          </li>
        ))}
      </ul>
      <p>
        <FormattedMessage id="approvals.because" values={{ reason: <Reason trip={trip} /> }} />
      </p>
    </div>
  )
}

/** The reason that was given for a trip outside the policy. */
export const Reason = ({ trip: { reason } }: Pick<Approval, 'trip'>) =>
  reason ? <FormattedMessage id="approvals.reason" values={{ reason }} /> : <FormattedMessage id="approvals.noReason" />
