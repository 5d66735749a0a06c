import { isDeepStrictEqual } from 'node:util'
import type { Context, Hono } from 'hono'
import { z } from 'zod'
import type { Services } from '#server/services/services.ts'
import { accessFacts } from '#server/http/accessFacts.ts'
import type { Caller } from '#server/http/caller.ts'
import { notAllowed, notFound, notRegistered, notSignedIn, Refusal } from '#server/http/envelope.ts'
import { runOnce } from '#server/http/idempotency.ts'
import { languageFrom } from '#server/http/language.ts'
import { fileTypes } from '#server/http/operation.ts'
import type { Download, FileKind, Operation } from '#server/http/operation.ts'
import { readJson, readParams, readQuery } from '#server/http/readInput.ts'

export type Authenticate = (services: Services, authorization: string | undefined) => Promise<Caller | undefined>

/** Mounts operations on `app`. A call is authenticated, authorised, validated, then answered. Other methods are 405. */
export function mount(app: Hono, operations: readonly Operation[], services: Services, authenticate: Authenticate) {
  for (const [address, all] of bySpecificity(operations)) {
    for (const each of all) app.on(each.method.toUpperCase(), address, (c) => run(each, c, services, authenticate))
    const methods = all.map(({ method }) => method.toUpperCase()).join(', ')
    app.all(address, (c) => {
      c.header('Allow', methods)
      throw new Refusal(405, 'methodNotAllowed', `This address answers ${methods} only.`)
    })
  }
}

/** The address of an operation as a Hono route. */
export const addressOf = ({ api, path }: Operation) => `/${api}${path}`

/** Sorts fixed path segments before ids, so that `/trips/:bookingId` does not match `/trips/paginated`. */
const bySpecificity = (operations: readonly Operation[]) =>
  [...Map.groupBy(operations, addressOf)].toSorted(([one], [other]) => (rankOf(one) < rankOf(other) ? -1 : 1))

const rankOf = (address: string) => address.replace(/:\w+/g, '\uffff')

async function run(each: Operation, c: Context, services: Services, authenticate: Authenticate): Promise<Response> {
  const isPublic = each.access.decide(undefined, {}, { target: undefined, isApprovedArranger: false }) === 'allow'
  const caller = isPublic ? undefined : await authenticate(services, c.req.header('Authorization'))
  if (!isPublic && !caller) throw notSignedIn()
  if (caller && !caller.isRegistered && !each.allowsUnregistered) throw notRegistered()
  const params = readParams(c)
  await refuseUnlessAllowed(each, caller, params, services)
  const query = readQuery(c, each.query)
  const body = await readJson(c, each.body)
  const language = languageFrom(c.req.header('Accept-Language'))
  const header = each.creates && c.req.header('Idempotency-Key')
  const request = { header, caller, operation: `${each.method} ${addressOf(each)}`, content: { params, query, body } }
  const answer = await runOnce(request, services, (within) =>
    each.handle({ caller, params, query, body, language, services: within }),
  )
  if (typeof each.answer === 'string') return download(c, each.answer, answer as Download)
  if (process.env.NODE_ENV === 'test') matchContract(each, answer)
  if (each.cacheSeconds !== undefined) {
    c.header('Cache-Control', `private, max-age=${each.cacheSeconds}`)
    c.header('Vary', 'Accept-Language, Authorization', { append: true })
  }
  const text = JSON.stringify(answer)
  // With a Content-Length, small answers are not compressed.
  return c.body(text, 200, { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(text)) })
}

async function refuseUnlessAllowed(
  { access }: Operation,
  caller: Caller | undefined,
  params: Record<string, string>,
  services: Services,
) {
  const verdict = access.decide(caller, params, await accessFacts(access, caller, params, services))
  if (verdict === 'notSignedIn') throw notSignedIn()
  if (verdict === 'notFound') throw notFound()
  if (verdict !== 'allow') throw notAllowed()
}

function download(c: Context, kind: FileKind, { fileName, bytes, etag }: Download): Response {
  if (etag) {
    c.header('ETag', `"${etag}"`)
    c.header('Cache-Control', 'private, no-cache')
    if (c.req.header('If-None-Match')?.includes(`"${etag}"`)) return c.body(null, 304)
  }
  return c.body(new Uint8Array(bytes), 200, {
    'Content-Type': fileTypes[kind],
    'Content-Length': String(bytes.byteLength),
    'Content-Disposition': `attachment; filename="${fileName}"`,
  })
}

/**
 * In tests every answer must match the contract's full shape: the parsed answer has to equal the answer. They differ
 * where lenient parsing has dropped an extra field, an unknown role or an invalid row, or has filled in a default.
 */
function matchContract({ answer: schema, method, path }: Operation, answer: unknown) {
  if (typeof schema === 'string') return
  const plain: unknown = JSON.parse(JSON.stringify(answer))
  if (!isDeepStrictEqual(z.parse(schema, plain), plain))
    throw new Error(`${method} ${path} does not answer the full shape of the contract`)
}
