import { Pencil, Trash2, XCircle } from 'lucide-react'
import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { isHeldForApproval } from '#contract/trips/tripApproval.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { isOffered } from '@/http/additions'
import type { MessageId } from '@/i18n/messages'
import { lazyPart } from '@/patterns/page/lazyPart'
import { type Subject, useSubject } from '@/patterns/subject/subject'
import { Button, type ButtonProps } from '@/ui/button/Button'
import { ChangeInTool } from './ChangeInTool'
import styles from './TripActions.module.css'

const dialogs = {
  cancel: lazyPart(['cancel'], () => import('@/domains/trips/cancel/CancelDialog')),
  change: lazyPart(['forms', 'manual'], () => import('@/domains/trips/manual/ManualTripDialog')),
  remove: lazyPart(['manual'], () => import('@/domains/trips/manual/RemoveTripDialog')),
}
/** The dialogs that ask before a trip is changed or cancelled. */
export type ChangeDialogName = keyof typeof dialogs

const canEdit = ({ source }: Trip) => isOffered('manualtrips') && source === 'manual'
const canCancel = ({ isCancellable }: Trip) => isOffered('cancellation') && isCancellable
/** Administrators do not open the booking tool for an employee. A trip that waits is corrected from its banner. */
const mayBeInTool = ({ source, tripStatus, approval }: Trip, whose: Whose) =>
  whose !== 'employee' && source === 'bookingTool' && tripStatus === 'Upcoming' && !isHeldForApproval(approval)
type Whose = Subject['kind']

/** Whether any action below may still change or cancel the trip. Only travelers themselves edit a trip they added. */
export const hasChanges = (trip: Trip, whose: Whose): boolean =>
  (whose === 'me' && canEdit(trip)) || canCancel(trip) || mayBeInTool(trip, whose)

interface ChangeActionsProps {
  trip: Trip
  onOpen: (name: ChangeDialogName) => void
}

/** The actions that change or cancel a trip. */
export function ChangeActions({ trip, onOpen }: ChangeActionsProps) {
  const { kind } = useSubject()
  const mayEdit = kind === 'me' && canEdit(trip)
  const opener = (
    name: ChangeDialogName,
    id: MessageId,
    icon: ButtonProps['icon'],
    variant: ButtonProps['variant'],
  ) => (
    <Button variant={variant} size="small" icon={icon} aria-haspopup="dialog" onClick={() => onOpen(name)}>
      <FormattedMessage id={id} />
    </Button>
  )
  return (
    <div className={styles.changes}>
      {mayBeInTool(trip, kind) && <ChangeInTool trip={trip} label="trips.manual.change" variant="quiet" />}
      {mayEdit && opener('change', 'trips.manual.change', <Pencil aria-hidden="true" />, 'quiet')}
      {mayEdit && opener('remove', 'trip.actions.remove', <Trash2 aria-hidden="true" />, 'quietDanger')}
      {canCancel(trip) && opener('cancel', 'trip.actions.cancel', <XCircle aria-hidden="true" />, 'quietDanger')}
    </div>
  )
}

interface ChangeDialogProps {
  trip: Trip
  open: ChangeDialogName | undefined
  onClose: () => void
}

/** The dialog that is open, loaded on demand. It outlives its button: a trip just cancelled cannot be cancelled. */
export function ChangeDialog({ trip, open, onClose }: ChangeDialogProps) {
  const Shown = open && dialogs[open]
  return <Suspense fallback={null}>{Shown && <Shown trip={trip} onClose={onClose} />}</Suspense>
}
