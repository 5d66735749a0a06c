import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Notification } from '#contract/notices/notifications.ts'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { openTool, hiddenFields, reviewFields, type ToolVisitor } from '#tests/support/bookingTool/toolVisitor.ts'
import { openTestApi, placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { allSent, endPause, forgetTurns } from '#tests/support/mail/mailQueue.ts'
import { openOutbox } from '#tests/support/mail/outbox.ts'

// A traveler hears of their own trip, whoever books, changes or cancels it.

const outbox = await openOutbox()
let at: Awaited<ReturnType<typeof openTestApi>>
let tool: ReturnType<typeof openTool>
beforeAll(async () => {
  at = await openTestApi({ OUTBOX_DIR: outbox.folder })
  tool = openTool(at.services)
  // A traveler may approve an admin or an organizer as arranger too, who then books for them in the tool.
  const requests = ['admin@aurora', 'organiser@aurora'].map((handle) => ({
    id: `r-${handle}`,
    companyId: 'aurora',
    arrangerProfileId: profileIdOf(handle as Handle),
    travelerProfileId: profileIdOf(traveler),
    status: 'approved' as const,
    createdAt: at.clock.now,
  }))
  await at.services.db.insert(arrangerRequests).values(requests)
})
afterAll(async () => {
  await at.close()
  await outbox.close()
})
beforeEach(async () => {
  await allSent(at.services)
  await forgetTurns(at.services)
  await outbox.empty()
  await wants({ tripMails: true, tripNotifications: true, cultureCode: 'en-US' })
})

const traveler = 'traveller@aurora'
const wants = (set: Partial<typeof profiles.$inferInsert>) =>
  at.services.db
    .update(profiles)
    .set(set)
    .where(eq(profiles.id, profileIdOf(traveler)))

let days = 40
const day = (count: number) => new Date(+at.clock.now + count * 86_400_000).toISOString().slice(0, 10)
const search = () => {
  days += 8
  return { transport: 'flight', trip: 'return', from: 'YUL', to: 'Toronto', depart: day(days), until: day(days + 3) }
}
const confirm = async (visitor: ToolVisitor, wanted: Record<string, string>) => {
  const answer = await visitor.post('/booking-tool/confirm', await reviewFields(visitor, wanted))
  expect(answer.status).toBe(303)
  const id = answer.headers.get('location')!.split('/').at(-1)!
  const [row] = await at.services.db.select().from(trips).where(eq(trips.id, id))
  return row!
}
const visitorOf = (actor: Handle) => tool.visitorOf(profileIdOf(actor), profileIdOf(traveler))

const ways = {
  books: async (actor: Handle) => confirm(await visitorOf(actor), search()),
  changes: async (actor: Handle, bookingId: string) => {
    const visitor = await visitorOf(actor)
    const leads = await visitor.get(`/booking-tool/bookings/${bookingId}/change`)
    const before = Object.fromEntries(new URL(leads.headers.get('location')!, 'http://x').searchParams)
    const { depart, until } = search()
    return confirm(visitor, { ...before, depart, until })
  },
  cancelsInTool: async (actor: Handle, bookingId: string) => {
    const visitor = await visitorOf(actor)
    const path = `/booking-tool/bookings/${bookingId}/cancel`
    expect((await visitor.post(path, hiddenFields(await visitor.text(path)))).status).toBe(303)
  },
  cancels: async (actor: Handle, bookingId: string) => {
    const path = `/main${placeOf(traveler)}/trips/${bookingId}`
    const { version } = await at.get<{ version: number }>(actor, `${path}/cancellation`)
    const headers = { 'Content-Type': 'application/json' }
    const init = { method: 'POST', body: JSON.stringify({ version }), headers }
    expect((await at.send(actor, `${path}/cancel`, init)).status).toBe(200)
  },
}

/** The mails of the traveler. Who approves their trips is told of them too. */
const mails = async () => {
  await allSent(at.services)
  const all = await outbox.mails()
  return all.filter(({ to }) => to?.[0]?.address === `${traveler}.example`)
}
const notes = async () => {
  const all = await at.get<Notification[]>(traveler, `/main${placeOf(traveler)}/notifications`)
  return all.filter(({ type }) => type === 'tripchange')
}
/** As if the last change were long ago. */
const afterwards = async () => {
  await mails()
  await forgetTurns(at.services)
  await outbox.empty()
}

const people: Handle[] = ['traveller@aurora', 'arranger@aurora', 'admin@aurora', 'organiser@aurora']
describe.each(people)('for a trip that %s changes', (actor) => {
  const isSelf = actor === traveler
  test('the traveler hears of the booking, the change and the cancellation, each once', async () => {
    const { bookingId } = await ways.books(actor)
    const [booked, ...more] = await mails()
    expect(more).toEqual([])
    expect(booked).toMatchObject({
      to: [{ address: `${traveler}.example` }],
      subject: expect.stringMatching(new RegExp(`^Your trip to Toronto on .* is booked \\[${bookingId}\\]$`)),
    })
    expect(booked!.replyTo?.map(({ address }) => address)).toEqual(isSelf ? undefined : [`${actor}.example`])
    expect(booked!.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf', 'text/calendar'])
    for (const part of [
      isSelf ? 'You have booked a trip to Toronto' : 'has booked a trip to Toronto for you',
      /^Demo data: prices and bookings are invented/m,
      /Flight: .*Montreal – Toronto; /,
      /Total: CA\$\d/,
      /Emergencies, day and night: \+?\d/,
      `/en-us/dashboard/trips/${bookingId}`,
      '/en-us/profile/account?section=messages',
    ])
      expect(booked!.text).toMatch(part)
    if (!isSelf) expect(await notes()).toContainEqual(noteOf('booked', bookingId))
    else expect((await notes()).map(({ key }) => key)).not.toContain(`trip:${bookingId}:1`)

    await afterwards()
    await ways.changes(actor, bookingId)
    const [changed, ...others] = await mails()
    expect(others).toEqual([])
    expect(changed!.subject).toContain('Your trip to Toronto has changed')
    expect(changed!.text).toMatch(/(Charged|Refunded) for the last change: |Total: /)
    if (!isSelf) expect(await notes()).toContainEqual(noteOf('changed', bookingId))

    await afterwards()
    await ways.cancels(actor, bookingId)
    const [cancelled, ...rest] = await mails()
    expect(rest).toEqual([])
    expect(cancelled!.subject).toContain('is canceled')
    expect(cancelled!.text).toMatch(/Refund: CA\$\d/)
    expect(cancelled!.attachments.map(({ mimeType }) => mimeType)).toEqual(['text/calendar'])
    if (!isSelf) expect(await notes()).toContainEqual(noteOf('cancelled', bookingId))
  })

  test('nothing is written to a traveler who turned it off', async () => {
    await wants({ tripMails: false, tripNotifications: false })
    const { bookingId } = await ways.books(actor)
    await ways.cancelsInTool(actor, bookingId)
    expect(await mails()).toEqual([])
    expect(await notes()).toEqual([])
  })
})

const noteOf = (change: 'booked' | 'changed' | 'cancelled', bookingId: string) =>
  expect.objectContaining({
    code: { booked: 'tripBookedByOther', changed: 'tripChangedByOther', cancelled: 'tripCancelledByOther' }[change],
    key: expect.stringMatching(new RegExp(`^trip:${bookingId}:\\d$`)),
    isUrgent: false,
    actionRoute: { name: 'trip', query: {}, params: { bookingId } },
  })

test('changes within a few minutes are one mail that says the last', async () => {
  const { bookingId } = await ways.books(traveler)
  expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('is booked')])
  await ways.changes(traveler, bookingId)
  await ways.changes(traveler, bookingId)
  await ways.cancelsInTool(traveler, bookingId)
  expect(await mails()).toHaveLength(1)
  await endPause(at.services)
  const sent = await mails()
  expect(sent.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('is booked'),
    expect.stringContaining('is canceled'),
  ])
})

