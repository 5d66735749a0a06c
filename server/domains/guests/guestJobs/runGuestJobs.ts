import { eraseOldGuests } from '#server/domains/guests/guestJobs/eraseGuest.ts'
import { expireStays } from '#server/domains/guests/guestJobs/expireStays.ts'
import { remindHosts } from '#server/domains/guests/guestJobs/remindHosts.ts'
import type { Services } from '#server/services/services.ts'

/** The scheduled work on guests: ends expired stays, reminds hosts of trips after the end, erases old guests. */
export async function runGuestJobs(services: Services): Promise<void> {
  await expireStays(services)
  await remindHosts(services)
  await eraseOldGuests(services)
}
