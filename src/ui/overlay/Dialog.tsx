import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from '@/ui/cx'
import { OverlayHeader } from './OverlayHeader'
import { PageLanguage } from './PageLanguage'
import styles from './Dialog.module.css'
import { useFocusAfterClose } from './useFocusAfterClose'

interface DialogBase {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  children: ReactNode
  /** The row of buttons, always visible; the main one comes last. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large' | undefined
}

interface Closable {
  isAlert?: false | undefined
  describedBy?: undefined
  closeLabel: string
  /** Whether a click outside closes it. Set to false where typed text could be lost. */
  isDismissable?: boolean | undefined
}

interface Alerting {
  /** Requires an answer: an alertdialog without a close button; neither Escape nor a click outside closes it. */
  isAlert: true
  /** Id of the text that is read out with the title. */
  describedBy?: string | undefined
  closeLabel?: undefined
  isDismissable?: undefined
}

export type DialogProps = DialogBase & (Closable | Alerting)

/** A modal dialog; a bottom sheet on phones. Large code: load it on demand. */
export const Dialog = ({
  isOpen,
  onOpenChange,
  title,
  children,
  footer,
  size = 'medium',
  isAlert = false,
  isDismissable = !isAlert,
  closeLabel,
  describedBy,
}: DialogProps) => {
  useFocusAfterClose(isOpen)
  return (
    <PageLanguage>
      <ModalOverlay
        data-window
        className={cx(styles.overlay)}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable={isDismissable}
        isKeyboardDismissDisabled={isAlert}
      >
        <Modal className={cx(styles.modal, styles[size])}>
          <AriaDialog
            className={cx(styles.dialog)}
            role={isAlert ? 'alertdialog' : 'dialog'}
            {...(describedBy && { 'aria-describedby': describedBy })}
          >
            <OverlayHeader title={title} closeLabel={closeLabel} onClose={() => onOpenChange(false)} />
            <div className={styles.body}>{children}</div>
            {footer && <footer className={styles.footer}>{footer}</footer>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </PageLanguage>
  )
}
