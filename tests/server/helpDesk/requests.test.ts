import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { helpDeskLimits, type QueueRequest } from '#contract/support/helpDesk.ts'
import type { Notification } from '#contract/notices/notifications.ts'
import { mosts } from '#contract/fields/mosts.ts'
import { helpDeskAgents } from '#server/db/schema/site/helpDesk.ts'
import { type Handle, openTestApi, placeOf, profileIdOf } from '#tests/support/http/api.ts'
import { agent, eventsOf, openDesks, queuePath, requestsPath } from '#tests/support/helpDesk/desk.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'
import { plantWaitingTrip } from '#tests/support/trips/waitingTrip.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const me: Handle = 'finance@aurora'
const desks = openDesks(() => at)
const pass = async (seconds: number) => {
  at.clock.now = new Date(+at.clock.now + seconds * 1000)
  // The help desk has to be opened again meanwhile.
  if (seconds >= helpDeskLimits.sessionMinutes * 60) await Promise.all([desks.open(me), desks.open(agent)])
}
const queue = async (query = '') =>
  desks.done<{ responseData: QueueRequest[]; statusCounts: Record<string, number> }>(
    agent,
    `${queuePath}/queue${query}`,
  )
const inQueue = async (id: string) => (await queue('?pageSize=100')).responseData.find((each) => each.id === id)
const planned = (who: Handle, inDays: number) => {
  const day = (days: number) => new Date(+at.clock.now + days * 86_400_000).toISOString().slice(0, 10)
  const segment = {
    from: places.YUL,
    to: places.LHR,
    departure: `${day(inDays)}T20:00`,
    arrival: `${day(inDays + 1)}T07:40`,
  }
  return { who, bookedAt: at.clock.now, segments: [segment] }
}
const plant = (who: Handle, inDays: number) => plantTrip(at.services.db, planned(who, inDays))

