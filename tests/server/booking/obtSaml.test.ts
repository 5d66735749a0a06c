import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ObtAddress } from '#contract/booking/bookingTool.ts'
import { samlAnswers } from '#server/db/schema/trips/bookingTool.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { samlKeys } from '#server/domains/booking/saml/keys.ts'
import { samlParties } from '#server/domains/booking/saml/parties.ts'
import { acceptSamlResponse } from '#server/toolHost/sessions/samlReceiver.ts'
import { signedResponse, type SamlAnswer } from '#server/domains/booking/saml/response.ts'
import { openTestApi } from '#tests/support/http/api.ts'
import { enterTool, openingOf, openTool, plantSignIn } from '#tests/support/bookingTool/toolVisitor.ts'

const traveler = 'p-aurora-traveller'
const init = '/authentication/companies/aurora/employees/e-aurora-traveller/saml-init?toolName=saml'
let at: Awaited<ReturnType<typeof openTestApi>>
let tool: ReturnType<typeof openTool>

beforeAll(async () => {
  at = await openTestApi()
  tool = openTool(at.services)
  await at.services.db.update(companies).set({ obtKind: 'saml' }).where(eq(companies.id, 'aurora'))
  await plantSignIn(at.services, traveler)
})
// The SAML library reads the machine's own clock, and a run takes longer than an answer is good for.
beforeEach(() => void (at.clock.now = new Date()))
afterAll(() => at.close())

const pathOf = ({ data }: ObtAddress) => data!.url.replace('http://waymark.test', '')
/** Requests the tool as the application does, and returns the address and the browser's cookie. */
async function asked() {
  const answer = await at.send('traveller@aurora', init)
  const address = (await answer.json()) as ObtAddress
  return { address, path: pathOf(address), cookie: answer.headers.getSetCookie()[0]!.split(';')[0]! }
}

/** An open request, and an answer to it with a forger's changes. */
async function answered(changes: Partial<SamlAnswer> = {}, key?: string): Promise<string> {
  const requestId = `_${randomUUID()}`
  const now = new Date()
  await at.services.db.insert(samlAnswers).values({
    requestId,
    artifactHash: requestId,
    ...(await openingOf(at.services, traveler)),
    browserHash: requestId,
    response: '',
    expiresAt: new Date(now.getTime() + 120_000),
  })
  const people = { bookerProfileId: traveler, travelerProfileId: traveler }
  const parties = samlParties(at.services.env)
  const { privateKey } = await samlKeys(at.services)
  return signedResponse({ requestId, ...parties, ...people, at: now, ...changes }, key ?? privateKey)
}
const isTakenIn = async (response: string) => (await acceptSamlResponse(at.services, response, {})) !== undefined

test('SAML init answers an address with an artifact, which opens the tool once', async () => {
  const { address, path, cookie } = await asked()
  expect(address.data).toMatchObject({ name: 'saml' })
  expect(address.data!.url).toMatch(/\/booking-tool\/saml\?SAMLart=AAQAA[\w%]+$/)
  const visitor = await enterTool(tool.app.request, path, cookie)
  expect(await (await visitor.get('/booking-tool')).text()).toContain('Booking for Camille Tremblay')
  const again = await tool.app.request(path)
  expect(again.status).toBe(410)
  expect(await again.text()).toContain('This link has been used or has expired')
})

test('the tool opens in the language of the person', async () => {
  const answer = await at.send('traveller@aurora', init, { headers: { 'Accept-Language': 'es-MX' } })
  const address = (await answer.json()) as ObtAddress
  const visitor = await enterTool(tool.app.request, pathOf(address), answer.headers.getSetCookie()[0]?.split(';')[0])
  const page = await (await visitor.get('/booking-tool')).text()
  expect(page).toContain('<html lang="es-MX"')
  expect(page).toContain('Reserva para Camille Tremblay')
})

test('one artifact in twenty browsers opens one session', async () => {
  const { path, cookie } = await asked()
  const enter = async () => tool.app.request(path, { headers: { cookie } })
  const answers = await Promise.all(Array.from({ length: 20 }, enter))
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
})

test('an artifact is refused for another tool, another employee and another company', async () => {
  const other = await at.get<ObtAddress>('traveller@aurora', init.replace('toolName=saml', 'toolName=Concur'))
  expect(other).toMatchObject({ successfull: false, messageCode: 'obtNotConfigured' })
  expect((await at.send('admin@aurora', init)).status).toBe(403)
  expect((await at.send('traveller@boreal', init)).status).toBe(404)
})

test('a valid SAML response is accepted once', async () => {
  const response = await answered()
  expect(await isTakenIn(response)).toBe(true)
  expect(await isTakenIn(response)).toBe(false)
})

test('a SAML response that was changed after signing is refused', async () => {
  const response = await answered()
  for (const forged of [
    response.replaceAll(traveler, 'p-aurora-admin'),
    response.replace(/NotOnOrAfter="[^"]+"/g, 'NotOnOrAfter="2099-01-01T00:00:00.000Z"'),
    response.replace(/<Signature.*<\/Signature>/s, ''),
    response.replace('<saml:Assertion', '<saml:Assertion/><saml:Assertion'),
  ]) {
    expect(forged).not.toBe(response)
    expect(await isTakenIn(forged)).toBe(false)
  }
  expect(await isTakenIn(response)).toBe(true)
})

test('a SAML response signed with another key is refused', async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  expect(await isTakenIn(await answered({}, privateKey))).toBe(false)
})

test.each<[string, () => Partial<SamlAnswer>]>([
  ['for another audience', () => ({ audience: 'https://elsewhere.example' })],
  ['for another receiver', () => ({ receiver: 'https://elsewhere.example/saml' })],
  ['from another issuer', () => ({ issuer: 'https://elsewhere.example' })],
  ['to a request nobody made', () => ({ requestId: `_${randomUUID()}` })],
  ['that has expired', () => ({ at: new Date(Date.now() - 200_000) })],
  ['that is not valid yet', () => ({ at: new Date(Date.now() + 200_000) })],
])('a SAML response %s is refused', async (_, changes) => {
  expect(await isTakenIn(await answered(changes()))).toBe(false)
})

test.each(['', 'x', '<a/>', '<!DOCTYPE x [<!ENTITY e "e">]><x>&e;</x>'])(
  'the text %j is no SAML response',
  async (text) => {
    expect(await isTakenIn(text)).toBe(false)
  },
)
