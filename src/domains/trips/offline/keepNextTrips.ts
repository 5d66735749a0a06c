import { type EmergencyContact, peopleToCall } from '#contract/profile/emergencyContact.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { phoneText } from '#contract/fields/phones.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { agencyEndpoints } from '@/domains/agency/agency.slice'
import { asReachedBy } from '@/domains/agency/contactChannels.rules'
import { phoneOf } from '@/domains/profile/emergency/emergency.rules'
import { emergencyEndpoints } from '@/domains/profile/emergency/emergency.slice'
import { configurationEndpoints } from '@/domains/reference/configuration.slice'
import { sessionEndpoints } from '@/domains/session/session.slice'
import { tripsEndpoints } from '@/domains/trips/trips.slice'
import type { EmployeeRef, ProfileRef } from '@/http/paths'
import { folderOf, offlineFiles } from '@/lib/offlineFiles'
import { unsubscribed } from '@/store/prefetch'
import type { Store } from '@/store/store'
import { canceledTrips } from './canceledTrips'
import { personOfToken } from './listOfflineTrips'
import { listCopies, readHelp, removeCopy, writeHelp, writeTrip } from './offlineCopies'

type Me = ProfileRef & EmployeeRef

/**
 * Keeps a traveler's next trips and the people to call in this browser, without being asked, while nothing else is to
 * be done. It follows the trips of Home while the application is open; a trip that any page shows as canceled is removed
 * at once, and the next trips are then asked for again. Returns a function that stops it.
 */
export function keepNextTrips(store: Store): () => void {
  let seen: readonly Trip[] | Me | undefined
  let queries: unknown
  const canceled = new Set<string>()
  /** The canceled trips among the next for which the next trips were asked for again; each is asked for once. */
  const replaced = new Set<string>()
  // One after the other, so that older trips do not overwrite newer ones.
  let last: Promise<unknown> = Promise.resolve()
  const look = () => {
    const state = store.getState()
    const me = signedIn(store)
    if (!me || queries === state.api.queries) return
    queries = state.api.queries
    const news = canceledTrips(state, profileOf(me)).filter((bookingId) => !canceled.has(bookingId))
    for (const bookingId of news) canceled.add(bookingId)
    if (news.length > 0) void removeCanceled(profileOf(me), news).catch(() => undefined)
    const { data: trips, isLoading: isAsked } = tripsEndpoints.endpoints.latestTrips.select(profileOf(me))(state)
    // Several answers can come before this looks, in any order. One under way is waited for: asking again would do nothing.
    const next = isAsked ? [] : (trips ?? tripsOf(seen))
    const gone = next.filter(({ bookingId }) => canceled.has(bookingId) && !replaced.has(bookingId))
    for (const { bookingId } of gone) replaced.add(bookingId)
    if (gone.length > 0) askAgain(store, me)
    // The answer leaves the store a while after Home; the trips are no others for that.
    if (seen !== undefined && (trips === undefined || trips === seen)) return
    seen = trips ?? me
    whenIdle(() => (last = last.then(() => keep(store, me, canceled)).catch(() => undefined)))
  }
  look()
  return store.subscribe(look)
}

const tripsOf = (seen: readonly Trip[] | Me | undefined): readonly Trip[] =>
  seen && !('employeeId' in seen) ? seen : []

/** Asks for the next trips after a cancellation, which has made another trip one of them. */
function askAgain({ dispatch }: Store, me: Me): void {
  const { initiate } = tripsEndpoints.endpoints.latestTrips
  whenIdle(() => void dispatch(initiate(profileOf(me), { ...unsubscribed, forceRefetch: true })))
}

const whenIdle = (work: () => unknown) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work, { timeout: 10_000 }) : setTimeout(work, 2000)

const profileOf = ({ companyId, profileId }: Me): ProfileRef => ({ companyId, profileId })

