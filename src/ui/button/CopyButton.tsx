import { Check, Copy } from 'lucide-react'
import { cx } from '@/ui/cx'
import { buttonClass, type ButtonSize } from './buttonClass'
import { useCopy } from './useCopy'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './CopyButton.module.css'

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
  const [isCopied, copy] = useCopy(text)

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
