import axios from 'axios'
import { failureSchema } from '#contract/wire/envelope.ts'
import type { FieldProblem } from '#contract/wire/fieldProblems.ts'

/**
 * Every way a call can fail, in one shape (§8). `status` is 0 where no answer came. `messageCode` is the server's, or
 * one set here: `network`, `nonsense`, `cancelled`.
 */
export interface ApiFailure {
  status: number
  messageCode: string
  message: string
  /** With 412: the current record in the shape of its GET; parse it with that call's schema. */
  current?: unknown
  /** The refused fields, and why, where the server names them. */
  problems?: FieldProblem[]
}

/** Thrown for an answer with a success status but an invalid body: a proxy's page, or another version's answer. */
export class InvalidResponseError extends Error {}

export const wasCancelled = (failure: ApiFailure): boolean => failure.messageCode === 'cancelled'

/**
 * The failure of a hook or a dispatched call. The cache holds an `ApiFailure`, or another error that a function threw,
 * which is reported as a programming error.
 */
export function failureOf(error: ApiFailure | { message?: string }): ApiFailure
export function failureOf(error: ApiFailure | { message?: string } | undefined): ApiFailure | undefined
export function failureOf(error: ApiFailure | { message?: string } | undefined): ApiFailure | undefined {
  if (!error || 'messageCode' in error) return error
  return { status: 0, messageCode: 'unexpected', message: error.message ?? '' }
}

/** Converts any error of an API function to an `ApiFailure`. */
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
