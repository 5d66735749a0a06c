import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { tripPresences } from '#server/db/schema/risk/presences.ts'
import { trips, tripSegments } from '#server/db/schema/trips/trips.ts'
import { presumedDays } from '#server/domains/trips/presences.ts'
import { copyOf } from './growth.ts'

const company = 'aurora'
/** The number of people who make the trips (`plantTravelers`). */
export const benchTravelers = 5000

export interface PlantedTrips {
  /** The number of the first trip, and the one after the last. */
  from: number
  until: number
  /** The first so many trips are in progress, as many as said are ahead after them, and all others are past. */
  inProgress: number
  ahead: number
}

/**
 * Trips of five days to the airports of the reference data, in the order of their booking. From every tenth no way on is
 * booked.
 */
export async function plantTrips(db: Database, { from, until, inProgress, ahead }: PlantedTrips): Promise<void> {
  const id = sql`'bench-' || n`
  const profile = sql`'bench-' || (n * 7907::bigint) % ${benchTravelers}::int`
  const start = sql`(now() + case when n < ${inProgress}::int then -random() * interval '5 days'
    when n < ${inProgress + ahead}::int then random() * interval '300 days'
    else interval '-6 days' - random() * interval '3650 days' end)`
  const rows = sql`generate_series(${from}::int, ${until - 1}::int) n`
  const insert = async (
    table: typeof trips | typeof tripSegments | typeof tripPresences,
    source: SQL,
    made: Record<string, SQL>,
  ) => {
    const [names, columns] = copyOf(table, made)
    await db.execute(sql`insert into ${table} (${names}) select ${columns} ${source}`)
  }
  await insert(
    trips,
    sql`from (select ${start} as starts, n from ${rows}) planned
    join (select * from trips where company_id = ${company} and guest is null and source = 'agency' limit 1) s on true`,
    {
      id,
      profile_id: profile,
      booking_id: sql`'B' || lpad(n::text, 8, '0')`,
      starts_at: sql`starts`,
      ends_at: sql`starts + interval '5 days'`,
      booked_at: sql`starts - interval '20 days'`,
      presumed_until: sql`case when n % 10 = 0 then starts + interval '4 days 16 hours' + ${presumedDays}::int * interval '1 day' end`,
      status: sql`'confirmed'`,
      group_travel_id: sql`null`,
    },
  )
  const benched = sql`(select id, starts_at, profile_id, n from ${rows} join trips on trips.id = ${id}) t
    join (select a.*, row_number() over (order by code) - 1 as place, count(*) over () as places from airports a) a
      on a.place = (t.n * 7919::bigint) % a.places`
  const isOneWay = sql`t.n % 10 = 0`
  const flight = sql`join (select * from trip_segments where kind = 'flight' limit 1) s on true`
  const local = (instant: SQL) => sql`to_char(${instant}, 'YYYY-MM-DD"T"HH24:MI')`
  const [arrival, departure] = [sql`t.starts_at + interval '8 hours'`, sql`t.starts_at + interval '4 days 16 hours'`]
  const to = {
    to_code: sql`a.code`,
    to_city: sql`a.city ->> 'en'`,
    to_city_code: sql`a.city_code`,
    to_country_code: sql`a.country_code`,
    to_time_zone: sql`a.time_zone`,
  }
  const back = Object.fromEntries(Object.entries(to).map(([name, value]) => [name.replace('to_', 'from_'), value]))
  await insert(tripSegments, sql`from ${benched} ${flight}`, {
    id: sql`t.id || '-1'`,
    trip_id: sql`t.id`,
    ordinal: sql`0`,
    departure_at: sql`t.starts_at`,
    arrival_at: arrival,
    departure_local: local(sql`t.starts_at`),
    arrival_local: local(arrival),
    number: sql`(t.n % 900)::text`,
    ...to,
  })
  await insert(tripSegments, sql`from ${benched} ${flight} where not ${isOneWay}`, {
    id: sql`t.id || '-2'`,
    trip_id: sql`t.id`,
    ordinal: sql`1`,
    departure_at: departure,
    arrival_at: sql`t.starts_at + interval '5 days'`,
    departure_local: local(departure),
    arrival_local: local(sql`t.starts_at + interval '5 days'`),
    number: sql`(t.n % 900)::text`,
    ...back,
  })
  await insert(tripPresences, sql`from ${benched}`, {
    trip_id: sql`t.id`,
    ordinal: sql`0`,
    company_id: sql`${company}`,
    profile_id: sql`t.profile_id`,
    country_code: sql`a.country_code`,
    city_code: sql`a.city_code`,
    place_code: sql`a.code`,
    city: sql`a.city ->> 'en'`,
    time_zone: sql`a.time_zone`,
    latitude: sql`a.latitude`,
    longitude: sql`a.longitude`,
    sets_out_at: sql`t.starts_at`,
    arrives_at: arrival,
    leaves_at: departure,
    has_way_on: sql`not ${isOneWay}`,
    presumed_until: sql`case when ${isOneWay} then ${departure} + ${presumedDays}::int * interval '1 day' else ${departure} end`,
    arrives_local: local(arrival),
    leaves_local: local(departure),
    is_home: sql`false`,
    nights: sql`4`,
    nights_without_hotel: sql`4`,
  })
}
