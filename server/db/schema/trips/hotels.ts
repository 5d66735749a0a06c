import { boolean, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import type { CertificateKind, CertificateLevel, CertificateScheme } from '#contract/catalogs/certifiedHotels.ts'
import { ofCompany } from '../company/company.ts'

/** Hotels with a certificate of sustainability, the same for all companies. */
export const certifiedHotels = pgTable(
  'certified_hotels',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    chain: text().notNull(),
    address: text().notNull(),
    /** IATA metropolitan area code; the name of the city is that of its airports. */
    cityCode: text().notNull(),
    countryCode: text().notNull(),
    /** Degrees. */
    latitude: real().notNull(),
    longitude: real().notNull(),
    isDemo: boolean().notNull().default(false),
  },
  (t) => [index('certified_hotels_city').on(t.cityCode)],
)

export const hotelCertificates = pgTable(
  'hotel_certificates',
  {
    id: text().primaryKey(),
    hotelId: text()
      .notNull()
      .references(() => certifiedHotels.id, { onDelete: 'cascade' }),
    scheme: text().$type<CertificateScheme>().notNull(),
    kind: text().$type<CertificateKind>().notNull(),
    level: text().$type<CertificateLevel>().notNull(),
    points: integer(),
    ratingSystem: text().notNull(),
    certificateNumber: text().notNull(),
    /** Days, `yyyy-MM-dd`. */
    issuedOn: text().notNull(),
    /** The last day; null for good. */
    validUntil: text(),
    verifiedBy: text().notNull(),
    gstc: text().$type<'recognized' | 'accredited'>(),
  },
  (t) => [index('hotel_certificates_hotel').on(t.hotelId)],
)

/** The certified hotels that a company prefers. */
export const preferredHotels = pgTable(
  'preferred_hotels',
  {
    companyId: ofCompany(),
    hotelId: text()
      .notNull()
      .references(() => certifiedHotels.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.hotelId] })],
)
