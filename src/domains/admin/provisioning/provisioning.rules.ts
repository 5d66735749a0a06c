import * as z from 'zod/mini'
import { dayMs } from '#contract/time/durations.ts'
import { newScimTokenSchema, type ScimToken, scimTokenLimits } from '#contract/admin/scimTokens.ts'
import { mosts } from '#contract/fields/mosts.ts'

/** Days before its expiry from which a token shows that another is needed. */
const soonDays = 14

/** The state of a token: valid, valid for a few more days, expired, or ended by an administrator. */
export type TokenState = 'open' | 'soon' | 'expired' | 'ended'

export function tokenState({ endedAt, expiresAt }: Pick<ScimToken, 'endedAt' | 'expiresAt'>, now: Date): TokenState {
  if (endedAt !== null) return 'ended'
  if (expiresAt === null) return 'open'
  const left = Date.parse(expiresAt) - now.getTime()
  if (left <= 0) return 'expired'
  return left <= soonDays * dayMs ? 'soon' : 'open'
}

/** Whether a client that has the token gets in. */
export const isUsable = (state: TokenState): boolean => state === 'open' || state === 'soon'

/** Whether the company may have another token. */
export const mayMakeAnother = (tokens: readonly ScimToken[], now: Date): boolean =>
  tokens.filter((token) => isUsable(tokenState(token, now))).length < mosts.scimTokens.most

/** The validity of a token in its field; this word means no expiry. */
const withoutEnd = 'never'
export const durations = scimTokenLimits.days.map((days) => (days === null ? withoutEnd : String(days)))

/** Schema of a new token. */
export const newTokenForm = z.pipe(
  z.object({ name: newScimTokenSchema.shape.name, days: z.string(), invites: z.boolean() }),
  z.transform(({ name, days, invites }: { name: string; days: string; invites: boolean }) => ({
    name,
    invites,
    days: scimTokenLimits.days.find((each) => String(each ?? withoutEnd) === days) ?? null,
  })),
)

export const newTokenValues = () => ({ name: '', days: String(scimTokenLimits.days[2]), invites: true })
