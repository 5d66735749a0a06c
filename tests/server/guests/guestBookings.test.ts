import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { GuestDetail, NewGuest } from '#contract/arranger/guests.ts'
import type { TravelPolicy } from '#contract/profile/profile.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { loadPerson } from '#server/domains/profile/person.ts'
import { guestDesk } from '#tests/support/guests/guestDesk.ts'

// §5, §6: the bookings that guests may make themselves, as the guest manager chose.

const desk = await guestDesk()
const [guest, employeeId] = ['guest@aurora', 'e-aurora-guest'] as const

async function change(what: Partial<NewGuest>) {
  const detail = await desk.detail(employeeId)
  const { firstName, lastName, phoneCountryCode, phoneNumber, countryCode, cultureCode, payment } = detail
  const kept = { firstName, lastName, phoneCountryCode, phoneNumber, countryCode, payment, purpose: detail.purpose }
  const known = {
    dateOfBirth: detail.dateOfBirth ?? '',
    gender: detail.gender ?? '',
    cultureCode: cultureCode as 'en-US',
  }
  const stay = { hasAccess: detail.hasAccess, hostEmployeeId: detail.host!.employeeId }
  const { booking: _, ...body } = desk.changed(detail, { ...kept, ...known, ...stay })
  return desk.answered(await desk.send('PUT', `${desk.list}/${employeeId}`, { ...body, ...what }))
}

async function policy(): Promise<TravelPolicy> {
  const [row] = await desk.services.db.select().from(employees).where(eq(employees.id, employeeId))
  return desk.get(guest, `/company/admin/companies/aurora/travel-policies/${row!.travelPolicyId}`)
}

test('a new guest may book for events only, unless the manager allows any trip', async () => {
  expect(await desk.add({ payment: 'host' })).toMatchObject({ booking: 'events' })
  expect(await desk.add({ payment: 'host', booking: 'any' })).toMatchObject({ booking: 'any' })
})

test('the answered policy of a guest allows their own trips only with that right', async () => {
  for (const [booking, isAllowed] of [
    ['events', false],
    ['any', true],
    ['events', false],
  ] as const) {
    expect(await change({ booking })).toMatchObject({ booking })
    expect((await policy()).isAllowedTransient).toBe(isAllowed)
  }
})

test('a change that leaves it out keeps what a guest may book', async () => {
  await change({ booking: 'any' })
  const changed: GuestDetail = await change({ purpose: 'Panel speaker' })
  expect(changed).toMatchObject({ purpose: 'Panel speaker', booking: 'any' })
})

test('bookings by others for a guest are under the host’s policy', async () => {
  await change({ booking: 'events' })
  const person = await loadPerson(desk.services.db, 'aurora', 'p-aurora-guest')
  expect(person.policy).toMatchObject({ isAllowedTransient: true })
})

test('a guest without any right under the policy is shown so, and follows the host’s policy and cost center', async () => {
  const { services } = desk
  const { employeeId: id } = await desk.add({ payment: 'host', booking: 'any' })
  expect(await desk.detail(id)).toMatchObject({ maySelfBook: true })
  const host = (await desk.detail(id)).host!.employeeId
  const [{ version } = { version: 0 }] = await services.db.select().from(employees).where(eq(employees.id, host))
  const changed = { version, travelPolicyId: 'tp-aurora-restricted', costCenterId: 'cc-aurora-310' }
  const answer = await desk.sendAs('admin@aurora', `/company/admin/companies/aurora/employees/${host}`, {
    method: 'PATCH',
    body: JSON.stringify(changed),
    headers: { 'Content-Type': 'application/json' },
  })
  expect(answer.status).toBe(200)
  expect(await desk.detail(id)).toMatchObject({ maySelfBook: false })
  const [guestRow] = await services.db.select().from(employees).where(eq(employees.id, id))
  expect(guestRow).toMatchObject({ travelPolicyId: 'tp-aurora-restricted', costCenterId: 'cc-aurora-310' })
})
