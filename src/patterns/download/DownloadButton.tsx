import { lazy, type ReactNode, Suspense, useId, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type FileApi, download } from '@/http/download'
import { type ApiFailure, toFailure, wasCancelled } from '@/http/failure'
import { useFormats } from '@/i18n/useFormats'
import { loadOnceOnline } from '@/ui/loadOnceOnline'
import { Button } from '@/ui/button/Button'
import type { ButtonVariant } from '@/ui/button/buttonClass'
import { fileNameFrom, saveFile } from '@/lib/fileName'
import styles from './DownloadButton.module.css'
import { DownloadFailed } from './DownloadFailed'

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

interface Download {
  state: 'idle' | 'running' | 'failed'
  /** Why it failed the last time. */
  failure: ApiFailure | undefined
  /** 0–1; undefined while the length is unknown. */
  share: number | undefined
  start: () => void
}

/** Downloads a document of a trip and saves it under the server's file name; leaving the screen cancels it. */
function useDownload(path: string, fallbackName: string, api?: FileApi): Download {
  const { locale } = useIntl()
  const [state, setState] = useState<Download['state']>('idle')
  const [failure, setFailure] = useState<ApiFailure>()
  const [share, setShare] = useState<number>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setState('running')
    setShare(undefined)
    try {
      await downloadFile(path, fallbackName, { culture: locale, onProgress: setShare, signal: controller.signal, api })
      setState('idle')
    } catch (error) {
      const failure = toFailure(error)
      if (wasCancelled(failure)) return
      setFailure(failure)
      setState('failed')
    }
  }
  return { state, failure, share, start: () => void start() }
}

interface Progress {
  culture: string
  onProgress: (share: number) => void
  signal: AbortSignal
  api: FileApi | undefined
}

/** Downloads a document and saves it under the server's file name. */
async function downloadFile(
  path: string,
  fallbackName: string,
  { culture, onProgress, signal, api }: Progress,
): Promise<void> {
  const { file, disposition } = await download(path, culture, onProgress, signal, api)
  saveFile(file, fileNameFrom(disposition, fallbackName))
}
