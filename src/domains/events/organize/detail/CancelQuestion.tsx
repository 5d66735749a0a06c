import { FormattedMessage } from 'react-intl'
import type { GroupDetail } from '#contract/events/groupTravels.ts'
import { RemoveQuestion } from '@/patterns/action/RemoveQuestion'
import { Card } from '@/ui/display/Card'
import type { StatusChange } from '../useGroupStatus'

interface CancelQuestionProps {
  group: GroupDetail
  status: StatusChange
  onKeep: () => void
}

/** Asks before an event is canceled, and lists the consequences. */
export function CancelQuestion({ group: { counts }, status, onKeep }: CancelQuestionProps) {
  const told = counts.invited - counts.declined
  return (
    <Card>
      <RemoveQuestion
        question={
          <>
            <strong>
              <FormattedMessage id="organize.cancel.question" />
            </strong>{' '}
            <FormattedMessage id="organize.cancel.told" values={{ count: told }} />{' '}
            {counts.booked > 0 && (
              <>
                <FormattedMessage id="organize.cancel.booked" values={{ count: counts.booked }} />{' '}
              </>
            )}
            <FormattedMessage id="organize.cancel.forGood" />
          </>
        }
        yes={<FormattedMessage id="organize.do.canceled" />}
        no={<FormattedMessage id="organize.cancel.keep" />}
        action={{ isPending: status.pending === 'canceled' }}
        onConfirm={() => status.change('canceled')}
        onKeep={onKeep}
      />
    </Card>
  )
}
