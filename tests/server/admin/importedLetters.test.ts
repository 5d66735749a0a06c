import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { calendarSubscriptions } from '#server/db/schema/profile/calendar.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { importDesk } from '#tests/support/admin/importDesk.ts'
import { openMailingApi } from '#tests/support/mail/mailingApi.ts'

// An import has the effects of a form: mails, and ended access with the status.

const desk = await importDesk(openMailingApi)
const { db } = desk.services
beforeEach(() => desk.forgetMails())

/** A row about a demo person, with some changes. */
async function rowOf(key: string, changed: Record<string, string>) {
  const [found] = await db
    .select({
      externalId: employees.externalId,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      email: profiles.email,
    })
    .from(employees)
    .innerJoin(profiles, eq(profiles.employeeId, employees.id))
    .where(eq(employees.id, `e-aurora-${key}`))
  return { ...found!, ...changed }
}
const bring = async (key: string, changed: Record<string, string>) =>
  desk.bring('employees', [await rowOf(key, changed)])
/** The receiver, subject and text of each mail. */
const told = async () =>
  (await desk.mails()).map(({ to, subject, text }) => ({
    to: (to ?? []).map(({ address }) => address).join(),
    subject,
    text,
  }))

test('an employee deactivated by an import is told, and their calendar address ends', async () => {
  await db.insert(calendarSubscriptions).values({
    profileId: 'p-aurora-risk',
    companyId: 'aurora',
    tokenHash: 'x',
    language: 'en',
    createdAt: desk.clock.now,
  })
  await bring('risk', { status: 'inactive' })
  expect(await db.$count(calendarSubscriptions, eq(calendarSubscriptions.profileId, 'p-aurora-risk'))).toBe(0)
  expect(await told()).toMatchObject([{ to: 'risk@aurora.example', subject: 'Your access to Waymark has ended' }])
  await desk.forgetMails()
  await bring('risk', { status: 'active' })
  // The other administrators get a request for the person's former role.
  const theirs = (await told()).filter(({ to }) => to === 'risk@aurora.example')
  expect(theirs).toMatchObject([{ subject: 'You can sign in to Waymark again' }])
})

test('an employee whose roles an import changes is told once, with what their roles now allow', async () => {
  await bring('finance', { roles: 'Arranger; GuestManager' })
  const [letter, ...others] = await told()
  expect(others).toEqual([])
  expect(letter).toMatchObject({ to: 'finance@aurora.example', subject: 'Your roles in Waymark have changed' })
  const [, roles] = letter!.text!.split('Your roles now:')
  expect(roles).toMatch(/^- Arranger: .*$/m)
  expect(roles).toMatch(/^- Guest manager: .*$/m)
  expect(roles).not.toContain('Financial officer')
})

test('an employee whose address an import changes is told at both addresses', async () => {
  await bring('traveller', { email: 'elsewhere@quill.example' })
  expect((await told()).map(({ to }) => to).toSorted()).toEqual(['elsewhere@quill.example', 'traveller@aurora.example'])
})

test('an imported new employee gets no mail until the administrator invites them', async () => {
  const row = { externalId: 'N1', firstName: 'Ada', lastName: 'Quill', email: 'ada@quill.example', roles: 'VIP' }
  await desk.bring('employees', [row])
  expect(await told()).toEqual([])
})
