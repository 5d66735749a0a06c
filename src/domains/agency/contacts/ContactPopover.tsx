import type { RefObject } from 'react'
import { useIntl } from 'react-intl'
import { CopyButton } from '@/ui/CopyButton'
import { Popover } from '@/ui/Popover'
import styles from './ContactPopover.module.css'

interface ContactPopoverProps {
  triggerRef: RefObject<HTMLButtonElement | null>
  onClose: () => void
  label: string
  href: string
  text: string
}

export default function ContactPopover({ triggerRef, onClose, label, href, text }: ContactPopoverProps) {
  const { formatMessage } = useIntl()
  return (
    <Popover isOpen onOpenChange={onClose} triggerRef={triggerRef} label={label}>
      <p className={styles.label}>{label}</p>
      <div className={styles.row}>
        <a href={href}>{text}</a>
        <CopyButton
          text={text}
          label={formatMessage({ id: 'agency.contact.copy' })}
          copiedLabel={formatMessage({ id: 'patterns.copied' })}
          size="small"
        />
      </div>
    </Popover>
  )
}
