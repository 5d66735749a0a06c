import { useState } from 'react'
import type { BulkChange, BulkOutcome } from '#contract/employees/employees.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { type ApiFailure, failureOf } from '@/http/failure'
import { usePostBulkChangeMutation } from '@/domains/admin/employees.slice'

export type Change = BulkChange['change']
export type ChangeKind = Change['kind']

/** Makes a change of many people, and stores its result until the next. */
export function useBulkChange() {
  const { companyId } = useSession()
  const [post, { isLoading }] = usePostBulkChangeMutation()
  const [pending, setPending] = useState<ChangeKind>()
  const [result, setResult] = useState<{ kind: ChangeKind; outcome?: BulkOutcome; failure?: ApiFailure }>()
  /** Answers whether it was done. */
  const run = async (employeeIds: string[], change: Change): Promise<boolean> => {
    if (isLoading) return false
    const { kind } = change
    setResult(undefined)
    setPending(kind)
    const { data, error } = await post({ companyId, employeeIds, change })
    setPending(undefined)
    if (data) setResult({ kind, outcome: data })
    else setResult({ kind, failure: failureOf(error) })
    return data !== undefined
  }
  return { run, pending, result, dismiss: () => setResult(undefined) }
}
export type BulkChanges = ReturnType<typeof useBulkChange>
