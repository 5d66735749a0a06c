import { Check, Copy } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useCopy } from '@/ui/button/useCopy'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './CodeValue.module.css'

/**
 * A code that people read out or type elsewhere (booking reference, confirmation, invoice number), letter by letter
 * distinct, with an icon that copies it.
 */
export function CodeValue({ code }: { code: string }) {
  const { formatMessage } = useIntl()
  const [isCopied, copy] = useCopy(code)
  const Icon = isCopied ? Check : Copy
  return (
    <span className={styles.value}>
      <code>{code}</code>
      <button
        type="button"
        className={styles.copy}
        aria-label={formatMessage({ id: 'patterns.code.copy' }, { code })}
        onClick={() => void copy()}
      >
        <Icon aria-hidden="true" />
      </button>
      <VisuallyHidden role="status">{isCopied && <FormattedMessage id="patterns.copied" />}</VisuallyHidden>
    </span>
  )
}
