import { eq } from 'drizzle-orm'
import { importJWK, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createApi } from '#server/api.ts'
import { companyChanges } from '#server/db/schema/company/admin.ts'
import { oidcRecords } from '#server/db/schema/system/identity.ts'
import { accounts, profileRoles } from '#server/db/schema/company/people.ts'
import { toolSessions } from '#server/db/schema/trips/bookingTool.ts'
import { audienceOf, issuerOf } from '#server/domains/session/addresses.ts'
import { identityKeys } from '#server/domains/session/keys.ts'
import { findVisit } from '#server/toolHost/sessions/visit.ts'
import { sha256 } from '#server/crypto/tokens.ts'
import { endPause } from '#tests/support/mail/mailQueue.ts'
import { enterpriseSchema, patchSchema, scimDesk, userSchema } from '#tests/support/scim/scimDesk.ts'

const desk = scimDesk()
const { send, resource, list, refusal, refusedPatch, person, add, patch, find } = desk

/** A person of the demo who is signed in, with a visit to the booking tool. */
async function signedIn(key: string) {
  const { services } = desk.at()
  const [accountId, grant] = [`a-aurora-${key}`, `grant-${key}`]
  const expiresAt = new Date(+services.now() + 3_600_000)
  await services.db.insert(oidcRecords).values([
    { model: 'Grant', id: grant, accountId, expiresAt },
    { model: 'RefreshToken', id: `refresh-${key}`, accountId, grantId: grant, expiresAt },
  ])
  const visit = {
    grantId: grant,
    accountId,
    travelerProfileId: `p-aurora-${key}`,
    travelerType: 'self' as const,
    obtKind: 'ZIIOBT' as const,
    locale: 'en-ca',
    expiresAt,
  }
  await services.db.insert(toolSessions).values({ tokenHash: sha256(`cookie-${key}`), ...visit })
  const seconds = Math.floor(+services.now() / 1000)
  const token = await new SignJWT({ sub: accountId, grant, iat: seconds, exp: seconds + 600 })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' })
    .setIssuer(issuerOf(services.env))
    .setAudience(audienceOf(services.env))
    .sign(await importJWK((await identityKeys(services)).signing, 'ES256'))
  const api = createApi(services)
  return {
    status: async () =>
      (await api.request('/company/auth/whoami', { headers: { Authorization: `Bearer ${token}` } })).status,
    visit: () => findVisit(services, `cookie-${key}`),
  }
}

test('a deactivated person is signed out at once, in the application and in the booking tool', async () => {
  const person = await signedIn('traveller')
  expect([await person.status(), (await person.visit())?.caller.profileId]).toEqual([200, 'p-aurora-traveller'])
  await patch('/Users/e-aurora-traveller', { op: 'Replace', path: 'active', value: 'False' })
  expect([await person.status(), await person.visit()]).toEqual([401, undefined])
  await patch('/Users/e-aurora-traveller', { op: 'Replace', path: 'active', value: 'True' })
  // Activated again, they have to sign in anew.
  expect([await person.status(), await person.visit()]).toEqual([401, undefined])
})

test('a deleted person is signed out at once, and their trips stay', async () => {
  const gone = await signedIn('arranger')
  expect(await gone.status()).toBe(200)
  const trips = () =>
    desk.at().get<unknown[]>('admin@aurora', '/main/companies/aurora/profiles/p-aurora-arranger/trips')
  const before = (await trips()).length
  expect((await send('DELETE', '/Users/e-aurora-arranger')).status).toBe(204)
  expect(await gone.status()).toBe(401)
  expect((await trips()).length).toBe(before)
})

test('a new person is invited by mail in their language once they are active', async () => {
  await desk.at().forgetMails()
  const { id } = await add({ active: false, locale: 'fr-CA' })
  expect(await desk.at().mails()).toEqual([])
  const { userName } = await patch(`/Users/${id}`, { op: 'replace', path: 'active', value: true })
  const [mail, ...others] = await desk.at().mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: [{ address: userName }] })
  expect(mail!.text).toContain('Choisissez un mot de passe')
})

test('mails about provisioned people are in the name of their company, and replies go to an administrator', async () => {
  await desk.at().forgetMails()
  await patch('/Users/e-aurora-finance', { op: 'replace', path: 'active', value: false })
  await patch('/Users/e-aurora-finance', { op: 'replace', path: 'active', value: true })
  await patch('/Groups/role-Arranger', { op: 'add', path: 'members', value: [{ value: 'e-aurora-finance' }] })
  await endPause(desk.at().services)
  const mails = (await desk.at().mails()).filter(({ to }) => to?.[0]?.address === 'finance@aurora.example')
  expect(new Set(mails.map(({ subject }) => subject))).toEqual(
    new Set([
      'Your access to Waymark has ended',
      'You can sign in to Waymark again',
      'Your roles in Waymark have changed',
    ]),
  )
  expect(mails).toHaveLength(3)
  for (const { replyTo, text } of mails) {
    expect(replyTo).toMatchObject([{ name: 'Aurora Industries', address: 'admin@aurora.example' }])
    expect(text).toContain('Aurora Industries has')
  }
})

