import { matchPath } from 'react-router-dom'
import { configurationEndpoints } from '@/domains/reference/configuration.slice'
import { profileEndpoints } from '@/domains/profile/profile.slice'
import { endsWithin, storedClaims } from '@/http/accessToken'
import { tripsEndpoints } from '@/domains/trips/trips.slice'
import { type RouteName, rowOf, routeNames } from '@/routes/table'
import { preloadPage } from './preload'
import type { Store } from '@/store/store'

const showTrips: readonly RouteName[] = ['home', 'tripsList']

/** The screen an address leads to, so that its code can be asked for before the router gets there. */
const nameOfPath = (pathname: string): RouteName | undefined =>
  routeNames.find((name) =>
    matchPath(rowOf(name).isBare ? rowOf(name).path : `/:localeCode${rowOf(name).path}`, pathname),
  )

/**
 * Starts what the first screen will need while its code is still on the way: nothing waits for anything it could
 * run beside. The token's own claims say whose data; the server decides what it answers.
 */
export function prefetchForPath({ dispatch }: Store, pathname: string): void {
  void dispatch(configurationEndpoints.endpoints.configuration.initiate())
  const name = nameOfPath(pathname)
  if (!name) return
  preloadPage(name)
  const claims = storedClaims()
  if (rowOf(name).isPublic || !claims?.employee_id || claims.unregistered || endsWithin(claims, 5)) return
  void import('@/shell/Shell').catch(() => undefined)
  const at = { companyId: claims.company_id, profileId: claims.ProfileId }
  void dispatch(profileEndpoints.endpoints.profile.initiate(at))
  if (showTrips.includes(name)) void dispatch(tripsEndpoints.endpoints.trips.initiate(at))
}
