import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import type { AccessParams, AccessRule } from '#server/http/access/access.ts'
import { accessFacts, noFacts } from '#server/http/access/accessFacts.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { notAllowed, notFound, notRegistered, notSignedIn, Refusal } from '#server/http/answers/envelope.ts'
import { readParams } from '#server/http/requests/readInput.ts'
import type { Services } from '#server/services/services.ts'

/** The access requirements of an address, for operations and pages. */
export interface Guarded {
  access: AccessRule
  /** Allowed before the person has accepted the terms. */
  allowsUnregistered?: true
  query?: z.core.$ZodObject | undefined
}

/**
 * Checks that a request is authenticated, registered and allowed by the access rule of its address.
 * @param whoIs authenticates the caller; not called for public addresses
 * @throws 400 for an unreadable address; 401, 403 or 404 for a caller without access
 */
export async function authorizeRequest(
  { access, allowsUnregistered, query }: Guarded,
  c: Context,
  services: Services,
  whoIs: () => Promise<Caller | undefined>,
): Promise<{ caller: Caller | undefined; params: Record<string, string> }> {
  const isPublic = access.decide(undefined, {}, noFacts) === 'allow'
  const caller = isPublic ? undefined : await whoIs()
  if (!isPublic && !caller) throw notSignedIn()
  if (caller && !caller.isRegistered && !allowsUnregistered) throw notRegistered()
  const params = readParams(c)
  const named = { ...companyInQuery(c, query), ...params }
  const verdict = access.decide(caller, named, await accessFacts(access, caller, named, services))
  if (verdict === 'notSignedIn') throw notSignedIn()
  if (verdict === 'notFound') throw notFound()
  if (verdict !== 'allow') throw notAllowed()
  return { caller, params }
}

/** The company that a query names, as those of reports do (§7). Where the path names one too, that of the path decides. */
function companyInQuery(c: Context, query: Guarded['query']): Pick<AccessParams, 'companyId'> {
  const companyId = query && Object.hasOwn(query._zod.def.shape, 'companyId') && c.req.query('companyId')
  return companyId ? { companyId } : {}
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