test('the last administrator can neither be deactivated, deleted nor lose the role', async () => {
  const { db } = desk.at().services
  await db.delete(profileRoles).where(eq(profileRoles.profileId, 'p-aurora-everything'))
  const admins = (await resource('GET', '/Groups/role-Admin')).members?.map(({ value }) => value)
  expect(admins).toEqual(['e-aurora-admin'])
  expect(await refusedPatch('/Users/e-aurora-admin', { op: 'replace', path: 'active', value: false })).toEqual([
    409,
    undefined,
  ])
  expect(await refusal('DELETE', '/Users/e-aurora-admin')).toEqual([409, undefined])
  for (const operation of [
    { op: 'remove', path: 'members[value eq "e-aurora-admin"]' },
    { op: 'remove', path: 'members' },
    { op: 'replace', path: 'members', value: [] },
  ])
    expect(await refusedPatch('/Groups/role-Admin', operation)).toEqual([409, undefined])
  expect((await resource('GET', '/Users/e-aurora-admin')).active).toBe(true)
  expect((await resource('GET', '/Groups/role-Admin')).members).toHaveLength(1)
})

test('roles are given and taken as members of the group of the role', async () => {
  const { id } = await add()
  const group = '/Groups/role-FinancialOfficer'
  await patch(group, { op: 'Add', path: 'members', value: [{ value: id }] })
  expect((await resource('GET', `/Users/${id}`)).roles?.map(({ value }) => value)).toContain('FinancialOfficer')
  expect((await find(`groups.value eq "role-FinancialOfficer" and id eq "${id}"`)).totalResults).toBe(1)
  await patch(group, { op: 'Remove', path: `members[value eq "${id}"]` })
  expect((await resource('GET', `/Users/${id}`)).roles?.map(({ value }) => value)).not.toContain('FinancialOfficer')
  expect(await refusedPatch(`/Users/${id}`, { op: 'add', path: 'roles', value: [{ value: 'Admin' }] })).toEqual([
    400,
    'mutability',
  ])
  expect(await refusedPatch(group, { op: 'replace', path: 'displayName', value: 'Treasurers' })).toEqual([
    400,
    'mutability',
  ])
  expect(await refusal('DELETE', group)).toEqual([403, undefined])
})

test('guests are not found, read or changed', async () => {
  expect((await find('userName eq "guest@aurora.example"')).totalResults).toBe(0)
  expect(await refusal('GET', '/Users/e-aurora-guest-1')).toEqual([404, undefined])
  expect(await refusal('DELETE', '/Users/e-aurora-guest-1')).toEqual([404, undefined])
  expect(await refusal('POST', '/Users', person({ userName: 'guest@aurora.example' }))).toEqual([409, 'uniqueness'])
})

test('addresses and numbers belong to one person, also across companies', async () => {
  const { id, [enterpriseSchema]: employment } = await add()
  expect(await refusal('POST', '/Users', person({ userName: 'admin@boreal.example' }))).toEqual([409, 'uniqueness'])
  const sameNumber = { [enterpriseSchema]: { employeeNumber: employment!.employeeNumber } }
  expect(await refusal('POST', '/Users', person(sameNumber))).toEqual([409, 'uniqueness'])
  const taken = { op: 'replace', path: 'userName', value: 'admin@aurora.example' }
  expect(await refusedPatch(`/Users/${id}`, taken)).toEqual([409, 'uniqueness'])
})

test('a change of another version is refused, and an unchanged resource is not sent again', async () => {
  const { id, meta } = await add()
  const path = `/Users/${id}`
  const body = { schemas: [patchSchema], Operations: [{ op: 'replace', path: 'title', value: 'One' }] }
  const as = (name: string, value: string) => ({ headers: { [name]: value } })
  const known = await send('GET', path, undefined, as('If-None-Match', meta.version))
  expect([known.status, known.body]).toEqual([304, undefined])
  const first = await send('PATCH', path, body, as('If-Match', meta.version))
  expect(first.status).toBe(200)
  expect((await send('PATCH', path, body, as('If-Match', meta.version))).status).toBe(412)
  expect((await send('PUT', path, person(), as('If-Match', meta.version))).status).toBe(412)
  expect((await send('DELETE', path, undefined, as('If-Match', meta.version))).status).toBe(412)
  expect((await send('GET', path, undefined, as('If-None-Match', meta.version))).status).toBe(200)
  expect((await send('DELETE', path, undefined, as('If-Match', '*'))).status).toBe(204)
})

