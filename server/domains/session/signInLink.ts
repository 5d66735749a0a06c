import { inArray } from 'drizzle-orm'
import { accounts } from '#server/db/schema/company/people.ts'
import { invitationAddress } from '#server/domains/session/addresses.ts'
import { isExternal } from '#server/domains/session/external/tokens.ts'
import { invitationHours, issueInvitations } from '#server/domains/session/invitations.ts'
import { momentsFor } from '#server/domains/session/momentText.ts'
import { button } from '#server/mail/letter.ts'
import type { Services } from '#server/services/services.ts'

interface Reader {
  id: string
}

/**
 * The link to sign in for the first time, as values for a mail: a new link to set a password, or the address of the
 * sign-in with an external provider.
 */
export async function signInLink(profile: Reader, services: Services) {
  const links = await signInLinks([profile], services)
  return links.get(profile.id)!
}

/** As `signInLink`, for many people. @returns the values by profile */
export async function signInLinks(profiles: readonly Reader[], { db, env, now }: Services) {
  if (isExternal(env)) {
    const there = { button: button(env.PUBLIC_URL), provider: new URL(env.OIDC_ISSUER).host }
    return new Map(profiles.map(({ id }) => [id, there] as const))
  }
  const ownerCondition = inArray(
    accounts.profileId,
    profiles.map(({ id }) => id),
  )
  const held = await db.select({ id: accounts.id, profileId: accounts.profileId }).from(accounts).where(ownerCondition)
  const accountOf = new Map(held.map(({ id, profileId }) => [profileId, id]))
  const issued = await issueInvitations(
    db,
    held.map(({ id }) => id),
    now(),
  )
  const momentFor = await momentsFor(
    db,
    profiles.map(({ id }) => id),
  )
  return new Map(
    profiles.map(({ id }) => {
      const { token, expiresAt } = issued.get(accountOf.get(id)!)!
      const { moment: until, zone } = momentFor(id, expiresAt)
      return [id, { button: button(invitationAddress(env, token)), until, zone, hours: invitationHours }] as const
    }),
  )
}
