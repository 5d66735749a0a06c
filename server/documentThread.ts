import { renderCertificate } from './domains/education/certificate.ts'
import { renderExecutive } from './domains/reports/documents/executive.ts'
import { renderTraveler } from './domains/reports/documents/traveler.ts'
import { renderInvoice } from './domains/trips/documents/invoice.ts'
import { renderItineraries, renderItinerary } from './domains/trips/documents/itinerary.ts'
import { readCap as readCapDocument } from './domains/risk/alerts/cap/readCap.ts'
import type { DocumentMakers } from './files/documentPool.ts'
import { makeWorkbook } from './files/workbook.ts'

/** The work that a thread of the document pool does, found by the name of its export. */
export const itinerary: DocumentMakers['itinerary'] = (parts) => renderItinerary(...parts)
export const itineraries: DocumentMakers['itineraries'] = (parts) => renderItineraries(...parts)
export const invoice: DocumentMakers['invoice'] = (parts) => renderInvoice(...parts)
export const executive: DocumentMakers['executive'] = (parts) => renderExecutive(...parts)
export const traveler: DocumentMakers['traveler'] = (parts) => renderTraveler(...parts)
export const certificate: DocumentMakers['certificate'] = (parts) => renderCertificate(...parts)
export const workbook: DocumentMakers['workbook'] = (sheets) => makeWorkbook(sheets)
export const readCap = readCapDocument
