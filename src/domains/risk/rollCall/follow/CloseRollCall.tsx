import { FormattedMessage, useIntl } from 'react-intl'
import type { RollCall } from '#contract/risk/rollCalls.ts'
import { ConfirmDialog } from '@/forms/confirm/ConfirmDialog'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import { useAction } from '@/patterns/action/useAction'
import type { RollCallRef } from '../rollCall.api'
import { usePostRollCallEndMutation } from '../rollCall.slice'

interface CloseRollCallProps {
  rollCall: RollCall
  callRef: RollCallRef
  onClose: () => void
}

/** Asks before a roll call ends, with the number of people who have not answered. */
export function CloseRollCall({ rollCall: { counts }, callRef, onClose }: CloseRollCallProps) {
  const { formatMessage } = useIntl()
  const end = useAction({
    mutation: usePostRollCallEndMutation(),
    doneText: { id: 'rollCall.close.done' },
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      title={formatMessage({ id: 'rollCall.close.title' })}
      no={<FormattedMessage id="rollCall.close.no" />}
      yes={<FormattedMessage id="rollCall.close" />}
      isPending={end.isPending}
      failure={<ActionFailure failure={end.failure} />}
      onConfirm={() => end.run(callRef)}
      onClose={onClose}
    >
      <p>
        <FormattedMessage
          id="rollCall.close.text"
          values={{ count: counts.noAnswer + counts.unreachable, help: counts.needsHelp }}
        />
      </p>
    </ConfirmDialog>
  )
}
