import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { employees } from '#server/db/schema/company/company.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { runGuestJobs } from '#server/domains/guests/guestJobs/runGuestJobs.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'
import { writtenColumns } from '#tests/support/db/writtenColumns.ts'

// These tests run the scheduled work on many guests, and on one whose update fails.

let at: MailingApi
beforeEach(async () => {
  at = await openMailingApi()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await at.close()
})

const day = (ahead: number) => new Date(at.clock.now.getTime() + ahead * 86_400_000).toISOString().slice(0, 10)
/** As many guests as a company may have, each as the demo's `guest-4` but for their end; before all others by id. */
async function plantGuests(total: number, endDate: string) {
  const copies = async (table: string, key: string, changes: object) => {
    const columns = sql.raw(await writtenColumns(at.services.db, table))
    await at.services.db.execute(sql`insert into ${sql.identifier(table)} (${columns})
      select ${columns} from (select made.* from ${sql.identifier(table)} origin, generate_series(1, ${total}) n,
        jsonb_populate_record(origin, ${JSON.stringify(changes)}::jsonb || jsonb_build_object(
          ${key}::text, 'a-many-' || n, 'employee_id', 'a-many-' || n, 'external_id', 'G-many-' || n,
          'email', 'many' || n || '@visitor.example')) made
      where origin.${sql.identifier(key === 'id' && table === 'profiles' ? 'employee_id' : key)} = 'e-aurora-guest-4') copies`)
  }
  await copies('employees', 'id', { status: 'active' })
  await copies('profiles', 'id', {})
  await copies('guest_stays', 'employee_id', { end_date: endDate, deactivated_at: null, reminded_of: null })
}
const isOfMany = sql`${employees.id} like 'a-many-%' and ${employees.status} = 'active'`
const theirs = (key: string) => eq(guestStays.employeeId, `e-aurora-${key}`)
const reminded = async () =>
  (await at.mails()).filter(({ subject }) => /is your guest until/.test(subject ?? '')).length

test('one run ends the stay of all expired guests, however many', async () => {
  await plantGuests(60, day(-3))
  expect(await at.services.db.$count(employees, isOfMany)).toBe(60)
  await runGuestJobs(at.services)
  expect(await at.services.db.$count(employees, isOfMany)).toBe(0)
})

test('the host of a guest with a later trip is reminded, however many guests end soon', async () => {
  await plantGuests(250, day(3))
  // The database reads rows that were written last, last.
  await at.services.db.update(guestStays).set({ remindedOf: null }).where(theirs('guest-1'))
  await at.services.db.update(employees).set({ status: 'active' }).where(eq(employees.id, 'e-aurora-guest-1'))
  await at.services.db.update(profiles).set({ active: true }).where(eq(profiles.employeeId, 'e-aurora-guest-1'))
  await runGuestJobs(at.services)
  expect(await reminded()).toBe(1)
})

test('a guest whose run fails delays no other, and is logged without their name', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  at.clock.now = new Date(`${day(6)}T13:00:00Z`)
  await at.services.db.update(guestStays).set({ remindedOf: null }).where(theirs('guest-1'))
  const mailQueue = { ...at.services.mailQueue, add: () => Promise.reject(new Error('no queue')) }
  await runGuestJobs({ ...at.services, mailQueue })
  const [line] = logged.mock.calls.map(([text]) => JSON.parse(String(text)) as Record<string, string>)
  expect(line).toMatchObject({ what: 'A job for a guest failed.', job: 'remindHost', employee: 'e-aurora-guest-1' })
  // Cleared in the same turn, after the reminders.
  const [stay] = await at.services.db.select().from(guestStays).where(theirs('guest-3'))
  expect(stay!.clearedAt).not.toBeNull()
  await runGuestJobs(at.services)
  expect(await reminded()).toBe(1)
})

test('a guest who is removed meanwhile is skipped without a log line', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  await plantGuests(2, day(-3))
  // The second guest is gone once the job for the first has run.
  const isSecond = eq(guestStays.employeeId, 'a-many-2')
  await at.services.db.execute(sql`create function forget_second() returns trigger language plpgsql as $$
    begin update guest_stays set cleared_at = now() where employee_id = 'a-many-2'; return new; end $$`)
  await at.services.db.execute(sql`create trigger forget after update on employees for each row
    when (new.id = 'a-many-1') execute function forget_second()`)
  await runGuestJobs(at.services)
  expect(logged.mock.calls).toEqual([])
  expect(await at.services.db.$count(employees, isOfMany)).toBe(1)
  expect(await at.services.db.$count(guestStays, isSecond)).toBe(1)
  expect(await at.services.db.$count(profiles, eq(profiles.employeeId, 'a-many-1'))).toBe(1)
})
