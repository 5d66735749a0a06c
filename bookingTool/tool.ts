import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { trimTrailingSlash } from 'hono/trailing-slash'
import { isSameSecret } from '#server/crypto/tokens.ts'
import { toolPath } from '#contract/booking/toolAddress.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import { readForm } from '#server/http/requests/formInput.ts'
import { mountRoutes } from '#server/http/operations/gate.ts'
import { readQuery } from '#server/http/requests/readInput.ts'
import type { ToolHost } from '#server/toolHost/door/toolHost.ts'
import { bookedPages } from './booked/bookedFlow.ts'
import { entryPages } from './entry/entryFlow.ts'
import { isForEventsOnly } from './event/eventOfTrip.ts'
import { guestPages } from './guest/guestFlow.ts'
import { choicePages } from './offers/chooseFlow.ts'
import { script, stylesheet, typeface } from './page/assets.ts'
import { sessionNotice } from './page/notices.ts'
import { failurePage, refuseForm } from './page/refusals.ts'
import { openPage, sessionPage, type ToolContext, type ToolEnv, type ToolPage } from './page/toolPage.ts'
import { confirmPages } from './review/confirmFlow.ts'
import { searchPages } from './search/searchFlow.ts'
import { travelerKey, type ToolSession } from './session/toolSession.ts'
import { sessionWith } from './session/findSession.ts'

const largestForm = 16 * 1024

/** One script of our own, without which every page works too. The other security headers are set for the whole process (web/securityHeaders). */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

/** Every address of the tool. */
export const toolPages: readonly ToolPage[] = [
  ...entryPages,
  ...guestPages,
  ...searchPages,
  ...choicePages,
  ...confirmPages,
  ...bookedPages,
  openPage({
    method: 'get',
    path: '/tool.css',
    summary: 'Returns the style sheet of the pages.',
    cites: '§5',
    handle: ({ c }) => sendAsset(c, 'text/css', stylesheet),
  }),
  openPage({
    method: 'get',
    path: '/figtree.woff2',
    summary: 'Returns the typeface of the pages and of the sign-in pages.',
    cites: '§5',
    handle: ({ c }) => sendAsset(c, 'font/woff2', typeface),
  }),
  openPage({
    method: 'get',
    path: '/tool.js',
    summary: 'Returns the script of the pages.',
    cites: '§5',
    handle: ({ c }) => sendAsset(c, 'text/javascript', script),
  }),
]

/** A file whose address changes with its content. */
function sendAsset(c: ToolContext, type: string, content: string | Buffer): Response {
  c.header('Cache-Control', 'public, max-age=31536000, immutable')
  c.header('Content-Type', typeof content === 'string' ? `${type}; charset=utf-8` : type)
  return c.body(typeof content === 'string' ? content : new Uint8Array(content))
}

/** The page of any other address: only a caller with a session gets the 404. */
const unknownPage = sessionPage({
  method: 'get',
  path: '*',
  summary: 'Refuses unknown addresses with 404.',
  cites: '§8',
  handle: () => {
    throw notFound()
  },
})

/**
 * The booking tool, to be mounted at `toolPath`. It works without scripts.
 * @param host everything that the tool knows of the product
 */
export function createTool(host: ToolHost): Hono {
  const tool = new Hono<ToolEnv>()
  tool.use(trimTrailingSlash())
  tool.use(async (c, next) => {
    c.set('standing', host.standing)
    await next()
    c.header('Content-Security-Policy', contentSecurityPolicy)
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  })
  mountRoutes(
    tool as unknown as Hono,
    toolPages,
    ({ path }) => path,
    (page, c) => runPage(page, c, host),
  )
  tool.all('*', (c) => runPage(unknownPage, c, host))
  tool.onError((error, c) => failurePage(error, c, host))
  return tool as unknown as Hono
}

/** Runs a page. Access, query and form are checked by the same functions as those of a call of the API. */
async function runPage(page: ToolPage, c: ToolContext, host: ToolHost): Promise<Response> {
  const admitted = await host.admit(page, c, getCookie(c, host.cookies.session.name) ?? '')
  const { params } = admitted
  const session = admitted.session && sessionWith(admitted.session, host)
  if (session) c.set('session', session)
  const query = readQuery(c, page.query) as Own['query']
  const form = page.form && ((await readForm(c, page.form, largestForm)) as Own['form'])
  return (
    (session && answerInstead(c, page, session, { query, form })) ??
    page.handle({ c, session, params, query, form, host })
  )
}

interface Own {
  query: { who?: string; change?: string } | undefined
  form: { who?: string; token?: string; change?: string } | undefined
}

/**
 * The answer in place of a page: 409 for a page of an earlier session in another tab, which must not book for the
 * traveler of this one; a redirect to the guest form until the guest is named; 403 for a new trip without an event
 * where the policy allows events only, and for a form of another session.
 */
function answerInstead(c: ToolContext, page: ToolPage, session: ToolSession, { query, form }: Own) {
  const who = query?.who
  if (who !== undefined && who !== travelerKey(session)) return c.html(sessionNotice(session, 'other'), 409)
  if (session.travelerType === 'guest' && !session.guest && !page.beforeGuest)
    return c.redirect(`${toolPath}/guest`, 303)
  if (page.isOfNewTrip && !(form ?? query)?.change && isForEventsOnly(session))
    return c.html(sessionNotice(session, 'eventsOnly'), 403)
  return form === undefined || isOwnForm(form, session) ? undefined : refuseForm(c, session)
}

const isOwnForm = (form: NonNullable<Own['form']>, session: ToolSession) =>
  isSameSecret(form.token ?? '', session.formToken) && form.who === travelerKey(session)
