import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { keyedHash, keyedHashes } from '#server/crypto/keyedHash.ts'
import { randomToken } from '#server/crypto/tokens.ts'
import { knownPlaces } from '#server/db/schema/system/limits.ts'
import { accounts } from '#server/db/schema/company/people.ts'
import { identityPath } from '#server/domains/session/addresses.ts'
import { hostCookie } from '#server/http/answers/cookies.ts'
import { networkOf } from '#server/http/requests/network.ts'
import type { Services } from '#server/services/services.ts'

/** How long a browser or an address is known after a sign-in. */
const knownDays = 90
const knownSeconds = knownDays * 24 * 60 * 60

/** The browser and address of a sign-in. */
export interface Origin {
  /** Value of the browser's cookie, if it has one. */
  device: string | undefined
  address: string
}

/** A browser or an address from which an account has signed in before. */
export interface KnownPlace {
  kind: 'device' | 'address'
  /** Hash of place and account. */
  hash: string
}

/** Keyed hash of a place: a plain hash of an address could be reversed by trying all addresses. */
const hashOf = (kind: KnownPlace['kind'], text: string, { sealer }: Pick<Services, 'sealer'>) =>
  keyedHash(sealer, placeKey, `${kind} ${text}`)
const hashesOf = (kind: KnownPlace['kind'], text: string, { sealer }: Pick<Services, 'sealer'>) =>
  keyedHashes(sealer, placeKey, `${kind} ${text}`)
const placeKey = { purpose: 'known places' }

/** The known place of an origin, its browser before its address; undefined when both are unknown. */
export async function findKnownPlace(
  email: string,
  { device, address }: Origin,
  services: Services,
): Promise<KnownPlace | undefined> {
  const { db, now } = services
  const places: KnownPlace[] = [
    ...(device ? hashesOf('device', device, services) : []).map((hash) => ({ kind: 'device' as const, hash })),
    ...hashesOf('address', networkOf(address), services).map((hash) => ({ kind: 'address' as const, hash })),
  ]
  const hashes = places.map(({ hash }) => hash)
  const known = await db
    .select({ hash: knownPlaces.placeHash })
    .from(knownPlaces)
    .innerJoin(accounts, eq(accounts.id, knownPlaces.accountId))
    .where(and(eq(accounts.email, email), inArray(knownPlaces.placeHash, hashes), gt(knownPlaces.expiresAt, now())))
  return places.find(({ hash }) => known.some((each) => each.hash === hash))
}

/**
 * Stores browser and address after a sign-in. The browser gets a new cookie each time, which replaces the former one
 * for all accounts, so that a copied or planted cookie stops working.
 * @returns the value of the cookie
 */
async function recordPlace(accountId: string, { device, address }: Origin, services: Services) {
  const { db, now } = services
  const token = randomToken()
  const [placeHash, network] = [hashOf('device', token, services), hashOf('address', networkOf(address), services)]
  const expiresAt = new Date(+now() + knownSeconds * 1000)
  const row = { accountId, expiresAt }
  await db.transaction(async (tx) => {
    if (device) {
      const before = inArray(knownPlaces.placeHash, hashesOf('device', device, services))
      await tx.update(knownPlaces).set({ placeHash }).where(before)
    }
    await tx
      .insert(knownPlaces)
      .values([
        { ...row, placeHash },
        { ...row, placeHash: network },
      ])
      .onConflictDoUpdate({ target: [knownPlaces.accountId, knownPlaces.placeHash], set: { expiresAt } })
  })
  return token
}

/** Deletes places without a sign-in for a long time. A scheduled job. */
export const sweepKnownPlaces = ({ db, now }: Services) =>
  db.delete(knownPlaces).where(lt(knownPlaces.expiresAt, now()))

const cookieOf = (ctx: KoaContextWithOIDC) => hostCookie(ctx.secure, 'device', identityPath)

/** The origin of a request. */
export const originOf = (ctx: KoaContextWithOIDC): Origin => ({
  device: ctx.cookies.get(cookieOf(ctx).name, { signed: false }),
  address: ctx.ip,
})

/** Stores browser and address after a sign-in, and sends the browser its cookie. */
export async function recordOrigin(ctx: KoaContextWithOIDC, accountId: string, services: Services): Promise<void> {
  const { name, ...place } = cookieOf(ctx)
  const token = await recordPlace(accountId, originOf(ctx), services)
  const kept = { httpOnly: true, sameSite: 'strict', signed: false, maxAge: knownSeconds * 1000 } as const
  ctx.cookies.set(name, token, { ...place, ...kept })
}
