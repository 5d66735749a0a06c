import type { MiddlewareFunction } from 'react-router-dom'
import { configurationEndpoints } from '@/domains/reference/configuration.slice'
import { findSession } from '@/domains/session/findSession'
import type { RouteRow } from '@/routes/row'
import type { Store } from '@/store/store'

/**
 * Requests the session, and the features that a gated row depends on, before the route is entered. The navigation guard
 * then reads them from the cache.
 */
export const sessionGate =
  (row: RouteRow, { dispatch }: Store): MiddlewareFunction =>
  async (_, next) => {
    if (row.isPublic) return next()
    const who = await findSession(dispatch)
    if (!row.gate || !who?.employeeId || !who.isRegistered) return next()
    const { companyId, profileId, employeeId } = who
    const { featureConfiguration, employeeConfiguration } = configurationEndpoints.endpoints
    await Promise.all([
      dispatch(featureConfiguration.initiate({ companyId, profileId })),
      dispatch(employeeConfiguration.initiate({ companyId, employeeId })),
    ])
    return next()
  }
