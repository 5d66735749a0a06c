import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { ScimGroups } from '#contract/admin/companySettings.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { groupSchema, patchSchema, scimDesk } from '#tests/support/scim/scimDesk.ts'

// The company chooses the effect of a provisioning client's groups.
const { at, list, person, refusal, resource } = scimDesk()
const choose = (scimGroups: ScimGroups) =>
  at().services.db.update(companies).set({ scimGroups }).where(eq(companies.id, 'aurora'))
afterEach(() => choose('both'))

const center = 'cc-aurora-310'
const role = 'role-Arranger'
const made = (displayName: string) => ({ schemas: [groupSchema], displayName })
const adding = (id: string) => ({
  schemas: [patchSchema],
  Operations: [{ op: 'add', path: 'members', value: [{ value: id }] }],
})
const ids = async () => (await list('/Groups?count=200&excludedAttributes=members')).Resources.map(({ id }) => id)

test('groups become cost centers and roles until the company chooses', async () => {
  expect(await ids()).toEqual(expect.arrayContaining([center, role]))
})

test('groups that become roles only are no cost centers, and an ordinary group moves no employee', async () => {
  await choose('roles')
  const found = await ids()
  expect(found).toContain(role)
  expect(found.filter((id) => !id.startsWith('role-'))).toEqual([])
  expect(await refusal('POST', '/Groups', made('All employees of Canada'))).toEqual([403, undefined])
  const { id } = await resource('POST', '/Users', person())
  expect(await refusal('PATCH', `/Groups/${center}`, adding(id))).toEqual([404, undefined])
  await resource('PATCH', `/Groups/${role}`, adding(id))
  expect((await resource('GET', `/Users/${id}`)).groups).toMatchObject([{ value: role }])
})

test('groups that become cost centers only give no role', async () => {
  await choose('costCenters')
  const found = await ids()
  expect(found).toContain(center)
  expect(found.filter((id) => id.startsWith('role-'))).toEqual([])
  const { id } = await resource('POST', '/Users', person())
  expect(await refusal('PATCH', `/Groups/${role}`, adding(id))).toEqual([404, undefined])
  await resource('PATCH', `/Groups/${center}`, adding(id))
  expect((await resource('GET', `/Users/${id}`)).groups).toMatchObject([{ value: center }])
})

test('groups that become neither are not listed, and people keep the cost center sent with them', async () => {
  await choose('neither')
  expect(await ids()).toEqual([])
  expect(await refusal('POST', '/Groups', made('Anybody'))).toEqual([403, undefined])
})
