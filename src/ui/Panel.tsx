import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from './cx'
import { OverlayHeader } from './OverlayHeader'
import { PageLanguage } from './PageLanguage'
import styles from './Panel.module.css'

export interface PanelProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  closeLabel: string
  children: ReactNode
  side?: 'start' | 'end' | undefined
}

/** A modal drawer from the side of the window. Large code: load it on demand. */
export const Panel = ({ isOpen, onOpenChange, title, closeLabel, children, side = 'end' }: PanelProps) => (
  <PageLanguage>
    <ModalOverlay
      className={cx(styles.overlay, styles[side])}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
    >
      <Modal className={cx(styles.modal)}>
        <Dialog className={cx(styles.panel)}>
          <OverlayHeader title={title} closeLabel={closeLabel} onClose={() => onOpenChange(false)} />
          <div className={styles.body}>{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  </PageLanguage>
)
