import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cx } from './cx'
import { buttonClass, type ButtonSize } from './buttonClass'
import { VisuallyHidden } from './VisuallyHidden'
import styles from './CopyButton.module.css'

const shownForMs = 2500

export interface CopyButtonProps {
  /** What is copied. */
  text: string
  label: string
  copiedLabel: string
  size?: ButtonSize | undefined
  className?: string | undefined
}

/** Copies a text and says so, to the eye and to a screen reader. */
export const CopyButton = ({ text, label, copiedLabel, size = 'small', className }: CopyButtonProps) => {
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), shownForMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async () => {
    // Refused without permission or outside a secure context: then nothing must claim otherwise.
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
