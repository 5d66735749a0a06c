import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { GuestDetail, NewGuest } from '#contract/arranger/guests.ts'
import { failureSchema } from '#contract/wire/envelope.ts'
import { letterPauseMs } from '#contract/time/letterPause.ts'
import type { ProfileChange } from '#contract/profile/profileChanges.ts'
import { accounts, profileRoles, profiles } from '#server/db/schema/company/people.ts'
import { employeeIdOf } from '#tests/support/http/api.ts'
import { demo, guestDesk } from '#tests/support/guests/guestDesk.ts'

// §2 guests: adding, changing, inviting and removing them.

const desk = await guestDesk()

describe('the host of a guest', () => {
  const toHosts = async () => (await desk.mails()).filter(({ subject }) => /host of|recevez/.test(subject ?? ''))

  test('a host is told who named them, once, and not of what they did themselves', async () => {
    const guest = await desk.add({ hasAccess: false })
    const [mail, ...others] = await toHosts()
    expect(others).toEqual([])
    expect([mail?.to?.[0]?.address, mail?.replyTo?.[0]?.address]).toEqual([
      'arranger@aurora.example',
      'guestmanager@aurora.example',
    ])
    expect(mail?.subject).toBe('You are the host of Ada Quill')
    expect(mail?.text).toContain('Marcus Oyelaran has named you as the host of Ada Quill, who is your guest until ')
    // The host neither manages guests nor books for them.
    expect(mail?.text).not.toMatch(/guests\/|Open|book/)
    await desk.send(
      'PUT',
      `${desk.list}/${guest.employeeId}`,
      desk.changed(guest, { hasAccess: false, purpose: 'Talk' }),
    )
    expect(await toHosts(), 'a change of something else').toHaveLength(1)
    await desk.add({ hasAccess: false, hostEmployeeId: employeeIdOf(desk.manager) })
    expect(await toHosts(), 'the manager is the host').toHaveLength(1)
  })

  test('a new host of a guest is told, with the way to book for them or to their page', async () => {
    const guest = await desk.add({ hasAccess: false, hostEmployeeId: employeeIdOf(desk.manager) })
    const named = async (handle: 'guestbooker@aurora' | 'arranger@aurora') => {
      const now = await desk.detail(guest.employeeId)
      await desk.forgetMails()
      const changed = desk.changed(now, { hasAccess: false, hostEmployeeId: employeeIdOf(handle) })
      await desk.send('PUT', `${desk.list}/${guest.employeeId}`, changed)
      return (await toHosts()).map(({ to, text }) => [to?.[0]?.address, text])
    }
    expect(await named('guestbooker@aurora')).toEqual([
      ['guestbooker@aurora.example', expect.stringMatching(/You can book trips for guests in Waymark\.[^]*\/home/)],
    ])
    await desk.services.db.insert(profileRoles).values({ profileId: 'p-aurora-arranger', role: 'GuestManager' })
    expect(await named('arranger@aurora')).toEqual([
      ['arranger@aurora.example', expect.stringContaining(`/guests/${guest.employeeId}/edit`)],
    ])
    await desk.services.db
      .delete(profileRoles)
      .where(and(eq(profileRoles.profileId, 'p-aurora-arranger'), eq(profileRoles.role, 'GuestManager')))
  })
})

