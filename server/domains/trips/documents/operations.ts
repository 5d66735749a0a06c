import { z } from 'zod'
import { agencyInfoOf } from '#server/domains/agency/present.ts'
import { renderInvoice } from '#server/domains/trips/documents/invoice.ts'
import { renderItinerary } from '#server/domains/trips/documents/itinerary.ts'
import { wordingFor } from '#server/pdf/wording.ts'
import { presentedInvoice } from '#server/domains/trips/documents/invoiceOperations.ts'
import { loadPerson } from '#server/domains/profile/person.ts'
import { findTrip } from '#server/domains/trips/findTrip.ts'
import type { OneOf } from '#server/domains/trips/findTrip.ts'
import { presentedTrip } from '#server/domains/trips/operations.ts'
import { profileReader } from '#server/http/access.ts'
import type { Language } from '#server/http/language.ts'
import { operation } from '#server/http/operation.ts'
import type { Services } from '#server/services/services.ts'

const documentQuery = z.strictObject({ cultureCode: z.string().min(2).max(10).optional() })

/** What a document says of its people; without a culture code it follows Accept-Language. */
async function contextOf(
  { companyId, profileId }: { companyId: string; profileId: string },
  { culture, services: { db, now } }: { culture: string; services: Services },
) {
  const { profile, company } = await loadPerson(db, companyId, profileId)
  return {
    culture,
    travellerName: `${profile.firstName} ${profile.lastName}`,
    companyName: company.displayName,
    agency: agencyInfoOf(company, wordingFor(culture).locale, now()),
  }
}

const cultureFor = (cultureCode: string | undefined, language: Language) =>
  cultureCode ?? (language === 'fr' ? 'fr-CA' : 'en-US')

/** A name any file system and header takes: `Itinerary Bogotá` → `itinerary-bogota`. */
const fileNameOf = (...words: string[]) =>
  `${words
    .join('-')
    .normalize('NFD')
    .replace(/[^\w-]+/g, (odd) => (/\s/.test(odd) ? '-' : ''))
    .toLowerCase()}.pdf`

/** The itinerary of a trip as a file. @throws 404 where the person has none of it */
export async function itineraryFile(params: OneOf, culture: string, services: Services) {
  const trip = await presentedTrip(params, wordingFor(culture).language, services)
  const { passenger } = await findTrip(services.db, params)
  const context = {
    ...(await contextOf(params, { culture, services })),
    // A guest's trip is under the booker's profile and carries the guest's name.
    travellerName: `${passenger.firstName} ${passenger.lastName}`,
  }
  return {
    fileName: fileNameOf('itinerary', trip.bookingId, trip.destination),
    bytes: await renderItinerary(trip, context),
  }
}

export const documentOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/trips/:bookingId/itinerary',
    summary: 'The itinerary as a PDF: French for fr-CA, English otherwise.',
    cites: '§1, §3 itineraryDownloadUrl',
    access: profileReader,
    query: documentQuery,
    answer: 'pdf',
    handle: ({ params, query, language, services }) =>
      itineraryFile(params, cultureFor(query.cultureCode, language), services),
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/invoices/:invoiceId/document',
    summary: 'The invoice as a PDF: French for fr-CA, English otherwise.',
    cites: '§1, §3 invoiceDownloadUrl',
    access: profileReader,
    query: documentQuery,
    answer: 'pdf',
    handle: async ({ params, query, language, services }) => {
      const culture = cultureFor(query.cultureCode, language)
      const invoice = await presentedInvoice(params, services.db)
      const context = await contextOf(params, { culture, services })
      return { fileName: fileNameOf('invoice', invoice.number), bytes: await renderInvoice(invoice, context) }
    },
  }),
]
