import type { Context, Hono } from 'hono'
import type { AccessRule } from '#server/http/access.ts'
import { accessFacts, noFacts } from '#server/http/accessFacts.ts'
import type { Caller } from '#server/http/caller.ts'
import { notAllowed, notFound, notRegistered, notSignedIn, Refusal } from '#server/http/envelope.ts'
import { readParams } from '#server/http/readInput.ts'
import type { Services } from '#server/services/services.ts'

/** The access requirements of an address, for operations and pages. */
export interface Guarded {
  access: AccessRule
  /** Allowed before the person has accepted the terms. */
  allowsUnregistered?: true
}

/**
 * Checks that a request is authenticated, registered and allowed by the access rule of its address.
 * @param whoIs authenticates the caller; not called for public addresses
 * @throws 400 for an unreadable address; 401, 403 or 404 for a caller without access
 */
export async function authorizeRequest(
  { access, allowsUnregistered }: Guarded,
  c: Context,
  services: Services,
  whoIs: () => Promise<Caller | undefined>,
): Promise<{ caller: Caller | undefined; params: Record<string, string> }> {
  const isPublic = access.decide(undefined, {}, noFacts) === 'allow'
  const caller = isPublic ? undefined : await whoIs()
  if (!isPublic && !caller) throw notSignedIn()
  if (caller && !caller.isRegistered && !allowsUnregistered) throw notRegistered()
  const params = readParams(c)
  const verdict = access.decide(caller, params, await accessFacts(access, caller, params, services))
  if (verdict === 'notSignedIn') throw notSignedIn()
  if (verdict === 'notFound') throw notFound()
  if (verdict !== 'allow') throw notAllowed()
  return { caller, params }
}

/** Mounts the handlers of all addresses, fixed addresses before ids. Other methods of an address get 405. */
export function mountRoutes<Each extends { method: string }>(
  app: Hono,
  all: readonly Each[],
  addressOf: (each: Each) => string,
  answer: (each: Each, c: Context) => Promise<Response>,
) {
  for (const [address, here] of bySpecificity(all, addressOf)) {
    for (const each of here) app.on(each.method.toUpperCase(), address, (c) => answer(each, c))
    const methods = here.map(({ method }) => method.toUpperCase()).join(', ')
    app.all(address, (c) => {
      c.header('Allow', methods)
      throw new Refusal(405, 'methodNotAllowed', `This address answers ${methods} only.`)
    })
  }
}

/** Sorts fixed path segments before ids, so that `/trips/:bookingId` does not match `/trips/paginated`. */
const bySpecificity = <Each>(all: readonly Each[], addressOf: (each: Each) => string) =>
  [...Map.groupBy(all, addressOf)].toSorted(([one], [other]) => (rankOf(one) < rankOf(other) ? -1 : 1))

const rankOf = (address: string) => address.replace(/:\w+/g, '\uffff')
