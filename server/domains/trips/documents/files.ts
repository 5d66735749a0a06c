import { foldAccents } from '#contract/texts/foldAccents.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { agencyInfoOf } from '#server/domains/agency/present.ts'
import { loadPerson } from '#server/domains/profile/person.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { findTrip, type TripRef } from '#server/domains/trips/findTrip.ts'
import { presentedTravels, presentedTrip } from '#server/domains/trips/presentedTrips.ts'
import type { TripQuery } from '#server/domains/trips/readTrips.ts'
import { Refusal } from '#server/http/answers/envelope.ts'
import { documentFormats } from '#server/files/pdf/documentFormats.ts'
import type { Services } from '#server/services/services.ts'
import { standingOf } from '#server/suppliers/standing.ts'
import { presentedInvoice, type InvoiceRef } from './readInvoices.ts'

/** Names and texts for a document. */
async function contextOf(
  { companyId, profileId }: ProfileRef,
  { culture, services: { db, now } }: { culture: string; services: Services },
) {
  const { profile, company } = await loadPerson(db, companyId, profileId)
  return {
    culture,
    travellerName: fullName(profile),
    companyName: company.displayName,
    agency: agencyInfoOf(company, documentFormats(culture).locale, now()),
  }
}

/** A file name that is safe in any file system and header: `Itinerary Bogotá` → `itinerary-bogota`. */
const fileNameOf = (...words: string[]) =>
  `${foldAccents(words.join('-')).replace(/[^\w-]+/g, (odd) => (/\s/.test(odd) ? '-' : ''))}.pdf`

/** The itinerary of a trip as a file. @throws 404 for an unknown trip of the person */
export async function itineraryFile(tripRef: TripRef, culture: string, services: Services) {
  const trip = await presentedTrip(tripRef, documentFormats(culture).language, services)
  const { passenger } = await findTrip(services.db, tripRef)
  const context = {
    ...(await contextOf(tripRef, { culture, services })),
    // A guest's trip belongs to the booker's profile but carries the guest's name.
    travellerName: fullName(passenger),
  }
  return {
    fileName: fileNameOf('itinerary', trip.bookingId, trip.destination),
    bytes: await services.documents.itinerary(trip, context),
  }
}

/**
 * The itineraries of trips of several people as one file, by traveler.
 * @param asking the person whose company the documents name
 * @throws 409 `noTrips` without any trip
 */
export async function itinerariesFile(
  asking: ProfileRef,
  query: TripQuery,
  { culture, services }: { culture: string; services: Services },
) {
  const travels = await presentedTravels(query, documentFormats(culture).language, services)
  if (travels.length === 0)
    throw new Refusal(409, 'noTrips', 'None of them has a trip ahead, so there is nothing to print.')
  const { travellerName: _, ...context } = await contextOf(asking, { culture, services })
  const byName = travels
    .map(({ trip, traveler }) => ({ trip, traveler }))
    .toSorted((one, other) => one.traveler.localeCompare(other.traveler, culture))
  return { fileName: 'itineraries.pdf', bytes: await services.documents.itineraries(byName, context) }
}

/** An invoice as a file. @throws 404 for an unknown invoice of the person */
export async function invoiceFile(invoiceRef: InvoiceRef, culture: string, services: Services) {
  const invoice = await presentedInvoice(invoiceRef, documentFormats(culture), services)
  const context = { ...(await contextOf(invoiceRef, { culture, services })), standing: standingOf(services.env) }
  return { fileName: fileNameOf('invoice', invoice.number), bytes: await services.documents.invoice(invoice, context) }
}