test('only the requested attributes are answered', async () => {
  const [one] = (await list('/Users?count=1&attributes=userName,name.familyName')).Resources
  expect(Object.keys(one!).toSorted()).toEqual(['id', 'name', 'schemas', 'userName'])
  expect(Object.keys(one!.name!)).toEqual(['familyName'])
  const without = `/Users/${one!.id}?excludedAttributes=emails,${enterpriseSchema}:manager,meta`
  const { body } = await send('GET', without)
  expect(Object.keys(body!)).not.toContain('emails')
  expect(Object.keys(body!)).not.toContain('meta')
  expect(Object.keys(body![enterpriseSchema] as object)).not.toContain('manager')
  expect(await refusal('GET', '/Users?attributes=id&excludedAttributes=name')).toEqual([400, 'invalidValue'])
})

test('people of the other company are unknown to every operation', async () => {
  const foreign = '/Users/e-boreal-traveller'
  expect(await refusal('GET', foreign)).toEqual([404, undefined])
  expect(await refusedPatch(foreign, { op: 'replace', path: 'active', value: false })).toEqual([404, undefined])
  expect(await refusal('PUT', foreign, person())).toEqual([404, undefined])
  expect(await refusal('DELETE', foreign)).toEqual([404, undefined])
  const member = { op: 'add', path: 'members', value: [{ value: 'e-boreal-traveller' }] }
  expect(await refusedPatch('/Groups/role-Admin', member)).toEqual([400, 'invalidValue'])
  expect(await refusal('GET', '/Groups/cc-boreal-100')).toEqual([404, undefined])
  expect((await find('userName co "boreal"')).totalResults).toBe(0)
  expect(JSON.stringify(await list('/Users?count=200'))).not.toMatch(/boreal/i)
  expect(JSON.stringify(await list('/Groups?count=200'))).not.toMatch(/boreal/i)
})

test('changes are in the record of changes with the token, without personal values', async () => {
  const { id } = await add({ title: 'Secret agent' })
  await patch(
    `/Users/${id}`,
    { op: 'add', path: `${enterpriseSchema}:costCenter`, value: '210' },
    { op: 'add', path: 'name.familyName', value: 'Hidden' },
  )
  await patch(`/Users/${id}`, { op: 'replace', path: 'active', value: false })
  const { db } = desk.at().services
  const rows = await db.select().from(companyChanges).where(eq(companyChanges.entityId, id))
  expect(rows.map(({ action }) => action).toSorted()).toEqual(['added', 'changed', 'deactivated'])
  expect(rows.every(({ scimTokenId, actorProfileId }) => scimTokenId !== null && actorProfileId === null)).toBe(true)
  expect(rows.find(({ action }) => action === 'changed')?.changes).toEqual([
    { field: 'lastName', from: null, to: null },
    { field: 'costCenterId', from: null, to: '210' },
  ])
  expect(JSON.stringify(rows)).not.toMatch(/Secret|Hidden/)
})

test('a changed address is the new login, and is invited again', async () => {
  await desk.at().forgetMails()
  const { id, userName } = await add()
  await patch(`/Users/${id}`, { op: 'replace', path: 'userName', value: 'moved@aurora.example' })
  const { db } = desk.at().services
  expect(await db.$count(accounts, eq(accounts.email, 'moved@aurora.example'))).toBe(1)
  const mails = await desk.at().mails()
  const linkTo = (address: string) =>
    /http\S+/.exec(mails.find(({ to }) => JSON.stringify(to).includes(address))?.text ?? '')?.[0]
  expect(mails).toHaveLength(2)
  expect(linkTo('moved@aurora.example')).toBeDefined()
  expect(linkTo('moved@aurora.example')).not.toBe(linkTo(userName!))
})

test('a body that is not JSON, of another kind or too large is refused', async () => {
  expect(await refusal('POST', '/Users', '{"schemas":')).toEqual([400, 'invalidSyntax'])
  expect(await refusal('POST', '/Users', '[]')).toEqual([400, 'invalidSyntax'])
  const plain = await send('POST', '/Users', person(), { headers: { 'Content-Type': 'text/plain' } })
  expect(plain.status).toBe(415)
  expect((await send('POST', '/Users', person({ title: 'x'.repeat(1_100_000) }))).status).toBe(413)
  expect((await resource('POST', '/Users', { ...person(), SCHEMAS: undefined, schemas: [userSchema] })).active).toBe(
    true,
  )
})
