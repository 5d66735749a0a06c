import { isDeepStrictEqual } from 'node:util'
import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { helpDeskHeader } from '#contract/support/helpDesk.ts'
import type { Services } from '#server/services/services.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { runOnce } from '#server/http/operations/idempotency.ts'
import { sendCookie, type BrowserCookie } from '#server/http/answers/sendCookie.ts'
import { authorizeRequest, mountRoutes } from '#server/http/operations/gate.ts'
import { languageFrom, localeFrom } from '#server/http/requests/language.ts'
import { networkOf } from '#server/http/requests/network.ts'
import { createTurns, type TakeTurn } from '#server/http/operations/personTurns.ts'
import { sendEvents, type EventStream } from '#server/http/answers/sendEvents.ts'
import { sendDownload } from '#server/http/operations/sendFile.ts'
import {
  documentKinds,
  type Download,
  type Operation,
  type StreamedDownload,
} from '#server/http/operations/operation.ts'
import { readJson, readQuery } from '#server/http/requests/readInput.ts'

export type Authenticate = (services: Services, authorization: string | undefined) => Promise<Caller | undefined>

/** Mounts operations on `app`. A request is authenticated, authorized, validated, then handled. Other methods: 405. */
export function mount(app: Hono, operations: readonly Operation[], services: Services, authenticate: Authenticate) {
  const takeTurn = createTurns()
  mountRoutes(app, operations, addressOf, (each, c) => run(each, c, services, { authenticate, takeTurn }))
}

/** The address of an operation as a Hono route. */
export const addressOf = ({ api, path }: Operation) => `/${api}${path}`

interface Door {
  authenticate: Authenticate
  takeTurn: TakeTurn
}

async function run(each: Operation, c: Context, services: Services, door: Door): Promise<Response> {
  const whoIs = () => door.authenticate(services, c.req.header('Authorization'))
  const { caller, params } = await authorizeRequest(each, c, services, whoIs)
  const query = readQuery(c, each.query)
  const body = await readJson(c, each.body)
  const spoken = c.req.header('Accept-Language')
  const [language, locale] = [languageFrom(spoken), localeFrom(spoken)]
  const network = networkOf(c.req.header('X-Forwarded-For') ?? '')
  const giveCookie = (cookie: BrowserCookie) => sendCookie(c, cookie)
  const deskToken = c.req.header(helpDeskHeader)
  const header = each.creates && c.req.header('Idempotency-Key')
  const request = { header, caller, operation: `${each.method} ${addressOf(each)}`, content: { params, query, body } }
  const work = () =>
    runOnce(request, services, (within) =>
      each.handle({ caller, params, query, body, language, locale, network, services: within, deskToken, giveCookie }),
    )
  const turn = { isDocument: documentKinds.includes(each.answer), signal: c.req.raw.signal }
  const { answer, endDocument } = caller
    ? await door.takeTurn(caller, turn, work)
    : { answer: await work(), endDocument: () => undefined }
  if (each.answer === 'events') {
    // The sign-in of a listener may end, or a role be taken away.
    const isStillAllowed = () =>
      authorizeRequest(each, c, services, whoIs).then(
        () => true,
        () => false,
      )
    return sendEvents(c, answer as EventStream, isStillAllowed)
  }
  if (typeof each.answer === 'string')
    return sendDownload(c, each.answer, answer as Download | StreamedDownload, endDocument)
  if (process.env.NODE_ENV === 'test') matchContract(each, answer)
  if (each.cacheSeconds !== undefined) {
    c.header('Cache-Control', `private, max-age=${each.cacheSeconds}`)
    c.header('Vary', 'Accept-Language, Authorization', { append: true })
  }
  const text = JSON.stringify(answer)
  // With a Content-Length, small responses are not compressed.
  return c.body(text, 200, { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(text)) })
}

/**
 * Checks in tests that a response has the full shape of the contract: parsing must not change it. Lenient parsing
 * would drop an extra field, an unknown role or an invalid row, or fill in a default.
 */
function matchContract({ answer: schema, method, path }: Operation, answer: unknown) {
  if (typeof schema === 'string') return
  const plain: unknown = JSON.parse(JSON.stringify(answer))
  if (!isDeepStrictEqual(z.parse(schema, plain), plain))
    throw new Error(`${method} ${path} does not answer the full shape of the contract`)
}
