import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { BulkOutcome } from '#contract/employees/employees.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profileRoles } from '#server/db/schema/company/people.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { employeeIdOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { endPause } from '#tests/support/mail/mailQueue.ts'
import { employeesPath, openStaffDesk } from '#tests/support/admin/staffDesk.ts'

const list = employeesPath
const admin: Handle = 'admin@aurora'
const desk = await openStaffDesk()
const { at, send, read, add, change, refusal, accountOf, register } = desk
afterAll(() => desk.at.close())
beforeEach(() => desk.at.forgetMails())

test('a changed address of an employee who has signed in is told at both addresses, and the old password stops working', async () => {
  const person = await add({ cultureCode: 'en-CA' })
  await register(person.id)
  await at.forgetMails()
  const answer = await change(person.id, { email: 'new.place@aurora.example' })
  expect(answer.status).toBe(200)
  expect(await accountOf(person.id)).toMatchObject({ email: 'new.place@aurora.example', passwordHash: null })
  const mails = await at.mails()
  const textTo = (address: string) => mails.find(({ to }) => to?.[0]?.address === address)?.text ?? ''
  expect(textTo('new.place@aurora.example')).toContain('/set-password/')
  expect(textTo(person.email)).toContain('can no longer be used to sign in')
  expect(textTo(person.email)).not.toContain('new.place')
})

test('a deactivated employee is told, and is told of an activation within the hour too', async () => {
  const person = await add({ cultureCode: 'en-CA' })
  await register(person.id)
  await at.forgetMails()
  const version = (await read(person.id)).version
  const gone = await send('POST', `${list}/deactivateEmployee`, { employeeId: person.id, version })
  expect(await gone.json()).toMatchObject({ status: 'inactive' })
  await change(person.id, { status: 'active' })
  const subjects = async () => (await at.mails()).map(({ subject }) => subject)
  expect(await subjects()).toEqual(['Your access to Waymark has ended'])
  await endPause(at.services)
  expect(await subjects()).toEqual(['Your access to Waymark has ended', 'You can sign in to Waymark again'])
})

test('an admin cannot deactivate or delete themself, and the last Admin keeps the role', async () => {
  const me = employeeIdOf(admin)
  expect(await refusal(await send('POST', `${list}/deactivateEmployee`, { employeeId: me }))).toEqual([409, 'oneself'])
  expect(await refusal(await send('DELETE', `${list}/${me}`))).toEqual([409, 'oneself'])
  const others = await at.services.db.delete(profileRoles).where(eq(profileRoles.role, 'Admin')).returning()
  await at.services.db.insert(profileRoles).values({ profileId: profileIdOf(admin), role: 'Admin' })
  expect(await refusal(await change(me, { roles: [] }))).toEqual([409, 'lastAdmin'])
  await at.services.db.insert(profileRoles).values(others).onConflictDoNothing()
})

test('an employee without trips is deleted with everything about them', async () => {
  const person = await add()
  expect((await send('DELETE', `${list}/${person.id}?version=${person.version}`)).status).toBe(200)
  expect((await at.send(admin, `${list}/${person.id}`)).status).toBe(404)
  expect(await at.services.db.$count(employees, eq(employees.id, person.id))).toBe(0)
})

test('a deleted employee with trips keeps a row with its number and no name, and is listed no more', async () => {
  const person = await add({ cultureCode: 'en-CA' })
  await at.services.db
    .update(trips)
    .set({ profileId: person.profileId! })
    .where(eq(trips.id, (await at.services.db.select().from(trips).limit(1))[0]!.id))
  expect((await send('DELETE', `${list}/${person.id}`)).status).toBe(200)
  const left = await read(person.id)
  expect(left).toMatchObject({
    externalId: person.externalId,
    firstName: 'Former',
    email: '',
    mobilePhone: '',
    status: 'inactive',
    trips: 1,
  })
  expect(await accountOf(person.id)).toBeUndefined()
  expect(await refusal(await change(person.id, { status: 'active' }))).toEqual([409, 'deleted'])
})

test("an approver of other people's trips is not deleted before they have another approver", async () => {
  const approver = await add()
  const traveler = await add({ approverId: approver.id, managerId: approver.id })
  expect(await refusal(await send('DELETE', `${list}/${approver.id}`))).toEqual([409, 'approvesOthers'])
  await change(traveler.id, { approverId: employeeIdOf('finance@aurora') })
  expect((await send('DELETE', `${list}/${approver.id}`)).status).toBe(200)
  expect(await read(traveler.id)).toMatchObject({ manager: null })
})

test('a bulk change reports the skipped employees with the reason', async () => {
  const [one, two] = [await add(), await add({ isInvited: false })]
  await change(two.id, { status: 'active' })
  await at.services.db.update(employees).set({ invitedAt: null }).where(eq(employees.id, two.id))
  await at.forgetMails()
  const bulk = async (changed: object, ...employeeIds: string[]) =>
    (await (await send('POST', `${list}/bulk`, { employeeIds, change: changed })).json()) as BulkOutcome
  const reasons = ({ skipped }: BulkOutcome) => skipped.map(({ reason }) => reason)
  const off = await bulk({ kind: 'deactivate' }, one.id, 'e-nobody', employeeIdOf(admin), 'e-aurora-guest-1')
  expect([off.changed, reasons(off)]).toEqual([1, ['unknown', 'oneself', 'unknown']])
  const invited = await bulk({ kind: 'invite' }, one.id, two.id, employeeIdOf('finance@aurora'))
  expect([invited.changed, reasons(invited)]).toEqual([1, ['inactive', 'asItIs']])
  expect((await at.mails()).map(({ to }) => to?.[0]?.address)).toEqual([two.email])
  const moved = await bulk({ kind: 'costCenter', costCenterId: 'cc-aurora-210' }, one.id, two.id)
  expect(moved.changed).toBe(2)
  expect(reasons(await bulk({ kind: 'costCenter', costCenterId: 'cc-aurora-210' }, two.id))).toEqual(['asItIs'])
  const on = await bulk({ kind: 'activate' }, one.id, two.id)
  expect([on.changed, reasons(on)]).toEqual([1, ['asItIs']])
})

test('a bulk change of more than a hundred changes each employee once and names every skipped one', async () => {
  const { id } = await add()
  const nobodies = Array.from({ length: 120 }, (_, at) => `e-nobody-${at}`)
  const employeeIds = [...nobodies, id, employeeIdOf(admin), id]
  const body = { employeeIds, change: { kind: 'deactivate' } }
  const { changed, skipped } = (await (await send('POST', `${list}/bulk`, body)).json()) as BulkOutcome
  expect(changed).toBe(1)
  expect(skipped.map((each) => each.id)).toEqual([...nobodies, employeeIdOf(admin)])
  expect(await read(id)).toMatchObject({ status: 'inactive' })
})
