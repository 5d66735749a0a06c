import { sessionEndpoints } from '@/domains/session/session.slice'
import type { AddressParams, Prefetch } from '@/store/prefetch'
import type { Store } from '@/store/store'

/** Longest wait; the screen shows slower answers as loading. */
const patienceMs = 150

/**
 * Requests the first data of a screen and waits a moment for the answers, most of which `sendEarlyRequests` has
 * requested already. The screen is then drawn once, instead of empty first and again with every answer.
 */
export async function firstAnswers(store: Store, prefetch: Prefetch | undefined, params: AddressParams): Promise<void> {
  const { data } = sessionEndpoints.endpoints.whoami.select()(store.getState())
  if (!prefetch || !data?.employeeId || !data.isRegistered) return
  const { companyId, profileId, employeeId, roles } = data
  await Promise.race([
    Promise.allSettled(prefetch(store.dispatch, { companyId, profileId, employeeId, roles }, params)),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ])
}
