import { Building2, CreditCard, Scale, Send, UserCheck, UserRoundCheck, UserX } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { employeeLimits, type EmployeeRow } from '#contract/employees/employees.ts'
import { isOffered } from '@/http/additions'
import { RemoveQuestion } from '@/patterns/action/RemoveQuestion'
import { Button } from '@/ui/button/Button'
import { loadOnceOnline } from '@/ui/loadOnceOnline'
import type { BulkChanges, Change } from './useBulkChange'
import layout from '@/ui/layout/layout.module.css'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'

const CostCenterDialog = lazy(() => loadOnceOnline(() => import('./CostCenterDialog')))
const PolicyDialog = lazy(() => loadOnceOnline(() => import('./PolicyDialog')))
const ApproverDialog = lazy(() => loadOnceOnline(() => import('./ApproverDialog')))
const CardDialog = lazy(() => loadOnceOnline(() => import('./CardDialog')))

interface SelectedEmployeesProps {
  people: readonly EmployeeRow[]
  onDone: () => void
  changes: BulkChanges
}

/** The changes that need a choice first. */
type Choice = 'costCenter' | 'policy' | 'approver' | 'card'

const atOnce = [
  ['activate', UserCheck],
  ['invite', Send],
] as const

/** The bulk changes of the selected people; those that remove something, or need a choice, ask first. */
export function SelectedEmployees({ people, onDone, changes }: SelectedEmployeesProps) {
  const [asking, setAsking] = useState<'deactivate' | Choice>()
  const run = async (change: Change) => {
    if (
      !(await changes.run(
        people.map(({ id }) => id),
        change,
      ))
    )
      return
    setAsking(undefined)
    onDone()
  }
  const isAgain = people.some(({ invitedAt }) => invitedAt !== null)
  const close = () => setAsking(undefined)
  const dialog = { count: people.length, isPending: changes.pending !== undefined, onChoose: run, onClose: close }
  if (people.length > employeeLimits.bulk)
    return <FormattedMessage id="employees.bulk.tooMany" values={{ most: employeeLimits.bulk }} />
  if (asking === 'deactivate')
    return (
      <div className={cx(layout.wholeLine, textStyle.regular)}>
        <RemoveQuestion
          question={
            <>
              <FormattedMessage id="employees.bulk.deactivate.question" values={{ count: people.length }} />
              {people.some(({ roles }) => roles.includes('Admin')) && (
                <>
                  {' '}
                  <FormattedMessage id="employees.bulk.deactivate.tokens" />
                </>
              )}
            </>
          }
          yes={<FormattedMessage id="employees.deactivate.yes" />}
          no={<FormattedMessage id="employees.keep" />}
          action={{ isPending: changes.pending === 'deactivate' }}
          onConfirm={() => void run({ kind: 'deactivate' })}
          onKeep={close}
        />
      </div>
    )
  return (
    <div className={layout.row2}>
      {atOnce.map(([kind, Icon]) => (
        <Button
          key={kind}
          variant="secondary"
          size="small"
          icon={<Icon aria-hidden="true" />}
          isPending={changes.pending === kind}
          onClick={() => void run({ kind })}
        >
          <FormattedMessage id={`employees.bulk.${kind === 'invite' && isAgain ? 'inviteAgain' : kind}`} />
        </Button>
      ))}
      <Asking icon={<Building2 aria-hidden="true" />} id="costCenter" onAsk={setAsking} />
      {isOffered('travelpolicies') && (
        <>
          <Asking icon={<Scale aria-hidden="true" />} id="policy" onAsk={setAsking} />
          <Asking icon={<UserRoundCheck aria-hidden="true" />} id="approver" onAsk={setAsking} />
        </>
      )}
      {isOffered('companycards') && <Asking icon={<CreditCard aria-hidden="true" />} id="card" onAsk={setAsking} />}
      <Button
        variant="quietDanger"
        size="small"
        icon={<UserX aria-hidden="true" />}
        onClick={() => setAsking('deactivate')}
      >
        <FormattedMessage id="employees.bulk.deactivate" />
      </Button>
      <Suspense fallback={null}>
        {asking === 'costCenter' && <CostCenterDialog {...dialog} />}
        {asking === 'policy' && <PolicyDialog {...dialog} />}
        {asking === 'approver' && <ApproverDialog {...dialog} />}
        {asking === 'card' && <CardDialog {...dialog} />}
      </Suspense>
    </div>
  )
}

interface AskingProps {
  id: Choice
  icon: ReactNode
  onAsk: (id: Choice) => void
}

const Asking = ({ id, icon, onAsk }: AskingProps) => (
  <Button variant="secondary" size="small" icon={icon} onClick={() => onAsk(id)}>
    <FormattedMessage id={`employees.bulk.${id}`} />
  </Button>
)
