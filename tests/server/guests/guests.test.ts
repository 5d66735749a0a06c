import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { GuestDetail, GuestHost, GuestPage } from '#contract/arranger/guests.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { profileRoles } from '#server/db/schema/company/people.ts'
import { profileIdOf } from '#tests/support/http/api.ts'
import { demo, guestDesk } from '#tests/support/guests/guestDesk.ts'

// §2 guests, §6 GuestManager: the data a guest manager sees, and the data they do not see.

const desk = await guestDesk()

describe('the list of guests', () => {
  test('the list shows each guest with host, state, next trip and missing data, and counts the states', async () => {
    const { responseData, statusCounts, totalItemCount } = await desk.get<GuestPage>(desk.manager, desk.list)
    expect([totalItemCount, statusCounts]).toEqual([7, { active: 3, invited: 1, expired: 2, deactivated: 1 }])
    const soon = responseData.find(({ employeeId }) => employeeId === demo('guest-1'))
    expect(soon).toMatchObject({
      status: 'active',
      endDate: desk.day(6),
      isTripBeyondEnd: true,
      host: { email: 'arranger@aurora.example', costCenter: expect.stringMatching(/\w/) },
      createdByName: 'Marcus Oyelaran',
    })
    expect(soon?.trip).toMatchObject({ destination: 'Montreal', tripStatus: 'Upcoming' })
    // The host pays, with a card for everything.
    expect(soon?.profileIssues).toEqual([])
    const { profileIssues } = await desk.add({ payment: 'own' })
    expect(profileIssues).toContainEqual({ issue: 'airFopMissing' })
  })

  test('the list shows no address for a guest without one, and does not find the placeholder address', async () => {
    const { responseData } = await desk.get<GuestPage>(desk.manager, desk.list)
    const without = responseData.find(({ employeeId }) => employeeId === demo('guest-5'))
    expect(without).toMatchObject({ email: null, hasAccess: false, status: 'active' })
    expect((await desk.get<GuestPage>(desk.manager, `${desk.list}?search=invalid`)).totalItemCount).toBe(0)
  })

  test('the list is searched without accents, filtered by state, sorted by the end, and paged', async () => {
    const zoe = await desk.add({ firstName: 'Zoé', lastName: 'Ångström' })
    const names = async (query: string) =>
      (await desk.get<GuestPage>(desk.manager, desk.list + query)).responseData.map(({ firstName }) => firstName)
    expect(await names('?search=zoe')).toEqual(['Zoé'])
    expect(await names('?search=ANGSTROM')).toEqual(['Zoé'])
    expect(await names(`?search=${zoe.email!.toUpperCase()}`)).toEqual(['Zoé'])
    expect(await names('?search=zoe&status=expired')).toEqual([])
    const ends = (await desk.get<GuestPage>(desk.manager, `${desk.list}?sort=endDate:asc`)).responseData.map(
      (row) => row.endDate,
    )
    expect(ends).toEqual(ends.toSorted())
    const second = await desk.get<GuestPage>(desk.manager, `${desk.list}?pageSize=5&pageNumber=2`)
    expect([second.responseData.length, second.prevPage]).toEqual([second.totalItemCount - 5, 1])
  })
})

describe('access to guests', () => {
  test('a guest manager reaches no employee by these calls, whatever they send', async () => {
    for (const key of ['traveller', 'guestmanager', 'everything', 'nowhere'])
      for (const [method, path, body] of [
        ['GET', '', undefined],
        ['PUT', '', desk.changed({ version: 1 } as GuestDetail, {})],
        ['POST', '/extension', { endDate: desk.day(10) }],
        ['POST', '/deactivation', undefined],
        ['POST', '/invitation', undefined],
        ['DELETE', '', undefined],
      ] as const)
        expect(
          (await desk.send(method, `${desk.list}/${demo(key)}${path}`, body)).status,
          `${method} ${key}${path}`,
        ).toBe(404)
  })

  test('the calls about employees stay closed for a guest manager', async () => {
    expect((await desk.sendAs(desk.manager, '/main/companies/aurora/profiles/p-aurora-guest')).status).toBe(403)
    expect((await desk.sendAs(desk.manager, '/main/companies/aurora/profiles/p-aurora-traveller')).status).toBe(403)
  })

  test('a removed role is gone with the next call', async () => {
    expect((await desk.sendAs(desk.manager, desk.list)).status).toBe(200)
    const held = eq(profileRoles.profileId, profileIdOf(desk.manager))
    await desk.services.db.delete(profileRoles).where(held)
    expect((await desk.sendAs(desk.manager, desk.list)).status).toBe(403)
    await desk.services.db.insert(profileRoles).values({ profileId: profileIdOf(desk.manager), role: 'GuestManager' })
  })

  test('a company without guest management has none of these calls', async () => {
    const [aurora] = await desk.services.db.select().from(companies).where(eq(companies.id, 'aurora'))
    const offer = (guestManagement: boolean) =>
      desk.services.db
        .update(companies)
        .set({ employeeFeatures: { ...aurora!.employeeFeatures, guestManagement } })
        .where(eq(companies.id, 'aurora'))
    await offer(false)
    expect((await desk.sendAs(desk.manager, desk.list)).status).toBe(404)
    expect((await desk.sendAs(desk.manager, `${desk.list}/${demo('guest-1')}`)).status).toBe(404)
    expect((await desk.send('POST', desk.list, desk.ada())).status).toBe(404)
    await offer(true)
  })
})

test('a host is found by name or address, with only the data a choice needs', async () => {
  const find = (search: string) =>
    desk.get<GuestHost[]>(desk.manager, `/company/companies/aurora/guest-hosts?search=${search}`)
  expect(await find('camille trem')).toEqual([
    {
      employeeId: 'e-aurora-traveller',
      firstName: 'Camille',
      lastName: 'Tremblay',
      email: 'traveller@aurora.example',
      costCenter: expect.stringMatching(/\w/),
    },
  ])
  expect((await find('guest')).map(({ email }) => email)).toEqual([
    'guestbooker@aurora.example',
    'guestmanager@aurora.example',
  ])
  expect(await find('c')).toEqual([])
  expect((await find('aurora.example')).length).toBe(10)
})
