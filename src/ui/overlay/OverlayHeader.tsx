import { X } from 'lucide-react'
import { Heading } from 'react-aria-components/Heading'
import { IconButton } from '@/ui/button/IconButton'
import styles from './OverlayHeader.module.css'

export interface OverlayHeaderProps {
  title: string
  closeLabel?: string | undefined
  onClose: () => void
}

/** The sticky first row of dialogs and panels. `slot="title"` makes it the dialog's accessible name. */
export const OverlayHeader = ({ title, closeLabel, onClose }: OverlayHeaderProps) => (
  <header className={styles.header}>
    <Heading slot="title" level={2} className={styles.title ?? ''}>
      {title}
    </Heading>
    {closeLabel && <IconButton className={styles.close} label={closeLabel} icon={<X />} onClick={onClose} />}
  </header>
)
