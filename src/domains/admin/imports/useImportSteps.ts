import { useEffect, useRef, useState } from 'react'
import type { Import, ImportRun } from '#contract/employees/imports.ts'
import { type ApiFailure, failureOf } from '@/http/failure'
import { portions } from './imports.rules'
import type { ImportRef } from './imports.api'
import {
  useCancelImportMutation,
  useCheckImportMutation,
  useImportQuery,
  usePostImportRowsMutation,
  useRunImportMutation,
} from './imports.slice'
import type { ReadableFile } from './readRows'

/** An import and its actions. */
export interface ImportSteps {
  /** As it is; undefined until it was read. */
  now: Import | undefined
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown }
  /** Why the last step did not work. */
  failure: ApiFailure | undefined
  isBusy: boolean
  /**
   * Takes step after step as far as it can: sends the rows of the file, has them checked, and with a `run` written.
   * After a failure it goes on where it stopped.
   */
  goOn: (withThese: { file?: ReadableFile | undefined; run?: ImportRun | undefined }) => Promise<void>
  checkAgain: () => Promise<void>
  cancel: () => Promise<void>
}

/**
 * Drives an import: each step is a short request, so that it can be watched, cancelled, and taken up after a reload.
 */
export function useImportSteps(importRef: ImportRef): ImportSteps {
  const query = useImportQuery(importRef)
  const [latest, setLatest] = useState<Import>()
  const { isStopped, setStopped, failure, isBusy, attempt } = useAttempt()
  const [sendRows] = usePostImportRowsMutation()
  const [check] = useCheckImportMutation()
  const [write] = useRunImportMutation()
  const [cancel] = useCancelImportMutation()
  const now = newest(query.currentData, latest)

  const show = (after: Import): Import => {
    setLatest(after)
    return after
  }
  const advance: ImportSteps['goOn'] = async ({ file, run }) => {
    setStopped(false)
    // A request without an answer may have arrived, so the state of the import is read first.
    let at = show(await query.refetch().unwrap())
    if (at.status === 'receiving' && file) {
      const { sentRows } = await import('./readRows')
      for await (const rows of portions(sentRows(file, at.receivedRows))) {
        if (isStopped()) return
        at = show(await sendRows({ ...importRef, rows }).unwrap())
      }
    }
    while (!isStopped() && canCheck(at)) at = show(await check(importRef).unwrap())
    if (run) while (!isStopped() && canRun(at)) at = show(await write({ ...importRef, run }).unwrap())
  }
  return {
    now,
    query,
    failure,
    isBusy,
    goOn: (withThese) => attempt(() => advance(withThese)),
    checkAgain: () =>
      attempt(async () => {
        show(await check(importRef).unwrap())
        await advance({})
      }),
    cancel: () => {
      setStopped(true)
      return attempt(async () => show(await cancel(importRef).unwrap()))
    },
  }
}

/** Steps that run one after another until one fails or they are stopped; leaving the page stops them. */
function useAttempt() {
  const [failure, setFailure] = useState<ApiFailure>()
  const [isBusy, setIsBusy] = useState(false)
  const isStopped = useRef(false)
  useEffect(() => {
    isStopped.current = false
    return () => void (isStopped.current = true)
  }, [])
  const attempt = async (steps: () => Promise<unknown>) => {
    setIsBusy(true)
    setFailure(undefined)
    try {
      await steps()
    } catch (error) {
      if (!isStopped.current) setFailure(failureOf(error as ApiFailure))
    }
    setIsBusy(false)
  }
  return {
    isStopped: () => isStopped.current,
    setStopped: (stopped: boolean) => void (isStopped.current = stopped),
    failure,
    isBusy,
    attempt,
  }
}

const canCheck = ({ status, receivedRows, totalRows }: Import) =>
  status === 'checking' || (status === 'receiving' && receivedRows === totalRows)
const canRun = ({ status }: Import) => status === 'checked' || status === 'running'

/** The answer of a step, unless a later read shows more progress. */
function newest(read: Import | undefined, answered: Import | undefined): Import | undefined {
  if (!answered || read?.id !== answered.id) return read ?? answered
  const isEnded = (status: Import['status']) => status === 'done' || status === 'cancelled'
  return isEnded(read.status) ? read : answered
}