test.each([
  ['fr-CA', /Voyage réservé, destination Toronto/, /Données de démonstration/],
  ['es-MX', /Su viaje a Toronto del .* está reservado/, /Datos de demostración/],
])(
  'the traveler reads it in their own language, %s, not in the language of the booker',
  async (cultureCode, subject, notice) => {
    await wants({ cultureCode })
    await ways.books('arranger@aurora')
    const [mail] = await mails()
    expect(mail!.subject).toMatch(subject)
    expect(mail!.text).toMatch(notice)
  },
)

test('a booking that is confirmed twice is one mail, and one that fails is none', async () => {
  const visitor = await visitorOf(traveler)
  const fields = await reviewFields(visitor, search())
  await Promise.all([1, 2, 3].map(() => visitor.post('/booking-tool/confirm', fields)))
  expect(await mails()).toHaveLength(1)
  await outbox.empty()
  const refused = await visitor.post('/booking-tool/confirm', {
    ...(await reviewFields(visitor, search())),
    token: 'x',
  })
  expect(refused.status).toBeGreaterThanOrEqual(400)
  expect(await mails()).toEqual([])
})

test('a notification of a changed trip ends after two weeks', async () => {
  const before = at.clock.now
  const { bookingId } = await ways.books('arranger@aurora')
  expect(await notes()).toContainEqual(noteOf('booked', bookingId))
  at.clock.now = new Date(+before + 14 * 86_400_000 + 1000)
  expect(await notes()).not.toContainEqual(noteOf('booked', bookingId))
  at.clock.now = before
})

test('only the person and an admin turn the messages off, and the setting is stored', async () => {
  const path = `/main${placeOf(traveler)}`
  const patch = (actor: Handle, value: boolean) =>
    at.send(actor, path, {
      method: 'PATCH',
      body: JSON.stringify([{ op: 'replace', path: '/tripMails', value }]),
      headers: { 'Content-Type': 'application/json' },
    })
  expect((await patch('arranger@aurora', false)).status).toBe(403)
  expect(await (await patch(traveler, false)).json()).toMatchObject({ tripMails: false, tripNotifications: true })
  expect(await (await patch('admin@aurora', true)).json()).toMatchObject({ tripMails: true })
})
