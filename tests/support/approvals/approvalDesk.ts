import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Approval, ApprovalPage, Decided } from '#contract/approvals/approvals.ts'
import { approvalAsked, approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import { invoices, trips } from '#server/db/schema/trips/trips.ts'
import { hiddenFields, openTool, type ToolVisitor } from '#tests/support/bookingTool/toolVisitor.ts'
import { openTestApi, placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { allSent } from '#tests/support/mail/mailQueue.ts'
import { openOutbox } from '#tests/support/mail/outbox.ts'

const dayMs = 86_400_000
const json = { 'Content-Type': 'application/json' }

/** The API, the booking tool and the mails of a company whose policy asks about trips outside of it. */
export async function openApprovalDesk() {
  const outbox = await openOutbox()
  const at = await openTestApi({ OUTBOX_DIR: outbox.folder })
  const { services, clock } = at
  const { db } = services
  const tool = openTool(services)
  let days = 30
  const day = (count: number) => new Date(+clock.now + count * dayMs).toISOString().slice(0, 10)
  /** A search for a hotel alone, on days that no other trip takes. */
  const search = () => {
    days += 9
    return { transport: 'none', needHotel: 'yes', to: 'Toronto', depart: day(days), until: day(days + 3) }
  }
  const offersOf = async (visitor: ToolVisitor, wanted: Record<string, string>) => {
    const found = await visitor.get(`/booking-tool/search?${new URLSearchParams(wanted)}`)
    const listed = await visitor.text(found.headers.get('location')!)
    return [...listed.matchAll(/hotel=(\w+)/g)].map((match) => match[1]!)
  }
  /** The review of the dearest hotel, or the cheapest. */
  const review = async (
    visitor: ToolVisitor,
    which: 'outside' | 'within' = 'outside',
    wanted: Record<string, string> = search(),
  ) => {
    const offers = await offersOf(visitor, wanted)
    const hotel = which === 'outside' ? offers.at(-1)! : offers[0]!
    return visitor.text(`/booking-tool/confirm?${new URLSearchParams({ ...wanted, hotel })}`)
  }
  const rowOf = async (id: string) => (await db.select().from(trips).where(eq(trips.id, id)))[0]!
  const confirm = async (visitor: ToolVisitor, html: string) => {
    const answer = await visitor.post('/booking-tool/confirm', { ...hiddenFields(html), reason: 'meeting' })
    expect(answer.status).toBe(303)
    return rowOf(answer.headers.get('location')!.split('/').at(-1)!)
  }
  const book = async (traveler: Handle, which: 'outside' | 'within' = 'outside', booker: Handle = traveler) => {
    const visitor = await tool.visitorOf(profileIdOf(booker), profileIdOf(traveler))
    return confirm(visitor, await review(visitor, which))
  }
  const questionOf = async (tripId: string) => {
    const rows = await db.select().from(approvalQuestions).where(eq(approvalQuestions.tripId, tripId))
    return rows.toSorted((one, other) => other.position - one.position)[0]!
  }
  const askedFor = async (tripId: string) => {
    const { id } = await questionOf(tripId)
    const rows = await db.select().from(approvalAsked).where(eq(approvalAsked.questionId, id))
    return rows.toSorted((one, other) => one.ordinal - other.ordinal).map(({ profileId }) => profileId)
  }
  const mails = async (to: string) => {
    await allSent(services)
    return (await outbox.mails()).filter((mail) => mail.to?.[0]?.address === to)
  }
  /** The key of the newest mail that asks a person. */
  const keyFor = async (to: string) => {
    const keys = (await mails(to)).flatMap(
      ({ text }) => /\/approval\/([\w-]{43})\?answer=approve/.exec(text ?? '')?.[1] ?? [],
    )
    return keys.at(-1)!
  }
  const decide = (as: Handle, ids: string[], decision: string, comment = '') =>
    at.send(as, `/main${placeOf(as)}/approvals/decisions`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ ids, decision, comment }),
    })
  const decided = async (answer: Response) => {
    expect(answer.status).toBe(200)
    return (await answer.json()) as Decided[]
  }
  const list = (as: Handle, status: 'waiting' | 'answered' = 'waiting') =>
    at.get<ApprovalPage>(as, `/main${placeOf(as)}/approvals?status=${status}`)
  const shown = (as: Handle, id: string) => at.get<Approval>(as, `/main${placeOf(as)}/approvals/${id}`)
  const byKey = (key: string, init?: { decision: string; comment?: string }) =>
    at.send(
      undefined,
      `/company/approvals/answer/${key}`,
      init && { method: 'POST', headers: json, body: JSON.stringify(init) },
    )
  const invoicesOf = (tripId: string) => db.select().from(invoices).where(eq(invoices.tripId, tripId))
  const close = async () => {
    await at.close()
    await outbox.close()
  }
  return {
    ...at,
    db,
    tool,
    outbox,
    search,
    review,
    confirm,
    book,
    rowOf,
    questionOf,
    askedFor,
    mails,
    keyFor,
    decide,
    decided,
    list,
    shown,
    byKey,
    invoicesOf,
    close,
  }
}
