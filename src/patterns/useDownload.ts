import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { toFailure, wasCancelled } from '@/http/failure'

export interface Download {
  state: 'idle' | 'running' | 'failed'
  /** 0–1; undefined while the length is unknown. */
  share: number | undefined
  start: () => void
}

/** Downloads a document of a trip and saves it under the server's file name; leaving the screen cancels it. */
export function useDownload(path: string, fallbackName: string): Download {
  const { locale } = useIntl()
  const [state, setState] = useState<Download['state']>('idle')
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
      const { downloadFile } = await import('./downloadFile')
      await downloadFile(path, fallbackName, { culture: locale, onProgress: setShare, signal: controller.signal })
      setState('idle')
    } catch (error) {
      if (!wasCancelled(toFailure(error))) setState('failed')
    }
  }
  return { state, share, start: () => void start() }
}
