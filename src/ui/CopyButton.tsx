import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cx } from './cx'
import { buttonClass, type ButtonSize } from './buttonClass'
import { VisuallyHidden } from './VisuallyHidden'
import styles from './CopyButton.module.css'

const shownForMs = 2500

export interface CopyButtonProps {
  /** The text to copy. */
  text: string
  label: string
  copiedLabel: string
  size?: ButtonSize | undefined
  className?: string | undefined
}

/** Copies a text and confirms it, visibly and to screen readers. */
export const CopyButton = ({ text, label, copiedLabel, size = 'small', className }: CopyButtonProps) => {
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), shownForMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async () => {
    // Fails without permission or outside a secure context: then nothing may be confirmed.
    const wasCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    setIsCopied(wasCopied ?? false)
  }

  return (
    <>
      <button type="button" className={cx(buttonClass('quiet', size), className)} aria-label={label} onClick={copy}>
        {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        <span className={cx(styles.words, isCopied && styles.copied)}>
          <span>{label}</span>
          <span>{copiedLabel}</span>
        </span>
      </button>
      <VisuallyHidden role="status">{isCopied && copiedLabel}</VisuallyHidden>
    </>
  )
}
