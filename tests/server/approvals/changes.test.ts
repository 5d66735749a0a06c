import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Trip } from '#contract/trips/trips.ts'
import { openApprovalDesk } from '#tests/support/approvals/approvalDesk.ts'
import { placeOf, profileIdOf } from '#tests/support/http/api.ts'
import { allSent, forgetTurns } from '#tests/support/mail/mailQueue.ts'

// A change of a booked trip is made once a person who may decide says yes.

let desk: Awaited<ReturnType<typeof openApprovalDesk>>
beforeAll(async () => {
  desk = await openApprovalDesk()
})
afterAll(() => desk.close())
/** As if the mails so far were of long ago. */
const forgetMails = async () => {
  await allSent(desk.services)
  await forgetTurns(desk.services)
  await desk.outbox.empty()
}
beforeEach(forgetMails)

const traveler = 'traveller@aurora'
const approver = 'finance@aurora'
const dayMs = 86_400_000
const tripOf = (bookingId: string) => desk.get<Trip>(traveler, `/main${placeOf(traveler)}/trips/${bookingId}`)

/** Reviews a change of a trip to another hotel, or to a stay that is longer or shorter by days. */
async function reviewChange(bookingId: string, which: 'outside' | 'within', longer = 0) {
  const visitor = await desk.tool.visitorOf(profileIdOf(traveler))
  const leads = await visitor.get(`/booking-tool/bookings/${bookingId}/change`)
  const query = Object.fromEntries(new URL(leads.headers.get('location')!, 'http://x').searchParams)
  const until = new Date(Date.parse(query['until']!) + longer * dayMs).toISOString().slice(0, 10)
  return { visitor, html: await desk.review(visitor, which, { ...query, until }) }
}

/** A trip within the policy whose change leaves it. */
async function changed() {
  const before = await desk.book(traveler, 'within')
  await forgetMails()
  const { visitor, html } = await reviewChange(before.bookingId, 'outside')
  expect(html).toContain('Olivier Bouchard has to approve this trip')
  const waiting = await desk.confirm(visitor, html)
  return { before, waiting, visitor, question: await desk.questionOf(before.id) }
}

describe('a change that leaves the policy', () => {
  test('leaves the trip as it was booked until the yes, which makes it and takes the difference', async () => {
    const { before, waiting, visitor, question } = await changed()
    expect(await visitor.text(`/booking-tool/booked/${before.id}`)).toContain('Your change waits for approval')
    expect(waiting).toMatchObject({ status: 'confirmed', approval: 'pendingApproval', total: before.total })
    expect(await desk.invoicesOf(before.id)).toHaveLength(1)
    const shown = await desk.shown(approver, question.id)
    expect(shown).toMatchObject({ subject: 'change', trip: { totalBefore: before.total, total: question.total } })
    expect((await desk.mails('finance@aurora.example')).at(-1)?.text).toContain(
      'Camille Tremblay would like to change a trip',
    )

    await desk.decided(await desk.decide(approver, [question.id], 'approve'))
    const after = await desk.rowOf(before.id)
    expect(after).toMatchObject({ status: 'confirmed', approval: 'approved', total: question.total })
    const paid = (await desk.invoicesOf(before.id)).reduce((cents, { total }) => cents + Math.round(total * 100), 0)
    expect(paid).toBe(Math.round(after.total * 100))
    const mails = await desk.mails('traveller@aurora.example')
    expect(mails.at(-1)?.text).toContain('Olivier Bouchard has approved it')
  })

  test.each(['decline', 'sendBack'])('leaves the trip as it was booked where the answer is %s', async (decision) => {
    const { before, question } = await changed()
    const { segments } = await tripOf(before.bookingId)
    await desk.decided(await desk.decide(approver, [question.id], decision, 'Stay where you are.'))
    expect(await desk.rowOf(before.id)).toMatchObject({ status: 'confirmed', total: before.total })
    expect((await tripOf(before.bookingId)).segments).toEqual(segments)
    expect(await desk.invoicesOf(before.id)).toHaveLength(1)
    const [mail] = (await desk.mails('traveller@aurora.example')).slice(-1)
    expect(mail?.text).toContain('Stay where you are.')
    const again = await reviewChange(before.bookingId, 'within')
    const says = decision === 'decline' ? 'has declined the last change' : 'has sent the change back'
    expect(again.html).toContain(`Olivier Bouchard ${says}`)
  })
})

test('a change of an approved trip is asked about again only where it is dearer', async () => {
  const before = await desk.book(traveler)
  await desk.decided(await desk.decide(approver, [(await desk.questionOf(before.id)).id], 'approve'))
  const { html: shorter } = await reviewChange(before.bookingId, 'outside', -1)
  expect(shorter).toContain('Olivier Bouchard is told of this trip. It is booked at once.')
  const { html: longer } = await reviewChange(before.bookingId, 'outside', 2)
  expect(longer).toContain('Olivier Bouchard has to approve this trip')
})
