import type { ReactNode, SubmitEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/overlay/Dialog'
import { useConfirmClose } from '@/forms/leave/useConfirmClose'
import layout from '@/ui/layout/layout.module.css'

interface FormDialogProps {
  /** The id of the form; its button is outside it. */
  id: string
  title: string
  submitLabel: ReactNode
  /** Whether another button of the dialog is the next step, so that this one is no longer the primary. */
  isSubmitSecondary?: boolean
  size?: 'small' | 'medium' | 'large'
  /** Whether closing loses typed values, so that it needs a confirmation. */
  isDirty?: boolean
  isPending?: boolean
  /** A notice why the request failed, above the form. An error about one value shows at its field instead. */
  failure?: ReactNode
  /** The outcome, in place of the form; a button then closes the dialog. */
  done?: ReactNode
  /** The next step after the outcome: the primary button beside the one that closes. */
  doneAction?: ReactNode
  /** Whether a part of the work is done, so that the first button reads "Close" instead of "Cancel". */
  isPartlyDone?: boolean
  onSubmit: (event: SubmitEvent) => unknown
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog with a form. A press outside does not close it, and closing needs a confirmation where values were typed.
 */
export function FormDialog({ id, title, size, isDirty = false, done, onClose, ...props }: FormDialogProps) {
  const {
    submitLabel,
    isSubmitSecondary = false,
    isPending,
    isPartlyDone,
    failure,
    doneAction,
    onSubmit,
    children,
  } = props
  const { formatMessage } = useIntl()
  const { close, question } = useConfirmClose(isDirty && !done, onClose)
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      isDismissable={false}
      size={size}
      title={title}
      closeLabel={formatMessage({ id: 'patterns.close' })}
      footer={
        done ? (
          <>
            <Button variant={doneAction ? 'secondary' : 'primary'} onClick={onClose}>
              <FormattedMessage id="patterns.close" />
            </Button>
            {doneAction}
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={close}>
              <FormattedMessage id={isPartlyDone ? 'patterns.close' : 'forms.cancel'} />
            </Button>
            <Button type="submit" form={id} {...(isSubmitSecondary && { variant: 'secondary' })} isPending={isPending}>
              {submitLabel}
            </Button>
          </>
        )
      }
    >
      <div className={layout.stack4}>
        {question}
        {failure}
        {done ?? (
          <form id={id} noValidate className={layout.stack4} onSubmit={(event) => void onSubmit(event)}>
            {children}
          </form>
        )}
      </div>
    </Dialog>
  )
}
