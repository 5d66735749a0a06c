import { FormattedMessage, useIntl } from 'react-intl'
import { ConfirmDialog } from '@/forms/confirm/ConfirmDialog'

interface LeaveDialogProps {
  onLeave: () => void
  onStay: () => void
}

/** Asks whether to leave without saving. Staying comes first, as it loses nothing. */
export default function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const { formatMessage } = useIntl()
  return (
    <ConfirmDialog
      isAlert
      title={formatMessage({ id: 'forms.leave.title' })}
      no={<FormattedMessage id="forms.leave.no" />}
      yes={<FormattedMessage id="forms.leave.yes" />}
      onConfirm={onLeave}
      onClose={onStay}
    >
      <p>
        <FormattedMessage id="forms.leave.text" />
      </p>
    </ConfirmDialog>
  )
}
