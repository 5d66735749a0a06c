import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from '@/ui/cx'
import { OverlayHeader } from './OverlayHeader'
import { PageLanguage } from './PageLanguage'
import styles from './Panel.module.css'

export interface PanelProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  closeLabel: string
  children: ReactNode
}

/** A modal drawer at the end side of the window. Large code: load it on demand. */
export const Panel = ({ isOpen, onOpenChange, title, closeLabel, children }: PanelProps) => (
  <PageLanguage>
    <ModalOverlay className={cx(styles.overlay)} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={cx(styles.modal)}>
        <Dialog className={cx(styles.panel)}>
          <OverlayHeader title={title} closeLabel={closeLabel} onClose={() => onOpenChange(false)} />
          <div className={styles.body}>{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  </PageLanguage>
)
