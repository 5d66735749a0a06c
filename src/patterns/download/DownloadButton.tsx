import { lazy, type ReactNode, Suspense, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { FileApi } from '@/http/download'
import type { ApiFailure } from '@/http/failure'
import { useFormats } from '@/i18n/useFormats'
import { loadOnceOnline } from '@/ui/loadOnceOnline'
import { Button } from '@/ui/button/Button'
import type { ButtonVariant } from '@/ui/button/buttonClass'
import styles from './DownloadButton.module.css'
import { DownloadFailed } from './DownloadFailed'
import { useDownload } from './useDownload'

/** Shown once a download runs. */
const ProgressBar = lazy(() =>
  loadOnceOnline(() => import('@/ui/progress/ProgressBar').then((code) => ({ default: code.ProgressBar }))),
)

interface DownloadButtonProps {
  /** Path below the API, by default the main one. */
  path: string
  api?: FileApi | undefined
  /** File name where the server gives none. */
  fallbackName: string
  icon: ReactNode
  children: ReactNode
  variant?: ButtonVariant | undefined
  /** The text for a failure; nothing for the usual text. */
  whyFailed?: (failure: ApiFailure) => ReactNode
  /** The reason why no download is available; disables the button. */
  reason?: ReactNode
}

/** Downloads a document; progress shows along its edge, a failure below it with a retry. */
export function DownloadButton({
  path,
  api,
  fallbackName,
  icon,
  children,
  variant = 'secondary',
  whyFailed,
  reason,
}: DownloadButtonProps) {
  const { state, failure, share, start } = useDownload(path, fallbackName, api)
  const { formatMessage } = useIntl()
  const { percent } = useFormats()
  const reasonId = useId()
  const isRunning = state === 'running'
  const cannot = reason != null
  return (
    <span className={styles.download}>
      <Button
        variant={variant}
        size="small"
        icon={icon}
        isPending={isRunning}
        aria-disabled={cannot || undefined}
        aria-describedby={cannot ? reasonId : undefined}
        onClick={() => !cannot && start()}
      >
        {children}
      </Button>
      {cannot && (
        <span id={reasonId} className={styles.reason}>
          {reason}
        </span>
      )}
      {isRunning && (
        <Suspense fallback={null}>
          <ProgressBar
            className={styles.progress}
            isLabelHidden
            label={formatMessage({ id: 'patterns.download.progress' })}
            {...(share !== undefined && { value: share * 100, valueText: percent(share * 100, 0) })}
          />
        </Suspense>
      )}
      {state === 'failed' && (
        <span role="alert" className={styles.failed}>
          {(failure && whyFailed?.(failure)) ?? <DownloadFailed failure={failure} />}{' '}
          <button type="button" className={styles.again} onClick={start}>
            <FormattedMessage id="patterns.tryAgain" />
          </button>
        </span>
      )}
    </span>
  )
}
