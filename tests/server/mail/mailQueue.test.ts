import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { WaitingMail } from '#server/services/mailQueue.ts'
import { openMailJobs, queues } from '#server/mail/mailJobs.ts'
import { mailState, sendAgain } from '#server/mail/undelivered.ts'
import { openServices } from '#server/openServices.ts'
import type { Services } from '#server/services/services.ts'
import { expectLog, logged } from '#tests/support/run/log.ts'
import { allSent, endWaiting, queuedRows } from '#tests/support/mail/mailQueue.ts'
import { postgres } from '#tests/support/db/testStorage.ts'
import { openTestServices } from '#tests/support/http/server.ts'
import { openMailServer } from '#tests/support/mail/smtpServer.ts'
import { plainLetter } from '#tests/support/mail/letters.ts'

type MailServer = Awaited<ReturnType<typeof openMailServer>>

let at: Awaited<ReturnType<typeof openTestServices>>
let services: Services
let mailServer: MailServer
const refusals: Record<string, string> = {}
const answerTo = (to: string) => refusals[to] ?? '250 yes'

beforeAll(async () => {
  mailServer = await openMailServer({ answerTo })
  const SMTP_URL = `smtp://127.0.0.1:${mailServer.port}`
  at = await openTestServices({ SMTP_URL, MAIL_FROM: 'travel@aurora.example' })
  services = at.services
})
afterEach(async () => {
  await allSent(services)
  mailServer.taken.length = 0
  await services.db.execute(sql`delete from pgboss.job`)
})
afterAll(async () => {
  await at.close()
  await mailServer.close()
})

const mail = (to = 'zoe@visitor.example', subject = 'Your trip'): WaitingMail => ({
  to: { name: 'Zoé Quill', address: to },
  subject,
  letter: plainLetter('You travel on Monday.'),
})
const queue = (...mails: WaitingMail[]) =>
  services.db.transaction(async (tx) => {
    for (const each of mails) await services.mailQueue.add(tx, 'guestTripBooked', each)
  })
const subjects = async () => {
  const parsed = await Promise.all(mailServer.taken.map((raw) => PostalMime.parse(raw)))
  return parsed.map(({ subject }) => subject).toSorted((one = '', other = '') => one.localeCompare(other))
}
const many = (count: number) => Array.from({ length: count }, (_, at) => `Trip ${String(at).padStart(2, '0')}`)

test('a waiting mail is sealed, and nothing of it stays once it is sent', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  mailServer.beforeTaking = () => promise
  await queue(mail())
  const [row, ...others] = await queuedRows(services)
  expect(others).toEqual([])
  expect(JSON.parse(row!.data)).toEqual({
    kind: 'guestTripBooked',
    to: 'z…@visitor.example',
    sealed: expect.any(String),
  })
  resolve()
  await allSent(services)
  expect(await subjects()).toEqual(['Your trip'])
  expect(await queuedRows(services)).toEqual([])
})

test('a mail of a rolled back transaction is not sent', async () => {
  const broken = services.db.transaction(async (tx) => {
    await services.mailQueue.add(tx, 'guestTripBooked', mail('zoe@visitor.example', 'Never'))
    throw new Error('The booking failed')
  })
  await expect(broken).rejects.toThrow('The booking failed')
  await queue(mail('zoe@visitor.example', 'Afterwards'))
  await allSent(services)
  expect(await subjects()).toEqual(['Afterwards'])
})

test('four mails at most are sent side by side, each once', async () => {
  let [now, most] = [0, 0]
  mailServer.beforeTaking = async () => {
    now += 1
    most = Math.max(most, now)
    await vi.waitFor(() => expect(most).toBe(4), 30_000)
    now -= 1
  }
  await queue(...many(12).map((subject) => mail('zoe@visitor.example', subject)))
  await allSent(services)
  mailServer.beforeTaking = () => Promise.resolve()
  expect(most).toBe(4)
  expect(await subjects()).toEqual(many(12))
})

test('a thousand mails queued together wait like one, and are all rolled back or none', async () => {
  const mails = (prefix: string) =>
    Array.from({ length: 1001 }, (_, at) => mail(`zoe${at}@visitor.example`, `${prefix} ${at}`))
  const stopped = services.db.transaction(async (tx) => {
    await services.mailQueue.addAll(tx, 'groupCanceled', mails('Never'))
    const waiting = 'select count(*)::int as count, count(distinct data::text)::int as different from pgboss.job'
    const { rows } = (await tx.execute(sql.raw(waiting))) as { rows: object[] }
    expect(rows).toEqual([{ count: 1001, different: 1001 }])
    const settings = `select distinct retry_limit, retry_delay, retry_backoff, retry_delay_max, heartbeat_seconds,
      expire_seconds, dead_letter from pgboss.job`
    await services.mailQueue.add(tx, 'groupCanceled', mail())
    const found = (await tx.execute(sql.raw(settings))) as { rows: object[] }
    expect(found.rows).toEqual([expect.objectContaining({ retry_limit: 30, dead_letter: queues.undelivered })])
    throw new Error('The event stays')
  })
  await expect(stopped).rejects.toThrow('The event stays')
  expect(await queuedRows(services)).toEqual([])
  const asked = mails('Invitation').slice(0, 12)
  await services.db.transaction((tx) => services.mailQueue.addAll(tx, 'groupInvitation', asked))
  await allSent(services)
  expect(await subjects()).toEqual(
    asked.map(({ subject }) => subject).toSorted((one, other) => one.localeCompare(other)),
  )
})

