import { Building2, CreditCard, Send, UserCheck, UserX } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { employeeLimits } from '#contract/employees.ts'
import { isOffered } from '@/http/additions'
import { RemoveQuestion } from '@/patterns/RemoveQuestion'
import { Button } from '@/ui/Button'
import { loadOnceOnline } from '@/ui/loadOnceOnline'
import type { BulkChanges, Change } from './useBulkChange'
import styles from './SelectedEmployees.module.css'

const CostCenterDialog = lazy(() => loadOnceOnline(() => import('./CostCenterDialog')))
const CardDialog = lazy(() => loadOnceOnline(() => import('./CardDialog')))

interface SelectedEmployeesProps {
  ids: readonly string[]
  onDone: () => void
  changes: BulkChanges
}

const atOnce = [
  ['activate', UserCheck],
  ['invite', Send],
] as const

/** What can be done with the selected people; what takes something away, or needs a choice, asks first. */
export function SelectedEmployees({ ids, onDone, changes }: SelectedEmployeesProps) {
  const [asking, setAsking] = useState<'deactivate' | 'costCenter' | 'card'>()
  const run = async (change: Change) => {
    if (!(await changes.run([...ids], change))) return
    setAsking(undefined)
    onDone()
  }
  const close = () => setAsking(undefined)
  const dialog = { count: ids.length, isPending: changes.pending !== undefined, onChoose: run, onClose: close }
  if (ids.length > employeeLimits.bulk)
    return <FormattedMessage id="employees.bulk.tooMany" values={{ most: employeeLimits.bulk }} />
  if (asking === 'deactivate')
    return (
      <div className={styles.question}>
        <RemoveQuestion
          question={<FormattedMessage id="employees.bulk.deactivate.question" values={{ count: ids.length }} />}
          yes={<FormattedMessage id="employees.deactivate.yes" />}
          no={<FormattedMessage id="employees.keep" />}
          error={undefined}
          isPending={changes.pending === 'deactivate'}
          onConfirm={() => void run({ kind: 'deactivate' })}
          onKeep={close}
        />
      </div>
    )
  return (
    <div className={styles.actions}>
      {atOnce.map(([kind, Icon]) => (
        <Button
          key={kind}
          variant="secondary"
          size="small"
          icon={<Icon aria-hidden="true" />}
          isPending={changes.pending === kind}
          onClick={() => void run({ kind })}
        >
          <FormattedMessage id={`employees.bulk.${kind}`} />
        </Button>
      ))}
      <Asking icon={<Building2 aria-hidden="true" />} id="costCenter" onAsk={setAsking} />
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
        {asking === 'card' && <CardDialog {...dialog} />}
      </Suspense>
    </div>
  )
}

interface AskingProps {
  id: 'costCenter' | 'card'
  icon: ReactNode
  onAsk: (id: 'costCenter' | 'card') => void
}

const Asking = ({ id, icon, onAsk }: AskingProps) => (
  <Button variant="secondary" size="small" icon={icon} onClick={() => onAsk(id)}>
    <FormattedMessage id={`employees.bulk.${id}`} />
  </Button>
)
