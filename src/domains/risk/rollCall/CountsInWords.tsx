import { FormattedMessage } from 'react-intl'
import type { RollCall } from '#contract/rollCalls.ts'
import { Stacked } from '@/patterns/table/Stacked'

/** The counts of a roll call in two lines: the people who need help first. */
export function CountsInWords({ rollCall: { kind, counts } }: { rollCall: RollCall }) {
  if (kind === 'announcement')
    // People of an announcement who can be reached have nothing to answer.
    return <FormattedMessage id="rollCall.counts.informed" values={{ people: counts.noAnswer }} />
  return (
    <Stacked below={<FormattedMessage id="rollCall.counts.rest" values={{ ...counts }} />}>
      <FormattedMessage id="rollCall.counts.first" values={{ ...counts }} />
    </Stacked>
  )
}
