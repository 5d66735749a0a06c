import { eq } from 'drizzle-orm'
import { createApi } from '#server/api.ts'
import { profileRoles, profiles } from '#server/db/schema/company/people.ts'
import type { Caller } from '#server/http/access/caller.ts'
import type { Services } from '#server/services/services.ts'
import { openTestServices } from './server.ts'
import { runBegan } from '#tests/support/db/testStorage.ts'

/** A demo person, named as their sign-in is: `traveller@aurora`. */
export type Handle = `${string}@${'aurora' | 'boreal' | 'cedar' | 'dune' | 'northline'}`

export const profileIdOf = (handle: Handle) => `p-${handle.split('@').toReversed().join('-')}`
export const employeeIdOf = (handle: Handle) => `e-${handle.split('@').toReversed().join('-')}`
export const companyOf = (handle: Handle) => handle.split('@')[1]!
/** The nearest full prefix of §7. */
export const placeOf = (handle: Handle) => `/companies/${companyOf(handle)}/profiles/${profileIdOf(handle)}`

async function findCaller({ db }: Services, handle: string): Promise<Caller | undefined> {
  const [profile] = await db
    .select()
    .from(profiles)
    .where(eq(profiles.email, `${handle}.example`))
  if (!profile) return undefined
  const held = await db.select().from(profileRoles).where(eq(profileRoles.profileId, profile.id))
  const { id: profileId, employeeId, companyId } = profile
  return {
    accountId: profileId.replace(/^p/, 'a'),
    grantId: `g-${profileId}`,
    profileId,
    employeeId,
    companyId,
    roles: held.map(({ role }) => role),
    isRegistered: profile.registeredAt !== null,
  }
}

/** The API on the demo seed. The bearer token of a person is their handle. */
export async function openTestApi(variables: Record<string, string> = {}) {
  const clock = { now: runBegan() }
  const { services, close } = await openTestServices(variables, () => clock.now)
  const api = createApi(services, (at, authorization) => findCaller(at, authorization?.replace('Bearer ', '') ?? ''))
  const send = async (as: Handle | undefined, path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    if (as) headers.set('Authorization', `Bearer ${as}`)
    return api.request(path, { ...init, headers })
  }
  /** The JSON of a successful answer, unchecked. */
  const get = async <Answer>(as: Handle, path: string, headers: HeadersInit = {}): Promise<Answer> => {
    const answer = await send(as, path, { headers })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  return { api, services, clock, send, get, close }
}
