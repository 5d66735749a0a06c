import axios from 'axios'
import { failureSchema } from '#contract/envelope.ts'
import type { FieldProblem } from '#contract/fieldProblems.ts'

/**
 * Every way a call can fail, in one shape (§8). `status` 0 means that no answer came.
 * `messageCode` is the server's, or one of ours: `network`, `nonsense`, `cancelled`.
 */
export interface ApiFailure {
  status: number
  messageCode: string
  message: string
  /** With 412: the record as it is now, as its own call answers it; read it with that call's schema. */
  current?: unknown
  /** Which fields were refused, and why, where the server names them. */
  problems?: FieldProblem[]
}

/** Thrown where an answer has the right status and the wrong shape: a proxy's page, another version's body. */
export class InvalidResponseError extends Error {}

export const wasCancelled = (failure: ApiFailure): boolean => failure.messageCode === 'cancelled'

/**
 * The failure of a hook or a dispatched call: the cache holds an `ApiFailure`, or what a function threw that is none
 * (which is a fault of ours, told as one).
 */
export function failureOf(error: ApiFailure | { message?: string }): ApiFailure
export function failureOf(error: ApiFailure | { message?: string } | undefined): ApiFailure | undefined
export function failureOf(error: ApiFailure | { message?: string } | undefined): ApiFailure | undefined {
  if (!error || 'messageCode' in error) return error
  return { status: 0, messageCode: 'unexpected', message: error.message ?? '' }
}

/** Any error of an API function in the one shape. */
export function toFailure(error: unknown): ApiFailure {
  if (axios.isCancel(error)) return { status: 0, messageCode: 'cancelled', message: '' }
  if (error instanceof InvalidResponseError) return { status: 200, messageCode: 'nonsense', message: error.message }
  if (!axios.isAxiosError(error)) return { status: 0, messageCode: 'unexpected', message: String(error) }
  if (!error.response) return { status: 0, messageCode: 'network', message: error.message }
  const { status } = error.response
  const body = failureSchema.safeParse(error.response.data)
  if (body.success) {
    const { messageCode, message, current, problems } = body.data
    return {
      status,
      messageCode,
      message,
      ...(current !== undefined && { current }),
      ...(problems && { problems }),
    }
  }
  return { status, messageCode: status < 400 ? 'nonsense' : `http${status}`, message: error.message }
}
