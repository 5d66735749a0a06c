import { boolean, index, integer, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core'
import { owner } from '../company/people.ts'
import { trips } from '../trips/trips.ts'

/**
 * The places where a trip takes its traveler, one row for each place they reach, in the order of the trip. The rows are
 * computed from the segments whenever these are written, so that risk search, alerts and days abroad read intervals of
 * one place instead of single flights and stays. A canceled trip keeps its rows: its status excludes it.
 */
export const tripPresences = pgTable(
  'trip_presences',
  {
    tripId: text()
      .notNull()
      .references(() => trips.id, { onDelete: 'cascade' }),
    ordinal: integer().notNull(),
    ...owner,
    countryCode: text().notNull(),
    /** Empty for a place entered by hand. */
    cityCode: text().notNull(),
    /** Code of the airport, station or city; empty for a place entered by hand. */
    placeCode: text().notNull(),
    /** In English. */
    city: text().notNull(),
    timeZone: text().notNull(),
    /** The center of the city, or its airport; null where the place is not known. */
    latitude: real(),
    longitude: real(),
    /** Departure of the flight or train to the place; equals `arrivesAt` where nothing is known of the way. */
    setsOutAt: timestamp({ withTimezone: true }).notNull(),
    arrivesAt: timestamp({ withTimezone: true }).notNull(),
    /** Departure to the next place, or the end of the trip. */
    leavesAt: timestamp({ withTimezone: true }).notNull(),
    /** False where no way on is booked, and the traveler is not home: they are presumed to stay for a while. */
    hasWayOn: boolean().notNull(),
    /**
     * Until when the traveler is presumed to be there: `recordPresumptions`. Equals `leavesAt` where a way on is booked.
     */
    presumedUntil: timestamp({ withTimezone: true }).notNull(),
    /** The same in local time of the place, `yyyy-MM-ddTHH:mm`. */
    arrivesLocal: text().notNull(),
    leavesLocal: text().notNull(),
    /** Whether it is the last place of the trip, and the city where the trip began. */
    isHome: boolean().notNull(),
    /** Nights between arrival and departure, and those of them without a booked hotel. */
    nights: integer().notNull(),
    nightsWithoutHotel: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tripId, t.ordinal] }),
    // A search is about the present and the days ahead: the end of a presence leaves out the past.
    index('trip_presences_country').on(t.companyId, t.countryCode, t.presumedUntil),
    index('trip_presences_city').on(t.companyId, t.cityCode, t.presumedUntil),
    index('trip_presences_company').on(t.companyId, t.presumedUntil),
    index('trip_presences_profile').on(t.profileId, t.presumedUntil),
  ],
)