describe('a new guest', () => {
  test('a new guest has host, cost center and number, and is invited in their language once', async () => {
    const guest = await desk.add()
    expect(guest).toMatchObject({
      firstName: 'Ada',
      email: expect.stringMatching(/^ada\.quill\d+@visitor\.example$/),
      phoneNumber: '7700900123',
      status: 'invited',
      endDate: desk.day(30),
      isRegistered: false,
      isRemovable: true,
      removalDate: desk.day(60),
      invitedAt: desk.clock.now.toISOString(),
      host: { firstName: 'Noor' },
    })
    const [mail, ...others] = await desk.otherMails()
    expect(others).toEqual([])
    expect([mail?.to?.[0]?.address, mail?.replyTo?.[0]?.address]).toEqual([guest.email, 'arranger@aurora.example'])
    expect(mail?.subject).toBe('Noor Haddad vous invite à voyager pour Aurora Industries')
    expect(mail?.text).toMatch(/\/identity\/set-password\/[\w-]{43}/)
    // A guest without a home airport reads the hour of the company’s agency.
    expect(mail?.text).toMatch(/ \(H[NA]E\)\./)
    const isHers = eq(profiles.employeeId, guest.employeeId)
    const [profile] = await desk.services.db.select().from(profiles).where(isHers)
    const changes = await desk.get<{ responseData: ProfileChange[] }>(
      'admin@aurora',
      `/main/companies/aurora/profiles/${profile!.id}/changes`,
    )
    expect(changes.responseData).toMatchObject([{ actorName: 'Marcus Oyelaran', action: 'added', fields: ['guest'] }])
    const roles = await desk.services.db.select().from(profileRoles).where(eq(profileRoles.profileId, profile!.id))
    expect(roles.map(({ role }) => role)).toEqual(['Guest'])
  })

  test('a guest without access is not invited, and without an address mails go to the host', async () => {
    const guest = await desk.add({ email: '', hasAccess: false })
    expect(guest).toMatchObject({ email: null, status: 'active', hasAccess: false, invitedAt: null })
    expect(await desk.otherMails()).toEqual([])
    const [profile] = await desk.services.db.select().from(profiles).where(eq(profiles.employeeId, guest.employeeId))
    expect(profile?.email).toMatch(/\.invalid$/)
    await desk.sendAs('admin@aurora', `/main/companies/aurora/profiles/${profile!.id}`, { method: 'DELETE' })
    expect((await desk.otherMails()).map(({ to }) => to?.[0]?.address)).toEqual(['arranger@aurora.example'])
    const shown = await desk.sendAs('admin@aurora', `/main/companies/aurora/profiles/${profile!.id}`)
    expect(await shown.text()).not.toContain('invalid')
  })

  test.each<[what: string, typed: Partial<NewGuest>, refused: string]>([
    ['the address of an employee', { email: 'Traveller@aurora.example' }, 'email: employeeEmail'],
    ['the address of another guest', { email: 'guest@aurora.example' }, 'email: alreadyThere'],
    ['the address of somebody of another company', { email: 'admin@boreal.example' }, 'email: alreadyThere'],
    ['access without an address', { email: '' }, 'email: required'],
    ['a host who is a guest', { hostEmployeeId: 'e-aurora-guest-1' }, 'hostEmployeeId: unknownPerson'],
    ['a host of another company', { hostEmployeeId: 'e-boreal-admin' }, 'hostEmployeeId: unknownPerson'],
    ['nobody as host', { hostEmployeeId: '' }, 'hostEmployeeId: required'],
    ['a telephone number without its country', { phoneCountryCode: '' }, 'phoneCountryCode: phoneCode'],
    ['a name in other letters', { lastName: 'Ада' }, 'lastName: nameScript'],
    ['an end that is over', { endDate: '2020-01-01' }, 'endDate: datePast'],
    ['an end in more than a year', { endDate: '2099-01-01' }, 'endDate: dateTooFar'],
  ])('a guest with %s is refused at its field', async (_, typed, refused) => {
    expect(await desk.refusal(await desk.send('POST', desk.list, { ...desk.ada(), ...typed }))).toEqual([400, refused])
  })

  test('one of two simultaneous new guests with the same address is added', async () => {
    const both = desk.ada()
    const given = await Promise.all([desk.send('POST', desk.list, both), desk.send('POST', desk.list, both)])
    expect(new Set(given.map(({ status }) => status))).toEqual(new Set([200, 400]))
  })
})