/** The signed-in person, once the server has named them; a person without a profile keeps nothing. */
function signedIn(store: Store): Me | undefined {
  const { data: who } = sessionEndpoints.endpoints.whoami.select(undefined)(store.getState())
  if (!who?.isRegistered || !who.companyId || !who.profileId || !who.employeeId) return undefined
  return { companyId: who.companyId, profileId: who.profileId, employeeId: who.employeeId }
}

/** @param canceled record locators; an answer from before a cancellation still has its trip */
async function keep(store: Store, me: Me, canceled: ReadonlySet<string>): Promise<void> {
  const profileRef = profileOf(me)
  const help = await helpOf(store, me)
  // Trips that guests make on this person's booking are theirs.
  const trips = (await latestTrips(store, profileRef))?.filter(
    ({ isForGuest, bookingId }) => !isForGuest && !canceled.has(bookingId),
  )
  for (const trip of trips ?? []) await writeOwn(profileRef, () => writeTrip({ ...profileRef, ...trip }, trip))
  await writeOwn(profileRef, () => writeHelp(profileRef, help))
  if (trips) await removeOthers(profileRef, trips)
}

/** The trip under way and the next two (§2), from Home where it has asked for them. */
async function latestTrips(store: Store, profileRef: ProfileRef): Promise<readonly Trip[] | undefined> {
  const { select, initiate } = tripsEndpoints.endpoints.latestTrips
  return select(profileRef)(store.getState()).data ?? (await store.dispatch(initiate(profileRef, unsubscribed))).data
}

/** The people to call; what cannot be loaded stays as it was kept. */
async function helpOf({ dispatch }: Store, { employeeId, ...profileRef }: Me) {
  const { companyId } = profileRef
  const { employeeConfiguration } = configurationEndpoints.endpoints
  const [agency, contact, configuration] = await Promise.all([
    dispatch(agencyEndpoints.endpoints.agencyInfo.initiate(profileRef, unsubscribed)),
    dispatch(emergencyEndpoints.endpoints.emergencyContact.initiate(profileRef, unsubscribed)),
    dispatch(employeeConfiguration.initiate({ companyId, employeeId }, unsubscribed)),
  ])
  const before = await readHelp(profileRef)
  return {
    agency: agency.data ? asReachedBy(configuration.data, agency.data) : before.agency,
    contacts: contact.isSuccess ? contactsOf(contact.data) : before.contacts,
  }
}

const contactsOf = (contact: EmergencyContact | null | undefined) =>
  contact ? peopleToCall(contact).map((person) => ({ name: fullName(person), phone: phoneText(phoneOf(person)) })) : []

/**
 * Writes for the signed-in person alone. They may sign out, here or in another tab, while it writes: what came too late
 * is removed.
 */
async function writeOwn(profileRef: ProfileRef, write: () => Promise<void>): Promise<void> {
  const own = folderOf(profileRef)
  const signedInFolder = () => {
    const person = personOfToken()
    return person && folderOf(person)
  }
  if (signedInFolder() !== own) return
  await write()
  const other = signedInFolder()
  if (other === undefined) await offlineFiles.clear()
  else if (other !== own) await offlineFiles.keepOnly(other)
}

/** Removes the copies of canceled trips, with their itineraries. */
async function removeCanceled(profileRef: ProfileRef, bookingIds: readonly string[]): Promise<void> {
  const kept = (await listCopies(profileRef)).filter(({ trip }) => bookingIds.includes(trip.bookingId))
  await Promise.all(kept.map(({ trip }) => removeCopy({ ...profileRef, bookingId: trip.bookingId })))
}

/** Removes trips that were kept without being asked and are no longer among the next; those with an itinerary stay. */
async function removeOthers(profileRef: ProfileRef, trips: readonly Trip[]): Promise<void> {
  const next = new Set(trips.map(({ bookingId }) => bookingId))
  const others = (await listCopies(profileRef)).filter((copy) => !copy.itinerary && !next.has(copy.trip.bookingId))
  await Promise.all(others.map(({ trip }) => removeCopy({ ...profileRef, bookingId: trip.bookingId })))
}
