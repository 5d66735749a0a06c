import type { certifiedHotels, hotelCertificates, preferredHotels } from '#server/db/schema/trips/hotels.ts'
import type { CompanyId } from '#server/demo/company/companies.ts'
import { calendarDate, daysFrom } from '#server/demo/data/days.ts'
import { centreOf } from '#server/reference/cityCentres.ts'
import { airportsOfCity } from '#server/reference/places.ts'
import { type CertificatePlan, type HotelPlan, hotelPlans } from './hotels.ts'

export const certifiedHotelRows = (): (typeof certifiedHotels.$inferInsert)[] =>
  hotelPlans.map(({ id, name, chain, street, cityCode, offset: [north, east] }) => {
    const [airport] = airportsOfCity(cityCode)
    const centre = centreOf(cityCode)
    if (!airport || !centre)
      throw new Error(`The demo has a hotel in ${cityCode}, which the reference data does not have`)
    return {
      id,
      name,
      chain,
      address: `${street}, ${airport.city.en}`,
      cityCode,
      countryCode: airport.countryCode,
      latitude: centre.latitude + north,
      longitude: centre.longitude + east,
      isDemo: true,
    }
  })

export const hotelCertificateRows = (now: Date): (typeof hotelCertificates.$inferInsert)[] =>
  hotelPlans.flatMap((hotel) =>
    hotel.certificates.map((certificate, place) => certificateRow(hotel, certificate, place, now)),
  )

function certificateRow(hotel: HotelPlan, plan: CertificatePlan, place: number, now: Date) {
  const { issued, until, ...certificate } = plan
  const day = (days: number) => calendarDate(daysFrom(now, days))
  const id = `${hotel.id}-${place + 1}`
  return {
    ...certificate,
    id,
    hotelId: hotel.id,
    certificateNumber: `DEMO-${id.slice('certified-hotel-'.length).padStart(5, '0')}`,
    issuedOn: day(issued),
    validUntil: until === null ? null : day(until),
    verifiedBy: certificate.kind === 'building' ? 'Plumbline Assessors' : 'Fieldmark Assurance',
  }
}

export const preferredHotelRows = (companyId: CompanyId): (typeof preferredHotels.$inferInsert)[] =>
  hotelPlans.filter(({ isPreferred }) => isPreferred).map(({ id }) => ({ companyId, hotelId: id }))