describe('a change of a guest', () => {
  const put = (guest: GuestDetail, what: Partial<NewGuest>) =>
    desk.send('PUT', `${desk.list}/${guest.employeeId}`, desk.changed(guest, what))

  test('a change of a guest is stored and recorded by field, and repeating it changes nothing', async () => {
    const guest = await desk.add()
    const after = await desk.answered(
      await put(guest, { firstName: ' Ada  May ', hostEmployeeId: employeeIdOf('vip@aurora') }),
    )
    expect(after).toMatchObject({ firstName: 'Ada May', host: { email: 'vip@aurora.example' } })
    const same = { firstName: 'Ada May', hostEmployeeId: employeeIdOf('vip@aurora') }
    expect((await desk.answered(await put(after, same))).version).toBe(after.version)
    const [profile] = await desk.services.db.select().from(profiles).where(eq(profiles.employeeId, guest.employeeId))
    const { responseData } = await desk.get<{ responseData: ProfileChange[] }>(
      'admin@aurora',
      `/main/companies/aurora/profiles/${profile!.id}/changes`,
    )
    expect(responseData.map(({ section, fields }) => [section, fields])).toEqual(
      expect.arrayContaining([
        ['personal', ['firstName']],
        ['account', ['hostEmployeeId']],
      ]),
    )
    expect(responseData).toHaveLength(3)
  })

  test("a change of an older version is refused with the current guest, also after the guest's own change", async () => {
    const guest = await desk.add()
    await desk.answered(await put(guest, { purpose: 'Other' }))
    const late = await put(guest, { purpose: 'Mine' })
    expect(late.status).toBe(412)
    expect(failureSchema.parse(await late.json()).current).toMatchObject({ purpose: 'Other' })
    const now = await desk.detail(guest.employeeId)
    const [profile] = await desk.services.db.select().from(profiles).where(eq(profiles.employeeId, guest.employeeId))
    await desk.sendAs('admin@aurora', `/main/companies/aurora/profiles/${profile!.id}`, {
      method: 'PATCH',
      body: JSON.stringify([{ op: 'replace', path: '/firstName', value: 'Adelaide' }]),
      headers: { 'Content-Type': 'application/json' },
    })
    expect((await put(now, { purpose: 'Mine' })).status).toBe(412)
  })

  test('a new address before the first sign-in is invited, and the earlier link stops working', async () => {
    const guest = await desk.add()
    await desk.forgetMails()
    const after = await desk.answered(await put(guest, { email: 'ada@elsewhere.example' }))
    expect(after).toMatchObject({ email: 'ada@elsewhere.example', status: 'invited' })
    expect((await desk.otherMails()).map(({ to }) => to?.[0]?.address)).toEqual(['ada@elsewhere.example'])
    const held = await desk.services.db.select().from(accounts).where(eq(accounts.email, guest.email!))
    expect(held).toEqual([])
  })

  test('a new address for a guest who has signed in is refused, as it would hand over their account', async () => {
    const guest = await desk.add()
    await desk.services.db
      .update(profiles)
      .set({ registeredAt: desk.clock.now })
      .where(eq(profiles.employeeId, guest.employeeId))
    expect(await desk.refusal(await put(guest, { email: 'manager@elsewhere.example' }))).toEqual([
      400,
      'email: invalid',
    ])
  })

  test('giving access sends an invitation, and taking it does not', async () => {
    const guest = await desk.add({ hasAccess: false })
    const invited = await desk.answered(await put(guest, { hasAccess: true }))
    expect(invited.status).toBe('invited')
    expect(await desk.otherMails()).toHaveLength(1)
    const without = await desk.answered(await put(invited, { hasAccess: false }))
    expect(without.status).toBe('active')
    expect(await desk.refusal(await desk.send('POST', `${desk.list}/${guest.employeeId}/invitation`))).toEqual([
      409,
      'notInvited',
    ])
  })
})

test('an invitation can be sent again an hour after the last one', async () => {
  const guest = await desk.add()
  const again = () => desk.send('POST', `${desk.list}/${guest.employeeId}/invitation`)
  expect(await desk.refusal(await again())).toEqual([429, 'invitedRecently'])
  desk.clock.now = new Date(+desk.clock.now + letterPauseMs)
  expect((await again()).status).toBe(200)
  expect(await desk.refusal(await again())).toEqual([429, 'invitedRecently'])
  const links = (await desk.otherMails()).map(({ text }) => /set-password\/([\w-]+)/.exec(text ?? '')?.[1])
  expect(new Set(links).size).toBe(2)
})

describe('removing a guest', () => {
  test('a guest without trips is removed with all data, and their address is free', async () => {
    const guest = await desk.add()
    expect((await desk.send('DELETE', `${desk.list}/${guest.employeeId}?version=${guest.version + 1}`)).status).toBe(
      412,
    )
    expect((await desk.send('DELETE', `${desk.list}/${guest.employeeId}?version=${guest.version}`)).status).toBe(200)
    expect((await desk.sendAs(desk.manager, `${desk.list}/${guest.employeeId}`)).status).toBe(404)
    expect(await desk.services.db.$count(profiles, eq(profiles.email, guest.email!))).toBe(0)
    expect((await desk.add({ email: guest.email! })).status).toBe('invited')
  })

  test('every guest of the demo without trips can be removed, whatever belongs to them', async () => {
    for (const key of ['guest', 'guest-2', 'guest-4', 'guest-5', 'guest-6'])
      expect((await desk.send('DELETE', `${desk.list}/${demo(key)}`)).status, key).toBe(200)
  })

  test.each(['guest-1', 'guest-3'])('the guest %s has a trip and stays, whether it is ahead or over', async (key) => {
    expect(await desk.refusal(await desk.send('DELETE', `${desk.list}/${demo(key)}`))).toEqual([409, 'guestHasTrips'])
  })
})
