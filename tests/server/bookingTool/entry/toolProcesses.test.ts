import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openToolHouse, openVisit, type ToolHouse } from '#tests/support/bookingTool/toolHouse.ts'
import { postgres } from '#tests/support/db/testStorage.ts'
import { asPerson } from '#tests/support/identity/identity.ts'
import { startingLimitMs } from '#tests/support/process/serverProcess.ts'

/** How soon the next request has to be refused. */
const promptMs = 1000

/** The status of the next request, which has to come promptly after the change was answered. */
async function nextStatus(tool: () => Promise<number>): Promise<number> {
  const began = performance.now()
  let status = await tool()
  while (status < 400 && performance.now() - began < promptMs) status = await tool()
  return status
}

const places: [name: string, isShared: boolean, processes: 1 | 2][] = [
  ['the embedded database, one process', false, 1],
  ['PostgreSQL, one process', true, 1],
  ['PostgreSQL, two processes', true, 2],
]

const self = ['traveller@aurora'] as const
const arranger = ['arranger@aurora', '&travelerType=traveler&otherTravelerProfileId=p-aurora-traveller'] as const
const approval = "where arranger_profile_id = 'p-aurora-arranger'"
const theirOwnTool = "update companies set obt_kind = 'ZIIOBT' where id = 'aurora'"
const signIn = `model in ('RefreshToken', 'AuthorizationCode') and account_id = 'a-aurora-traveller'`

/** Changes that are written beside the server, and their undo. */
const changes: [what: string, visit: readonly [string, string?], status: 401 | 403, change: string, undo: string][] = [
  ['staying idle', self, 401, `update oidc_records set expires_at = '2000-01-01' where ${signIn}`, 'select 1'],
  [
    'withdrawing the approval',
    arranger,
    403,
    `update arranger_requests set status = 'sent' ${approval}`,
    `update arranger_requests set status = 'approved' ${approval}`,
  ],
  [
    'the arranger leaving the company',
    arranger,
    401,
    "update employees set status = 'inactive' where id = 'e-aurora-arranger'",
    "update employees set status = 'active' where id = 'e-aurora-arranger'",
  ],
  [
    'the traveler leaving the company',
    arranger,
    403,
    "update employees set status = 'inactive' where id = 'e-aurora-traveller'",
    "update employees set status = 'active' where id = 'e-aurora-traveller'",
  ],
  [
    'a policy against booking for others',
    arranger,
    403,
    'update travel_policies set is_allowed_transient = false, is_allowed_event = false',
    'update travel_policies set is_allowed_transient = true',
  ],
  [
    'a policy against booking oneself',
    self,
    403,
    'update travel_policies set is_allowed_self = false',
    'update travel_policies set is_allowed_self = true',
  ],
  ['another kind of tool', self, 403, "update companies set obt_kind = 'Concur' where id = 'aurora'", theirOwnTool],
]

describe.each(places)('on %s', (_, isShared, processes) => {
  let house: ToolHouse
  const isMissing = isShared && !postgres
  beforeAll(async () => {
    if (!isMissing) house = await openToolHouse(isShared, processes)
  }, startingLimitMs)
  afterAll(() => house?.close())

  const signOut = async ({ browser, tokens }: Awaited<ReturnType<typeof openVisit>>) => {
    const leaving = new URL(house.identity.as.end_session_endpoint!)
    leaving.searchParams.set('id_token_hint', tokens.id_token!)
    leaving.searchParams.set('post_logout_redirect_uri', `${house.identity.origin}/logout?ref=idp`)
    return browser.open(leaving)
  }

  test.skipIf(isMissing)('signing out ends the tool, its codes and its cookie at once', async () => {
    const visit = await openVisit(house, ...self)
    expect(await visit.tool()).toBe(200)
    const left = await signOut(visit)
    expect(left.location?.pathname).toBe('/logout')
    expect(left.headers.getSetCookie().join('\n')).toMatch(
      /^waymark_tool=; path=\/booking-tool; expires=Thu, 01 Jan 1970/m,
    )
    expect(await nextStatus(visit.tool)).toBe(401)
    expect(await visit.useCodeFromBefore()).toBe(410)
  })

  test.skipIf(isMissing)('revoking tokens ends the tool too, where the provider shows no sign-out page', async () => {
    const { tokens, tool, useCodeFromBefore } = await openVisit(house, ...self)
    expect(await tool()).toBe(200)
    const revoked = await house.identity.revoke(tokens.refresh_token!)
    expect(revoked.headers.getSetCookie().join('\n')).toMatch(/^waymark_tool=; path=\/booking-tool/m)
    expect(await nextStatus(tool)).toBe(401)
    expect(await useCodeFromBefore()).toBe(410)
  })

  test.skipIf(isMissing)('signing out ends a tool opened by a SAML artifact, and earlier artifacts', async () => {
    onTestFinished(() => house.write(theirOwnTool))
    await house.write("update companies set obt_kind = 'saml' where id = 'aurora'")
    const visit = await openVisit(house, ...self)
    expect(visit.addressFromBefore).toContain('/booking-tool/saml?SAMLart=')
    expect(await visit.tool()).toBe(200)
    await signOut(visit)
    expect(await nextStatus(visit.tool)).toBe(401)
    expect(await visit.useCodeFromBefore()).toBe(410)
  })

  test.skipIf(isMissing)('removing a role ends the session that was opened under it', async () => {
    const { tool, useCodeFromBefore } = await openVisit(house, 'guestbooker@aurora', '&travelerType=guest')
    expect(await tool()).toBe(303)
    const admin = await house.identity.signIn(asPerson('admin@aurora'))
    const changed = await fetch(
      `${house.identity.origin}/api/main/companies/aurora/profiles/p-aurora-guestbooker/roles`,
      {
        method: 'PUT',
        headers: { authorization: `Bearer ${admin.tokens.access_token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ roles: [], expected: ['GuestBooking'] }),
      },
    )
    expect(changed.status, await changed.text()).toBe(200)
    expect(await nextStatus(tool)).toBe(403)
    expect(await useCodeFromBefore()).toBe(410)
  })

  test.skipIf(isMissing).each(changes)('the next request after %s is refused', async (...given) => {
    const [, visit, status, change, undo] = given
    const { tool, useCodeFromBefore } = await openVisit(house, ...visit)
    expect(await tool()).toBe(200)
    onTestFinished(() => house.write(undo))
    await house.write(change)
    expect(await nextStatus(tool)).toBe(status)
    expect(await useCodeFromBefore()).toBe(410)
  })

  test.skipIf(isMissing)('closing the profile ends the tool', async () => {
    const { call, tool, useCodeFromBefore } = await openVisit(house, 'vip@aurora')
    expect(await tool()).toBe(200)
    expect((await call('', { method: 'DELETE' })).status).toBe(200)
    expect(await nextStatus(tool)).toBe(403)
    expect(await useCodeFromBefore()).toBe(410)
  })
})
