import { kindsElsewhere } from '#contract/booking/obtKinds.ts'
import type { companies } from '#server/db/schema/company/company.ts'
import { randomToken, sha256 } from '#server/crypto/tokens.ts'
import { openingCookie } from '#server/domains/booking/sso/toolCookie.ts'
import { isHttps } from '#server/http/answers/cookies.ts'
import type { BrowserCookie } from '#server/http/answers/sendCookie.ts'
import type { Env } from '#server/services/env.ts'

/** The company's own address of its tool; undefined when it uses ours. */
export const addressElsewhere = ({ obtKind, obtUrl }: Pick<typeof companies.$inferSelect, 'obtKind' | 'obtUrl'>) =>
  kindsElsewhere.includes(obtKind) ? obtUrl : null

/** The cookie that identifies the browser of a code or artifact. */
export const cookieOf = (env: Env, credential: string) => openingCookie(isHttps(env), sha256(credential).slice(0, 8))

/** Creates that cookie for a new code or artifact, and the hash stored with it. */
export function browserCookie(env: Env, credential: string, maxAgeSeconds: number) {
  const value = randomToken()
  const cookie: BrowserCookie = { ...cookieOf(env, credential), value, maxAgeSeconds }
  return { cookie, browserHash: sha256(value) }
}