describe('a request', () => {
  test('about a trip that waits for approval marks it for the person and the agent, without saying who decides', async () => {
    const heldUntil = new Date(+at.clock.now + 86_400_000)
    const bookingId = await plantWaitingTrip(at.services.db, { ...planned(me, 25), decider: 'admin@aurora', heldUntil })
    const { id, trip } = await desks.ask(me, { topic: 'dates', bookingId, text: 'Is it held?' })
    const mark = { status: 'pendingApproval', isChange: false }
    expect(trip?.approval).toEqual(mark)
    expect((await inQueue(id))?.trip?.approval).toEqual(mark)
  })

  test('a person asks about a trip, an agent answers, and the person solves it', async () => {
    const bookingId = await plant(me, 20)
    const asked = await desks.ask(me, { topic: 'dates', bookingId, text: 'One day later?' })
    expect(asked).toMatchObject({ status: 'open', topic: 'dates', isUrgent: false, isUnread: false, agent: null })
    expect(asked.trip).toMatchObject({ bookingId, destination: 'London', tripStatus: 'Upcoming' })
    expect(await inQueue(asked.id)).toMatchObject({
      person: 'Olivier Bouchard',
      company: 'Aurora Industries',
      waitingSince: at.clock.now.toISOString(),
    })
    await pass(60)
    const answered = await desks.answer(asked.id, 'Yes, for 40 CAD.')
    expect(answered).toMatchObject({ status: 'waiting', waitingSince: null, isMine: true, agent: 'Ana' })
    const read = await desks.read(me, asked.id)
    expect(read).toMatchObject({ status: 'waiting', isUnread: true })
    expect(read.messages.map(({ from, author, text }) => [from, author, text])).toEqual([
      ['person', 'Olivier Bouchard', 'One day later?'],
      ['agent', 'Ana', 'Yes, for 40 CAD.'],
    ])
    await desks.done(me, `${requestsPath(me)}/${asked.id}/read`, 'PUT')
    const solved = await desks.done(me, `${requestsPath(me)}/${asked.id}/status`, 'PUT', { status: 'solved' })
    expect(solved).toMatchObject({ status: 'solved', isUnread: false, isUrgent: false })
  })

  test('an answer is a notification that leads to its request, until the person has read it', async () => {
    const { id } = await desks.ask(me)
    const notes = async (language = 'en-CA') =>
      (await at.get<Notification[]>(me, `/main${placeOf(me)}/notifications`, { 'Accept-Language': language })).filter(
        ({ type }) => type === 'helpdesk',
      )
    expect(await notes()).toEqual([])
    await desks.answer(id, 'Here you are.')
    expect(await notes('es-MX')).toMatchObject([
      {
        code: 'helpDeskAnswered',
        title: 'El servicio de ayuda respondió a su solicitud sobre otro tema',
        actionRoute: { name: 'helpDeskRequest', params: { requestId: id } },
      },
    ])
    await pass(1)
    await desks.done(me, `${requestsPath(me)}/${id}/read`, 'PUT')
    expect(await notes()).toEqual([])
  })

  test('a solved request is reopened by a message within some weeks, and not later', async () => {
    const { id } = await desks.ask(me)
    const status = `${requestsPath(me)}/${id}/status`
    await desks.done(me, status, 'PUT', { status: 'solved' })
    await pass(helpDeskLimits.reopenDays * 86_400 - 1)
    expect(await desks.write(me, id, 'It is wrong again.')).toMatchObject({ status: 'open', reopensUntil: null })
    await desks.done(me, status, 'PUT', { status: 'solved' })
    await pass(helpDeskLimits.reopenDays * 86_400)
    const late = await desks.send(me, `${requestsPath(me)}/${id}/messages`, 'POST', { text: 'And again.' })
    expect([late.status, await late.json()]).toMatchObject([409, { messageCode: 'helpDeskRequestClosed' }])
  })

  test('a message with the same key is stored once', async () => {
    const { id } = await desks.ask(me)
    const token = await desks.open(me)
    const init = {
      method: 'POST',
      body: JSON.stringify({ text: 'Once' }),
      headers: { 'Content-Type': 'application/json', 'Help-Desk-Token': token, 'Idempotency-Key': '"12345678-once"' },
    }
    const path = `${requestsPath(me)}/${id}/messages`
    await Promise.all([at.send(me, path, init), at.send(me, path, init)])
    expect((await desks.read(me, id)).messages.map(({ text }) => text)).toEqual(['Hello', 'Once'])
  })

  test.each([
    ['without a text', { topic: 'other', text: '  ' }],
    ['with a card number', { topic: 'other', text: 'My card is 4111 1111 1111 1111' }],
    ['with a text that is too long', { topic: 'other', text: 'x'.repeat(helpDeskLimits.message + 1) }],
    ['about an unknown topic', { topic: 'weather', text: 'Hello' }],
  ])('a request %s is refused', async (_, body) => {
    expect((await desks.send(me, requestsPath(me), 'POST', body)).status).toBe(400)
  })

  test('a request about the trip of somebody else is refused', async () => {
    const bookingId = await plant('vip@aurora', 30)
    const answer = await desks.send(me, requestsPath(me), 'POST', { topic: 'other', text: 'Hello', bookingId })
    expect(answer.status).toBe(404)
  })

  test('more messages than a person writes are refused for a while', async () => {
    const { id } = await desks.ask('vip@aurora')
    const write = () =>
      desks.send('vip@aurora', `${requestsPath('vip@aurora')}/${id}/messages`, 'POST', { text: 'Hello' })
    for (let sent = 1; sent < mosts.deskMessages.most; sent += 1) expect((await write()).status).toBe(200)
    const refused = await write()
    expect([refused.status, Number(refused.headers.get('Retry-After'))]).toEqual([429, expect.any(Number)])
  })
})

