import { useRef } from 'react'
import type { QueueThread } from '#contract/support/helpDesk.ts'
import { isUnanswered } from '@/domains/helpDesk/helpDesk.rules'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { failureOf } from '@/http/failure'
import type { QueueRef } from './queue.api'
import { usePostQueueMessageMutation } from './queue.slice'

/**
 * A function to answer a request in the version that the page shows. An answer that waits for the connection keeps its
 * version: it is sent again as it was, with the same idempotency key.
 */
export function useAnswer({ version }: Pick<QueueThread, 'version'>, queueRef: QueueRef) {
  const [post] = usePostQueueMessageMutation()
  const waiting = useRef<{ text: string; version: number }>(undefined)
  return async (text: string): Promise<SaveResult<null>> => {
    const sent = waiting.current?.text === text ? waiting.current : { text, version }
    const { error } = await post({ ...queueRef, ...sent })
    const failure = failureOf(error)
    waiting.current = failure && isUnanswered(failure) ? sent : undefined
    return failure ? { error: failure } : { data: null }
  }
}
