import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { FileApi } from '@/http/download'
import { type ApiFailure, toFailure, wasCancelled } from '@/http/failure'
import { downloadFile } from './downloadFile'

export interface Download {
  state: 'idle' | 'running' | 'failed'
  /** Why it failed the last time. */
  failure: ApiFailure | undefined
  /** 0–1; undefined while the length is unknown. */
  share: number | undefined
  start: () => void
}

/** Downloads a document of a trip and saves it under the server's file name; leaving the screen cancels it. */
export function useDownload(path: string, fallbackName: string, api?: FileApi): Download {
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