test('a mail server that is down for a while loses nothing', async () => {
  expectLog(/"what":"A mail did not leave and is tried again.".*"kind":"guestTripBooked".*"code":"E/)
  await mailServer.close()
  await queue(mail('zoe@visitor.example', 'One'), mail('li@visitor.example', 'Two'))
  await allSent(services)
  expect((await queuedRows(services)).map(({ state }) => state)).toEqual(['retry', 'retry'])
  mailServer = await openMailServer({ port: mailServer.port, answerTo })
  await endWaiting(services)
  await allSent(services)
  expect(await subjects()).toEqual(['One', 'Two'])
  expect(await queuedRows(services)).toEqual([])
  expect(logged()).not.toContain('visitor.example')
})

test('a busy receiver is tried again and not given up', async () => {
  expectLog(/"what":"A mail did not leave and is tried again."/)
  refusals['busy@visitor.example'] = '451 later'
  await queue(mail('busy@visitor.example'))
  await allSent(services)
  delete refusals['busy@visitor.example']
  await endWaiting(services)
  await allSent(services)
  expect(await subjects()).toEqual(['Your trip'])
})

test('the tries of a mail come to an end', async () => {
  expectLog(/"what":"A mail did not leave and is tried again."/)
  expectLog(/"what":"A mail could not be delivered."/)
  refusals['busy@visitor.example'] = '451 later'
  await queue(mail('busy@visitor.example'))
  await allSent(services)
  await services.db.execute(sql`update pgboss.job set retry_count = retry_limit - 1`)
  await endWaiting(services)
  await allSent(services)
  delete refusals['busy@visitor.example']
  expect((await mailState(at.mailJobs)).undelivered).toMatchObject([{ tries: 31, reason: 451 }])
})

test('an unknown receiver is given up at once, listed without the text, and sent again on demand', async () => {
  expectLog(/"what":"A mail could not be delivered."/)
  refusals['gone@visitor.example'] = '550 gone@visitor.example is unknown here'
  await queue(mail('gone@visitor.example', 'To nobody'), mail('zoe@visitor.example', 'To Zoé'))
  await allSent(services)
  expect(await subjects()).toEqual(['To Zoé'])
  const state = await mailState(at.mailJobs)
  expect(state).toEqual({
    waiting: 0,
    undelivered: [
      {
        id: expect.any(String),
        kind: 'guestTripBooked',
        to: 'g…@visitor.example',
        queuedAt: expect.stringMatching(/^\d{4}-/),
        givenUpAt: expect.stringMatching(/^\d{4}-/),
        tries: 1,
        reason: 550,
      },
    ],
  })
  expect(logged()).not.toContain('gone@')
  expect((await queuedRows(services)).map(({ data }) => data).join()).not.toMatch(/gone@|nobody|Monday/)
  delete refusals['gone@visitor.example']
  expect(await sendAgain(at.mailJobs, [state.undelivered[0]!.id])).toBe(1)
  await allSent(services)
  expect(await subjects()).toEqual(['To nobody', 'To Zoé'])
  expect((await mailState(at.mailJobs)).undelivered).toEqual([])
})

test.runIf(postgres)('two processes on one database send each mail once', async () => {
  const other = await openServices(services.env)
  const bySubject = many(40)
  await queue(...bySubject.slice(0, 20).map((subject) => mail('zoe@visitor.example', subject)))
  await other.services.db.transaction(async (tx) => {
    for (const subject of bySubject.slice(20))
      await other.services.mailQueue.add(tx, 'guestTripBooked', mail('zoe@visitor.example', subject))
  })
  await allSent(services)
  await other.close()
  expect(await subjects()).toEqual(bySubject)
})

test.runIf(postgres)('a database that stops while the queue closes its connections is no failure', async () => {
  const jobs = await openMailJobs({ connectionString: services.env.DATABASE_URL! })
  const lost = Object.assign(new Error('terminating connection'), { code: '57P01' })
  jobs.emit('error', lost)
  expectLog(/"what":"The mail queue was not reached.".*"code":"57P01"/)
  const before = logged()
  await jobs.stop()
  jobs.emit('error', lost)
  expect(logged()).toBe(before)
})

test('mails that a killed process was sending wait again as soon as the embedded database is opened', async () => {
  const embedded = new PGlite()
  const engine = { embedded }
  const killed = await openMailJobs(engine)
  await killed.send(queues.outgoing, { sealed: 'one' })
  await killed.send(queues.outgoing, { sealed: 'two' })
  const [begun] = await killed.fetch(queues.outgoing)
  const next = await openMailJobs(engine)
  const waiting = await next.findJobs(queues.outgoing, { queued: true })
  expect(waiting.map(({ id, state }) => [id === begun?.id, state])).toEqual([
    [true, 'created'],
    [false, 'created'],
  ])
  await Promise.all([killed.stop({ graceful: false }), next.stop({ graceful: false })])
  await embedded.close()
})

test('a mail that kills the process each time does not kill it again as soon as it is opened', async () => {
  const embedded = new PGlite()
  const processes = [await openMailJobs({ embedded })]
  await processes[0]!.send(queues.outgoing, { sealed: 'one' })
  const begins: number[] = []
  for (let starts = 0; starts < 5; starts += 1) {
    begins.push((await processes.at(-1)!.fetch(queues.outgoing)).length)
    processes.push(await openMailJobs({ embedded }))
  }
  expect(begins).toEqual([1, 1, 1, 0, 0])
  await Promise.all(processes.map((each) => each.stop({ graceful: false })))
  await embedded.close()
})