describe('who reads', () => {
  test('neither a colleague nor an administrator nor an arranger reads the requests of a person', async () => {
    const { id } = await desks.ask(me)
    for (const who of ['newhire@aurora', 'admin@aurora', 'arranger@aurora'] as const)
      expect((await desks.send(who, `${requestsPath(me)}/${id}`)).status).toBe(403)
    expect((await desks.send('admin@boreal', `${requestsPath(me)}/${id}`)).status).toBe(404)
    expect((await desks.send('newhire@aurora', `${requestsPath('newhire@aurora')}/${id}`)).status).toBe(404)
  })

  test('an agent reads requests of the companies they serve only', async () => {
    const { id } = await desks.ask('traveller@boreal')
    expect(await inQueue(id)).toBeUndefined()
    for (const [path, method, body] of [
      ['', 'GET'],
      ['/messages', 'POST', { text: 'Hello' }],
      ['/status', 'PUT', { status: 'solved' }],
      ['/agent', 'PUT', { isMine: true }],
    ] as const)
      expect((await desks.send(agent, `${queuePath}/queue/${id}${path}`, method, body)).status).toBe(404)
    await at.services.db.insert(helpDeskAgents).values({ profileId: profileIdOf(agent), companyId: 'boreal' })
    expect(await inQueue(id)).toMatchObject({ company: 'Boreal Mining' })
    await at.services.db.delete(helpDeskAgents).where(eq(helpDeskAgents.companyId, 'boreal'))
  })

  test('an agent learns the name, the company, the trip in a few words, how to call and in which language to answer, and nothing else of the person', async () => {
    const { id } = await desks.ask(me)
    const thread = await desks.done<Record<string, unknown>>(agent, `${queuePath}/queue/${id}`)
    expect(new Set(Object.keys(thread))).toEqual(
      new Set(
        'agent changedAt company cultureCode id isMine isUnread isUrgent messages openedAt person phone reopensUntil status topic trip version waitingSince'.split(
          ' ',
        ),
      ),
    )
    expect(JSON.stringify(thread)).not.toContain('finance@aurora.example')
    const { phone, cultureCode } = thread as { phone: string; cultureCode: string }
    expect(phone).toMatch(/^\+\d/)
    expect(cultureCode).toMatch(/^[a-z]{2}-[A-Z]{2}$/)
    // A solved request is no longer a reason to call.
    await desks.done(me, `${requestsPath(me)}/${id}/status`, 'PUT', { status: 'solved' })
    expect(await desks.done(agent, `${queuePath}/queue/${id}`)).toMatchObject({ phone: null })
  })
})

describe('the queue', () => {
  test('open requests come first, urgent ones before others, the longest waiting first', async () => {
    const urgent = await desks.ask(me, { bookingId: await plant(me, 1) })
    await pass(5)
    const answered = await desks.ask(me, { bookingId: await plant(me, 1) })
    await desks.answer(answered.id, 'Hello')
    const { responseData, statusCounts } = await queue('?pageSize=100')
    const places = responseData.map(({ status, isUrgent }) => `${status}${isUrgent ? ' urgent' : ''}`)
    const order = ['open urgent', 'open', 'waiting urgent', 'waiting', 'solved']
    expect(places.map((place) => order.indexOf(place))).toEqual(
      places.map((place) => order.indexOf(place)).toSorted((one, other) => one - other),
    )
    expect(responseData.find(({ id }) => id === urgent.id)?.isUrgent).toBe(true)
    const waits = responseData.flatMap(({ status, isUrgent, waitingSince }) =>
      status === 'open' && !isUrgent ? [+new Date(waitingSince ?? 0)] : [],
    )
    expect(waits).toEqual(waits.toSorted((one, other) => one - other))
    const open = await queue('?status=open&pageSize=100')
    expect(open.responseData).toHaveLength(statusCounts['open']!)
  })

  test('an agent takes a request, leaves it, and sets its status', async () => {
    const { id } = await desks.ask(me)
    const set = (part: string, body: object) => desks.done(agent, `${queuePath}/queue/${id}/${part}`, 'PUT', body)
    expect(await set('agent', { isMine: true })).toMatchObject({ isMine: true, agent: 'Ana', status: 'open' })
    expect(await set('agent', { isMine: false })).toMatchObject({ isMine: false, agent: null })
    expect(await set('status', { status: 'solved' })).toMatchObject({ status: 'solved', waitingSince: null })
    expect(await set('status', { status: 'open' })).toMatchObject({ status: 'open', waitingSince: expect.any(String) })
  })

  test('listeners hear of a change', async () => {
    const { id } = await desks.ask(me)
    const streams = [
      eventsOf(await desks.send(me, requestsPath(me).replace('requests', 'events'))),
      eventsOf(await desks.send(agent, `${queuePath}/events`)),
    ]
    const next = () => Promise.all(streams.map(async (stream) => (await stream.next()).value))
    const before = await next()
    await desks.answer(id, 'Hello')
    const after = await next()
    for (const [index, event] of after.entries()) {
      expect(event).toContain('version')
      expect(event).not.toEqual(before[index])
    }
    await Promise.all(streams.map((stream) => stream.return(undefined)))
  })
})
