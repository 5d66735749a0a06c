import type { KoaContextWithOIDC } from 'oidc-provider'
import { z } from 'zod'
import { csrfTokenOf, isSameSecret, randomToken } from '#server/crypto/tokens.ts'
import { identityPath } from '#server/domains/session/addresses.ts'
import { hostCookie } from '#server/http/answers/cookies.ts'
import { Refusal } from '#server/http/answers/envelope.ts'
import { parseForm } from '#server/http/requests/formInput.ts'

const largestForm = 8192
/** Maximum length of a field; an e-mail address has 254. */
const field = z.string().max(1024).optional()

/** The fields of all forms of the provider's pages. */
const formSchema = z.strictObject({
  token: field,
  login: field,
  password: field,
  person: field,
  code: field,
  again: field,
  language: field,
  problem: field,
  firstName: field,
  lastName: field,
})
export type OwnForm = z.output<typeof formSchema>

/** The cookies set by current requests. */
const given = new WeakMap<object, string>()

/**
 * The token of a form. It is bound to a cookie of the browser and to the address of the page, and so to one sign-in or
 * invitation. Sets the cookie in a browser without one.
 */
export function formToken(ctx: KoaContextWithOIDC): string {
  const { name, ...place } = hostCookie(ctx.secure, 'form', identityPath)
  let cookie = ctx.cookies.get(name, { signed: false }) ?? given.get(ctx)
  if (!cookie) {
    cookie = randomToken()
    // Several forms of a page share the cookie.
    given.set(ctx, cookie)
    ctx.cookies.set(name, cookie, { ...place, httpOnly: true, sameSite: 'strict', signed: false })
  }
  return csrfTokenOf(`${cookie} ${ctx.path}`)
}

/** The fields of a form of our own pages. @throws 400, 403, 413 or 415 */
export async function readOwnForm(ctx: KoaContextWithOIDC, ours: string): Promise<OwnForm> {
  refuseForeign(ctx, ours)
  const form = parseForm(formSchema, ctx.get('content-type'), await readBytes(ctx))
  if (!isSameSecret(form.token ?? '', formToken(ctx)))
    throw new Refusal(400, 'staleForm', 'The form is not of this browser, or too old. Open its page again.')
  return form
}

/**
 * Refuses a form sent by another site, by Sec-Fetch-Site; for older browsers and pages without TLS by Origin, which our
 * own pages send as `null` because they have no referrer.
 * @param ours the public address of the server
 * @throws 403
 */
export function refuseForeign(ctx: KoaContextWithOIDC, ours: string): void {
  const [site, origin] = [ctx.get('sec-fetch-site'), ctx.get('origin')]
  const isOurs = site ? ['same-origin', 'none'].includes(site) : ['', 'null', new URL(ours).origin].includes(origin)
  if (!isOurs)
    throw new Refusal(403, 'foreignForm', 'The form was sent from another site. Open Waymark and sign in there.')
}

/** @throws 413 for a body that is too large, 400 when the client disconnected */
async function readBytes(ctx: KoaContextWithOIDC): Promise<Buffer> {
  const tooLarge = new Refusal(413, 'tooLarge', `The form is larger than ${largestForm} bytes. Send less.`)
  if (Number(ctx.get('content-length')) > largestForm) throw tooLarge
  const pieces: Buffer[] = []
  let size = 0
  try {
    // Does not destroy the request, because the response is still to be sent.
    for await (const piece of ctx.req.iterator({ destroyOnReturn: false })) {
      pieces.push(piece as Buffer)
      size += (piece as Buffer).length
      if (size > largestForm) break
    }
  } catch {
    throw new Refusal(400, 'brokenOff', 'The request broke off before all of it had arrived. Send it again.')
  }
  if (size > largestForm) throw tooLarge
  return Buffer.concat(pieces)
}
