import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { approvalLimits } from '#contract/approvals/approvalRules.ts'
import { type Approval, type ApprovalDecision, approvalListStatuses } from '#contract/approvals/approvals.ts'
import { approvalTable, listQuery } from '@/domains/approvals/approvals.rules'
import { useApprovalsQuery } from '@/domains/approvals/approvals.slice'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { PageHeader } from '@/patterns/page/PageHeader'
import { searchOfValue, useTableAddress } from '@/patterns/table/address/tableAddress'
import { DataTable } from '@/patterns/table/DataTable'
import { StatusLinks } from '@/patterns/table/filters/StatusLinks'
import { useSelection } from '@/patterns/table/rows/useSelection'
import { shownOf } from '@/store/shownAnswer'
import layout from '@/ui/layout/layout.module.css'
import { EmptyState } from '@/ui/notice/EmptyState'
import { DecideDialog } from './DecideDialog'
import { SelectedQuestions } from './SelectedQuestions'
import { useApprovalColumns } from './useApprovalColumns'

const keyOf = ({ id }: Approval) => id

/** The trips that the person was asked about: those that wait, of which several can be answered at once, or the others. */
export default function ApprovalsPage() {
  const { formatMessage } = useIntl()
  const address = useTableAddress(approvalTable)
  const { status, pageNumber } = listQuery(address.state)
  const answer = useApprovalsQuery({ ...useOwnProfile(), status, pageNumber })
  const selection = useSelection(shownOf(answer).shown?.responseData ?? [], keyOf)
  const [deciding, setDeciding] = useState<{ decision: ApprovalDecision; questions: Approval[] }>()
  const none = (
    <EmptyState
      title={<FormattedMessage id={`approvals.none.${status}`} />}
      text={status === 'waiting' && <FormattedMessage id="approvals.none.text" />}
    />
  )
  return (
    <div className={layout.stack5}>
      <PageHeader title={<FormattedMessage id="routes.approvals" />} lead="approvals.lead" />
      <StatusLinks
        label={formatMessage({ id: 'approvals.views' })}
        areCounted={false}
        links={approvalListStatuses.map((each) => ({
          key: each,
          label: <FormattedMessage id={`approvals.view.${each}`} />,
          search: searchOfValue(address, 'status', each === 'waiting' ? undefined : each),
          isCurrent: each === status,
        }))}
      />
      <DataTable<Approval>
        key={status}
        label={formatMessage({ id: 'routes.approvals' })}
        columns={useApprovalColumns(status)}
        answer={answer}
        address={address}
        pageSize={approvalLimits.page}
        keyOf={keyOf}
        nameOf={({ traveler, trip }) =>
          formatMessage({ id: 'approvals.name' }, { who: traveler, to: trip.destination })
        }
        empty={none}
        nothing={none}
        {...(status === 'waiting' && {
          selection: {
            ...selection,
            canSelect: ({ isOpen }) => isOpen,
            renderActions: () => (
              <SelectedQuestions
                count={selection.count}
                onDecide={(decision) => setDeciding({ decision, questions: selection.rows })}
              />
            ),
          },
        })}
      />
      {deciding && (
        <DecideDialog
          {...deciding}
          onClose={(isDone) => {
            setDeciding(undefined)
            if (isDone) selection.clear()
          }}
        />
      )}
    </div>
  )
}
