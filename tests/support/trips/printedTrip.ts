import type { Invoice } from '#contract/trips/invoices.ts'
import type { Segment, Trip } from '#contract/trips/trips.ts'
import { makeSegment } from '#tests/support/page/factories.ts'

export const agency = {
  companyName: 'Northline Travel',
  emailFrom: 'itineraries@northline.example',
  companyTravelPhoneNumber: '+1 800 555 0142',
  openDay: 'Monday to Friday',
  openHour: '07:00–21:00 ET',
  emergencyPhone: '+1 800 555 0199',
}
/** The details in a document besides the trip itself. */
export const context = {
  culture: 'en-CA',
  travellerName: 'Zoë Núñez',
  companyName: 'Aurora Industries',
  agency,
  compress: false,
}

export const montreal = {
  code: 'YUL',
  name: 'Montréal–Trudeau',
  city: 'Montréal',
  cityCode: 'YMQ',
  countryCode: 'CA',
  timeZone: 'America/Toronto',
}
export const tokyo = {
  code: 'HND',
  name: 'Haneda',
  city: 'Tokyo',
  cityCode: 'TYO',
  countryCode: 'JP',
  timeZone: 'Asia/Tokyo',
}

export const flight = (changed: Partial<Segment> = {}): Segment =>
  makeSegment({
    id: 's1',
    number: '5',
    confirmationNumber: 'QX7KPD',
    from: montreal,
    to: tokyo,
    departure: '2026-05-12T13:30',
    arrival: '2026-05-13T15:40',
    departureInstant: '2026-05-12T17:30:00.000Z',
    arrivalInstant: '2026-05-13T06:40:00.000Z',
    cabin: 'premium',
    checkInUrl: 'https://www.aircanada.com',
    checkInOpens: '2026-05-11T17:30:00.000Z',
    ...changed,
  })
export const hotel = (changed: Partial<Segment> = {}) =>
  flight({
    id: 's2',
    kind: 'hotel',
    providerName: 'Korrin Tower Tokyo',
    number: null,
    roomTypeCode: 'studioSuite',
    checkInFrom: '15:00',
    checkOutUntil: '11:00',
    from: tokyo,
    to: tokyo,
    departure: '2026-05-13T16:40',
    arrival: '2026-05-16T11:00',
    departureInstant: '2026-05-13T07:40:00.000Z',
    arrivalInstant: '2026-05-16T02:00:00.000Z',
    address: '12 Lantern Street, Tokyo',
    checkInUrl: null,
    checkInOpens: null,
    ...changed,
  })
export const trip = (segments: Segment[], tripStatus: Trip['tripStatus'] = 'Upcoming') =>
  ({ bookingId: 'K7QWXZ', origin: 'Montréal', destination: 'Tokyo', tripStatus, segments }) as Trip

export const plainInvoice: Invoice = {
  id: 'i1',
  number: 'AUR-2026-00042',
  bookingId: 'K7QWXZ',
  issued: '2026-05-17T02:00:00.000Z',
  currency: 'CAD',
  total: 1130,
  tax: 130,
  invoiceDownloadUrl: '',
  lines: [{ description: 'AC 5, YUL–HND', kind: 'flight', amount: 1000, tax: 130 }],
  creditOf: null,
  maskedCreditCard: '41111*******1111',
}
