import { Hono } from 'hono'
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { eq } from 'drizzle-orm'
import { toolParameters } from '#contract/toolAddress.ts'
import type { ObtKind } from '#contract/obtKinds.ts'
import { toolSessions } from '#server/db/schema/bookingTool.ts'
import { profiles } from '#server/db/schema/people.ts'
import { artifactParameter } from '#server/domains/booking/saml/parties.ts'
import { enterWithArtifact } from '#server/bookingTool/samlReceiver.ts'
import type { Services } from '#server/services/services.ts'
import { toolPath } from '#server/bookingTool/pages/layout.ts'
import { outsideNotice } from '#server/bookingTool/pages/noticePage.ts'
import { openSession, sessionMinutes } from '#server/bookingTool/sso.ts'
import { beginningOf, wishesIn } from '#server/bookingTool/targets.ts'
import { hashOf } from '#server/crypto/tokens.ts'
import { voiceOf } from '#server/bookingTool/visit.ts'

export const cookieName = 'waymark_tool'

/** Without a session to go by, a page speaks the browser's language. */
export const guessedVoice = (c: Context) =>
  voiceOf(c.req.header('accept-language')?.split(',')[0]?.split(';')[0]?.trim())

/** The doors of the tool: one for each kind a company may have. Three take a one-time code, the fourth SAML. */
export function doors(services: Services): Hono {
  const entrance = new Hono()
  const byCode = { sso: 'ZIIOBT', concur: 'Concur', certify: 'certify' } as const
  for (const [path, kind] of Object.entries(byCode)) {
    entrance.get(`/${path}`, async (c) => {
      const query = c.req.query()
      const cookie = await openSession(services, query[toolParameters.userToken] ?? '', wishesIn(query))
      return cookie ? letIn(c, services, cookie) : turnAway(c, kind)
    })
  }
  entrance.get('/saml', async (c) => {
    const cookie = await enterWithArtifact(services, c.req.query(artifactParameter) ?? '', wishesIn(c.req.query()))
    return cookie ? letIn(c, services, cookie) : turnAway(c, 'saml')
  })
  return entrance
}

function turnAway(c: Context, kind: ObtKind) {
  const { locale } = wishesIn(c.req.query())
  return c.html(outsideNotice(locale ? voiceOf(locale) : guessedVoice(c), 'code', kind), 410)
}

async function letIn(c: Context, services: Services, cookie: string) {
  setCookie(c, cookieName, cookie, {
    path: toolPath,
    httpOnly: true,
    sameSite: 'Lax',
    secure: services.env.PUBLIC_URL.startsWith('https:'),
    maxAge: sessionMinutes * 60,
  })
  const [traveler] = await services.db
    .select({ airportCode: profiles.airportCode })
    .from(toolSessions)
    .innerJoin(profiles, eq(profiles.id, toolSessions.travelerProfileId))
    .where(eq(toolSessions.tokenHash, hashOf(cookie)))
  return c.redirect(beginningOf(c.req.query(), traveler?.airportCode ?? null), 303)
}
