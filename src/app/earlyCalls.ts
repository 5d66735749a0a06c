import type { Addition } from '#contract/session/configuration.ts'
import { latestTripsPath, nextTripsPath, type ProfileRef, travelSummaryPath, tripPath, tripsPath } from '@/http/paths'
import type { RouteName } from '@/routes/table'
import type { AddressParams } from '@/store/prefetch'

interface EarlyCall {
  /** Path below the main API. */
  path: string
  /** For a call that is an addition: its name in GET configuration. */
  addition?: Addition
}

/** Calls about the signed-in person that a page makes at once. They are sent while its code is loading. */
export const earlyCalls: Partial<Record<RouteName, (me: ProfileRef, params: AddressParams) => readonly EarlyCall[]>> = {
  home: (me) => [
    { path: latestTripsPath(me) },
    { path: nextTripsPath(me) },
    { path: travelSummaryPath(me), addition: 'travelsummary' },
  ],
  tripsList: (me) => [{ path: tripsPath(me) }],
  trip: (me, { bookingId = '' }) => [{ path: tripPath({ ...me, bookingId }) }],
}
