import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/overlay/Dialog'
import layout from '@/ui/layout/layout.module.css'

interface ConfirmDialogProps {
  title: string
  /** The button that closes the dialog and changes nothing. */
  no: ReactNode
  /** The button that confirms; missing in a dialog that only informs. */
  yes?: ReactNode
  /** `danger` where data is lost or removed. */
  variant?: 'danger' | 'primary'
  size?: 'small' | 'medium'
  isPending?: boolean
  /** A notice why the request failed, above the content. */
  failure?: ReactNode
  /** Needs an answer: neither Escape nor a press outside closes it. */
  isAlert?: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** A question in a dialog. "No" comes first, as it loses nothing. */
export function ConfirmDialog({ variant = 'danger', size = 'small', isAlert, ...props }: ConfirmDialogProps) {
  const { title, no, yes, isPending, failure, onConfirm, onClose, children } = props
  const { formatMessage } = useIntl()
  return (
    <Dialog
      isOpen
      size={size}
      onOpenChange={onClose}
      title={title}
      {...(isAlert ? { isAlert } : { closeLabel: formatMessage({ id: 'patterns.close' }) })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {no}
          </Button>
          {yes && (
            <Button variant={variant} isPending={isPending} onClick={onConfirm}>
              {yes}
            </Button>
          )}
        </>
      }
    >
      <div className={layout.stack4}>
        {failure}
        {children}
      </div>
    </Dialog>
  )
}
