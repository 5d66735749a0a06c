import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/ui/button/Button'
import { cx } from '@/ui/cx'
import styles from './FoldedOnPhone.module.css'

interface FoldedOnPhoneProps {
  /** The text of the button: the name of the filters, and the number in use. */
  label: ReactNode
  /** The chosen filter, where choosing another closes the panel again. */
  chosen?: string | undefined
  className?: string | undefined
  /** Behind the button on every screen, where something else comes first. */
  isAlways?: boolean | undefined
  children: ReactNode
}

/** Filters of a list: visible where there is room, and behind a button on a phone, so that the list comes first. */
export function FoldedOnPhone({ label, chosen = '', className, isAlways = false, children }: FoldedOnPhoneProps) {
  const [openedAt, setOpenedAt] = useState<string>()
  const isOpen = openedAt === chosen
  const contentId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The focus must not stay on content that a phone hides. Where there is room, nothing is hidden but the button.
    if (!isOpen && content.current?.contains(document.activeElement)) button.current?.focus()
  }, [isOpen])
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        size="small"
        className={cx(styles.toggle, isAlways && styles.always)}
        icon={<SlidersHorizontal aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setOpenedAt(isOpen ? undefined : chosen)}
      >
        {label}
      </Button>
      <div
        ref={content}
        id={contentId}
        data-open={isOpen || undefined}
        className={cx(styles.content, isAlways && styles.always, className)}
      >
        {children}
      </div>
    </>
  )
}
