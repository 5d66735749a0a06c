import { eq, sql } from 'drizzle-orm'
import { mosts } from '#contract/fields/mosts.ts'
import type { Database } from '#server/db/client.ts'
import { groupTravelers } from '#server/db/schema/trips/groups.ts'
import { writtenColumns } from '#tests/support/db/writtenColumns.ts'

const mostCopies = 100
/** How many people the crowd has. */
const crowdSize = 50 * mostCopies

/**
 * Adds employees to the demo company Aurora: copies of fifty of its people with their cards, passports and trips; 5,000
 * by default. Their ids end in the number of the copy.
 */
export async function plantCrowd(db: Database, copies = mostCopies): Promise<void> {
  const run = (text: string) => db.execute(sql.raw(text))
  /** The rows of a table that belong to the staff, with the columns named made different by `n`. */
  const copied = async (table: string, owner: string, whose: string, columns: readonly string[]) => {
    const written = await writtenColumns(db, table)
    await run(`insert into ${table} (${written}) select ${written} from (select (jsonb_populate_record(t, jsonb_build_object(
      ${columns.map((column) => `'${column}', t.${column} || '-' || n`).join(', ')}))).*
      from ${table} t cross join generate_series(1, ${copies}) n where t.${owner} in (${whose})) copies`)
  }
  await run(`create temporary table staff as
    select id, employee_id from profiles where company_id = 'aurora' and id ~ '^p-aurora-[0-9]+$' order by id limit 50`)
  const staff = 'select id from staff'
  await copied('employees', 'id', 'select employee_id from staff', ['id', 'external_id'])
  await copied('profiles', 'id', staff, ['id', 'employee_id', 'email'])
  await copied('credit_cards', 'profile_id', staff, ['id', 'profile_id'])
  await copied('travel_documents', 'profile_id', staff, ['id', 'profile_id'])
  await copied('trips', 'profile_id', staff, ['id', 'profile_id', 'booking_id'])
  await copied('trip_segments', 'trip_id', `select id from trips where profile_id in (${staff})`, ['id', 'trip_id'])
  await run('drop table staff')
  await run('analyze')
}

const inCrowd = (count: number) =>
  `from profiles p where p.id ~ '^p-aurora-[0-9]+-[0-9]+$' order by p.id limit ${count}`

/** Makes a person the arranger of this many of the crowd. */
export const arrangeForCrowd = (db: Database, arrangerProfileId: string, count: number) =>
  db.execute(
    sql.raw(`insert into arranger_requests (id, company_id, arranger_profile_id, traveler_profile_id, status, created_at)
      select 'crowd-${count}-' || p.id, 'aurora', '${arrangerProfileId}', p.id, 'approved', now() ${inCrowd(count)}`),
  )

/** Invites so many of the crowd to an event; half of them have accepted. */
export const inviteCrowd = (db: Database, groupTravelId: string, count: number) =>
  db.execute(
    sql.raw(`insert into group_travelers (id, group_travel_id, profile_id, status, invited_at)
      select '${groupTravelId}-' || p.id, '${groupTravelId}', p.id,
      case when random() < 0.5 then 'accepted' else 'pending' end, now() ${inCrowd(count)}`),
  )

const summit = 'g-aurora-summit'

/**
 * The two longest lists there can be: 5,000 travelers of arranger@aurora.example, and the summit of
 * organiser@aurora.example with as many people as an event may have.
 */
export async function plantLongLists(db: Database): Promise<void> {
  await plantCrowd(db)
  await arrangeForCrowd(db, 'p-aurora-arranger', crowdSize)
  const listed = await db.$count(groupTravelers, eq(groupTravelers.groupTravelId, summit))
  await inviteCrowd(db, summit, mosts.eventPeople.most - listed)
}
