import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import { runApprovalClock } from '#server/domains/approvals/clock.ts'
import { openApprovalDesk } from '#tests/support/approvals/approvalDesk.ts'
import { requestDesk } from '#tests/support/arranger/requestDesk.ts'
import { invitationDesk } from '#tests/support/events/invitationDesk.ts'
import { allSent, forgetTurns } from '#tests/support/mail/mailQueue.ts'
import type { MailingApi } from '#tests/support/mail/mailingApi.ts'
import { rollCallDesk } from '#tests/support/risk/rollCallDesk.ts'
import { layOutBuild } from '#tests/support/web/build.ts'

// Mail programs open the links of a mail before its reader does.

let desk: Awaited<ReturnType<typeof openApprovalDesk>>
let build: Awaited<ReturnType<typeof layOutBuild>>
let at: MailingApi
beforeAll(async () => {
  ;[desk, build] = await Promise.all([openApprovalDesk(), layOutBuild()])
  const mails = () => allSent(desk.services).then(desk.outbox.mails)
  at = { ...desk, mails, forgetMails: () => forgetTurns(desk.services) }
})
afterAll(() => Promise.all([desk.close(), build.remove()]))

const traveler = 'traveller@aurora'
const approver = 'finance@aurora'

/** Books a trip that is asked about; answers its question. */
const asked = async () => desk.questionOf((await desk.book(traveler)).id)
const passTime = async (id: string, moment: 'remindAt' | 'heldUntil') => {
  const [question] = await desk.db.select().from(approvalQuestions).where(eq(approvalQuestions.id, id))
  desk.clock.now = question![moment]!
  await runApprovalClock(desk.services)
}
/** Leaves mails that wait for an hour since the last one to the same person. */
const settle = async () => {
  await allSent(desk.services)
  await forgetTurns(desk.services)
}

/** Sends every mail about approvals, and those of other rooms whose links act without a session. */
async function sendAll(): Promise<void> {
  await invitationDesk(() => at).invited()
  await settle()
  await passTime((await asked()).id, 'heldUntil')
  await settle()
  await passTime((await asked()).id, 'remindAt')
  for (const decision of ['approve', 'decline', 'sendBack']) {
    await settle()
    await desk.decided(await desk.decide(approver, [(await asked()).id], decision, 'As we said.'))
  }
  await desk.book(traveler, 'within')
  await settle()
  const rollCalls = rollCallDesk(() => at)
  await rollCalls.clear()
  await rollCalls.travels('traveller@boreal')
  await rollCalls.ask()
  await requestDesk(() => at).ask()
}

/** The call by which the page of a link reads what it asks about; undefined for a page that needs a session. */
function callOf({ pathname, searchParams }: URL): string | undefined {
  const [, , page, key, requestKey] = pathname.split('/')
  if (page === 'approval') return `/company/approvals/answer/${key}`
  if (page === 'roll-call') return `/company/roll-calls/answer/${key}`
  if (page === 'arranger' && key === 'request') return `/main/arranger-requests/${requestKey}`
  const [id, mailedKey] = [searchParams.get('id'), searchParams.get('key')]
  if (page === 'event' && mailedKey) return `/company/group-invitations/${id}?key=${mailedKey}`
  return undefined
}

/** A hash of every row of every table. */
async function fingerprint(): Promise<Record<string, string>> {
  const { rows: tables } = (await desk.db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )) as { rows: { name: string }[] }
  const found: Record<string, string> = {}
  for (const { name } of tables) {
    const rows = sql`select md5(coalesce(string_agg(r::text, '' order by r::text), '')) as hash from ${sql.identifier(name)} r`
    found[name] = ((await desk.db.execute(rows)) as { rows: { hash: string }[] }).rows[0]!.hash
  }
  return found
}

test('a link of a mail that is opened any number of times changes nothing', async () => {
  await sendAll()
  const sent = await at.mails()
  for (const subject of [
    /^Please decide/,
    /^Reminder, please decide/,
    /^For your information/,
    /is booked/,
    /was declined/,
    /^Please correct/,
    /was not approved in time/,
  ])
    expect(sent.filter((mail) => subject.test(mail.subject ?? ''))).not.toEqual([])
  const links = [...new Set(sent.flatMap(({ text }) => text?.match(/http:\/\/waymark\.test[^\s<>)]*/g) ?? []))]
  const calls = links.flatMap((link) => callOf(new URL(link)) ?? [])
  for (const page of ['approvals/answer', 'roll-calls/answer', 'arranger-requests', 'group-invitations'])
    expect(calls.filter((call) => call.includes(page))).not.toEqual([])

  const before = await fingerprint()
  const app = createApp(desk.services, build.dist)
  for (const method of ['GET', 'HEAD', 'GET', 'HEAD']) {
    for (const link of links) expect([link, (await app.request(link, { method })).status]).toEqual([link, 200])
    for (const call of calls) expect([call, (await app.request(`/api${call}`, { method })).status]).toEqual([call, 200])
  }
  expect(await fingerprint()).toEqual(before)
  expect(await at.mails()).toHaveLength(sent.length)
})
