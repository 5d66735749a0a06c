import { Hono } from 'hono'
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { eq } from 'drizzle-orm'
import { toolParameters } from '#contract/toolAddress.ts'
import type { ObtKind } from '#contract/obtKinds.ts'
import { toolSessions } from '#server/db/schema/bookingTool.ts'
import { profiles } from '#server/db/schema/people.ts'
import { artifactParameter } from '#server/domains/booking/saml/parties.ts'
import { redeemArtifact } from '#server/bookingTool/samlReceiver.ts'
import { hostCookie, isHttps } from '#server/http/cookies.ts'
import type { Services } from '#server/services/services.ts'
import { toolPath } from '#server/bookingTool/pages/layout.ts'
import { noSessionNotice } from '#server/bookingTool/pages/noticePage.ts'
import { redeemCode, sessionMinutes } from '#server/bookingTool/sso.ts'
import { startAddress, pageOptions } from '#server/bookingTool/targets.ts'
import { sha256 } from '#server/crypto/tokens.ts'
import { localeContextOf } from '#server/bookingTool/toolSession.ts'

/** The cookie of a tool session. */
export const toolCookie = (env: Services['env']) => hostCookie(isHttps(env), 'waymark_tool', toolPath)

/** Language and region of a page without a session: the browser's. */
export const browserLocaleContext = (c: Context) =>
  localeContextOf(c.req.header('accept-language')?.split(',')[0]?.split(';')[0]?.trim())

/**
 * The addresses that open the tool, one for each kind of booking tool a company may have (§5). Three take a one-time
 * sign-in code, the fourth a SAML artifact.
 */
export function entryRoutes(services: Services): Hono {
  const routes = new Hono()
  const byCode = { sso: 'ZIIOBT', concur: 'Concur', certify: 'certify' } as const
  for (const [path, kind] of Object.entries(byCode)) {
    routes.get(`/${path}`, async (c) => {
      const query = c.req.query()
      const cookie = await redeemCode(services, query[toolParameters.userToken] ?? '', pageOptions(query))
      return cookie ? startSession(c, services, cookie) : refuseEntry(c, kind)
    })
  }
  routes.get('/saml', async (c) => {
    const cookie = await redeemArtifact(services, c.req.query(artifactParameter) ?? '', pageOptions(c.req.query()))
    return cookie ? startSession(c, services, cookie) : refuseEntry(c, 'saml')
  })
  return routes
}

function refuseEntry(c: Context, kind: ObtKind) {
  const { locale } = pageOptions(c.req.query())
  return c.html(noSessionNotice(locale ? localeContextOf(locale) : browserLocaleContext(c), 'code', kind), 410)
}

async function startSession(c: Context, services: Services, cookie: string) {
  const { name, ...place } = toolCookie(services.env)
  setCookie(c, name, cookie, { ...place, httpOnly: true, sameSite: 'Lax', maxAge: sessionMinutes * 60 })
  const [traveler] = await services.db
    .select({ airportCode: profiles.airportCode })
    .from(toolSessions)
    .innerJoin(profiles, eq(profiles.id, toolSessions.travelerProfileId))
    .where(eq(toolSessions.tokenHash, sha256(cookie)))
  return c.redirect(startAddress(c.req.query(), traveler?.airportCode ?? null), 303)
}
