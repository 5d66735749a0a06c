import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

interface LeaveDialogProps {
  onLeave: () => void
  onStay: () => void
}

/** Asks whether to leave without saving. Staying comes first, as it loses nothing. */
export default function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      isOpen
      isAlert
      size="small"
      onOpenChange={onStay}
      title={formatMessage({ id: 'forms.leave.title' })}
      footer={
        <>
          <Button variant="secondary" onClick={onStay}>
            <FormattedMessage id="forms.leave.no" />
          </Button>
          <Button variant="danger" onClick={onLeave}>
            <FormattedMessage id="forms.leave.yes" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="forms.leave.text" />
      </p>
    </Dialog>
  )
}
