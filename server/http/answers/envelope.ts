import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { matchedRoutes } from 'hono/route'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { FailureBody } from '#contract/wire/envelope.ts'
import type { FieldProblem } from '#contract/wire/fieldProblems.ts'
import type { FieldProblemCode } from '#contract/wire/fieldProblemCodes.ts'
import { sqlStateOf } from '#server/db/sqlState.ts'
import { hasLeft } from '#server/http/answers/hasLeft.ts'
import { logFailure } from '#server/log/logFailure.ts'

/** A response outside 200–299 (§8), thrown by an operation or a function it calls. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode
  readonly messageCode: string
  readonly current: unknown
  readonly problems: FieldProblem[] | undefined
  readonly retryAfterSeconds: number | undefined

  /**
   * @param message the problem, its reason and remedy, in English for developers; screens translate the code
   * @param more.current the current record, when the caller changed an older version
   * @param more.problems the refused fields with their reasons
   * @param more.retryAfterSeconds seconds until the same request may be sent again
   */
  constructor(
    status: ContentfulStatusCode,
    messageCode: string,
    message: string,
    more: { current?: unknown; problems?: FieldProblem[]; retryAfterSeconds?: number } = {},
  ) {
    super(message)
    this.current = more.current
    this.problems = more.problems
    this.retryAfterSeconds = more.retryAfterSeconds
    this.status = status
    this.messageCode = messageCode
  }
}

/** 401: no token, or an invalid one. */
export const notSignedIn = () =>
  new Refusal(401, 'notSignedIn', 'You are not signed in, or your session has ended. Sign in and try again.')

/** 403: a record of the caller's company that the caller may not see. */
export const notAllowed = () =>
  new Refusal(403, 'notAllowed', 'Your account may not do this. Ask your travel administrator for access.')

/** 403: signed in, but the terms are not accepted yet. */
export const notRegistered = () =>
  new Refusal(403, 'notRegistered', 'You have not accepted the terms of use yet. Open the registration page first.')

/** 404, the same for unknown ids and for ids of other companies, so that existing ids stay secret. */
export const notFound = () =>
  new Refusal(404, 'notFound', 'There is nothing at this address. Check the address and its ids.')

/** 400 with the invalid fields. */
export const badInput = (message: string, problems: FieldProblem[] = []) =>
  new Refusal(400, 'badInput', message, problems.length > 0 ? { problems } : {})

/** 400 for a field that only the server can check; the form translates the code. */
export const refusedField = (field: string, code: FieldProblemCode) =>
  badInput(`The field "${field}" is wrong: ${code}.`, [{ field, code }])

/** 412: the record has changed since the caller read it; `current` is the current record. */
export const changedMeanwhile = (current: unknown) =>
  new Refusal(412, 'changedMeanwhile', 'This was changed since you opened it. Look at it as it is now and try again.', {
    current,
  })

/** Converts any thrown value to the envelope of §8. */
export function failureAnswer(error: unknown, c: Context): Response {
  const { status, messageCode, message, current, problems, retryAfterSeconds } = refusalFor(error, c)
  if (status === 401) c.header('WWW-Authenticate', 'Bearer')
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds))
  return c.json({ successfull: false, messageCode, message, current, problems } satisfies FailureBody, status)
}

/** Converts any thrown value to a refusal. Unexpected errors are logged; the refusal has only the log id. */
export const refusalFor = (error: unknown, c: Context): Refusal => refusalOf(error, c) ?? unexpected(error, c)

function refusalOf(error: unknown, c: Context): Refusal | undefined {
  if (error instanceof Refusal) return error
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  if (incoming && hasLeft(incoming)) return badInput('The request ended before its body was complete. Send it again.')
  if (error instanceof HTTPException)
    return new Refusal(error.status, 'badRequest', 'The request could not be read. Check it.')
  const code = sqlStateOf(error)
  if (code?.startsWith('22'))
    return badInput('A value in the request cannot be stored. Check the values and try again.')
  if (code === '23505')
    return new Refusal(409, 'alreadyExists', 'The same record exists already. Reload and look at the existing one.')
  return undefined
}

function unexpected(error: unknown, c: Context): Refusal {
  const id = randomUUID()
  // Logs the pattern of the route instead of the path: ids and queries are personal data.
  const route = matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path
  logFailure('A request failed.', error, { id, method: c.req.method, route })
  return new Refusal(
    500,
    'unexpected',
    `Something went wrong on our side. Try again; if it stays, name ${id} to support.`,
  )
}
