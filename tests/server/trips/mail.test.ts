import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { failureSchema } from '#contract/wire/envelope.ts'
import { reportLimits } from '#contract/trips/tripReport.ts'
import type { SentReport } from '#contract/trips/trips.ts'
import { mosts } from '#contract/fields/mosts.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { tripReports } from '#server/db/schema/trips/trips.ts'
import { sendMail } from '#server/mail/send.ts'
import { openTestApi, placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { expectLog, logged } from '#tests/support/run/log.ts'
import { allSent } from '#tests/support/mail/mailQueue.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'
import { plainLetter } from '#tests/support/mail/letters.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
let outbox: string
let bookingId: string
beforeAll(async () => {
  outbox = await mkdtemp(join(tmpdir(), 'waymark-outbox-'))
  at = await openTestApi({ OUTBOX_DIR: outbox })
  const segment = { from: places.YUL, to: places.LHR, departure: '2030-05-12T20:00', arrival: '2030-05-13T07:40' }
  bookingId = await plantTrip(at.services.db, { who: me, bookedAt: at.clock.now, segments: [segment] })
})
afterAll(async () => {
  await at.close()
  await rm(outbox, { recursive: true })
})
beforeEach(async () => {
  await allSent(at.services)
  await at.services.db.delete(tripReports)
  for (const name of await readdir(outbox)) await rm(join(outbox, name))
})

const me = 'traveller@aurora'
const report = (body: unknown, who: Handle = me, headers: Record<string, string> = {}) =>
  at.send(who, `/main${placeOf(me)}/trips/${bookingId}/report`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  })
const mails = async () => {
  await allSent(at.services)
  const names = await readdir(outbox)
  expect(names.every((name) => name.endsWith('.eml'))).toBe(true)
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))))
}

test('the agency gets the typed text, the trip as text and as PDF, and can reply', async () => {
  const answer = await report({ topic: 'wrongDetails', text: '  My name has two Ls.\nCan you fix it?  ' })
  expect(answer.status).toBe(200)
  const sent = (await answer.json()) as SentReport
  expect(sent).toMatchObject({ agency: 'Northline Travel', replyTo: 'traveller@aurora.example' })
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail?.from).toMatchObject({ name: 'Waymark', address: 'no-reply@waymark.test' })
  expect(mail?.to).toMatchObject([{ name: 'Northline Travel', address: expect.stringContaining('@') }])
  expect(mail?.replyTo).toMatchObject([{ address: 'traveller@aurora.example' }])
  expect(mail?.subject).toContain(`[${bookingId}] A detail is wrong`)
  expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
  expect(mail?.text).toContain('> My name has two Ls.\n> Can you fix it?')
  expect(mail?.text).toContain('Montreal (YUL) – London (LHR); 2030-05-12 20:00 – 2030-05-13 07:40')
  expect(mail?.text).toContain(`Booking reference: ${bookingId}`)
  const [pdf, ...more] = mail?.attachments ?? []
  expect([pdf?.mimeType, more]).toEqual(['application/pdf', []])
  expect(
    Buffer.from(pdf?.content as ArrayBuffer)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('an arranger writes in their own name, in French where they read French', async () => {
  expect(
    (await report({ topic: 'change', text: 'Un jour plus tard?' }, 'arranger@aurora', { 'Accept-Language': 'fr' }))
      .status,
  ).toBe(200)
  const [mail] = await mails()
  expect(mail?.replyTo).toMatchObject([{ address: 'arranger@aurora.example' }])
  expect(mail?.subject).toContain('Le voyage doit changer')
  expect(mail?.text).toContain('<traveller@aurora.example>')
})

test('typed text never becomes a header or another address', async () => {
  const evil = 'Eve\r\nBcc: all@victim.example'
  const mine = eq(profiles.id, profileIdOf(me))
  const [before] = await at.services.db.select().from(profiles).where(mine)
  await at.services.db.update(profiles).set({ firstName: evil, lastName: '"<x@y.example>, z' }).where(mine)
  await report({ topic: 'other', text: 'Hello\r\n.\r\nBcc: other@victim.example\r\n\r\nMAIL FROM:<x>' })
  await at.services.db.update(profiles).set({ firstName: before!.firstName, lastName: before!.lastName }).where(mine)
  const [mail] = await mails()
  expect(mail?.bcc ?? []).toEqual([])
  expect(mail?.headers.map(({ key }) => key).toSorted()).toEqual([
    'auto-submitted',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'reply-to',
    'subject',
    'to',
  ])
  expect(mail?.replyTo).toMatchObject([{ address: 'traveller@aurora.example' }])
  expect(mail?.to).toHaveLength(1)
})

test.each([
  ['no text', { topic: 'other', text: ' \n ' }],
  ['too much', { topic: 'other', text: 'x'.repeat(reportLimits.text + 1) }],
  ['an unknown topic', { topic: 'refund', text: 'x' }],
  ['a NUL', { topic: 'other', text: 'x\u0000' }],
  ['another receiver', { topic: 'other', text: 'x', to: 'all@victim.example' }],
])('a report with %s is refused and nothing is sent', async (_, body) => {
  expect((await report(body)).status).toBe(400)
  expect(await mails()).toEqual([])
})

test('five reports in ten minutes are the limit, even all at once', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => report({ topic: 'other', text: 'Hello' })))
  expect(Map.groupBy(answers, ({ status }) => status).get(200)).toHaveLength(mosts.tripReports.most)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
  expect(await mails()).toHaveLength(mosts.tripReports.most)
  const refused = answers.find(({ status }) => status === 429)
  expect(failureSchema.parse(await refused?.json()).messageCode).toBe('tooManyReports')
  expect((await report({ topic: 'other', text: 'Hello' }, 'arranger@aurora')).status).toBe(200)
  at.clock.now = new Date(at.clock.now.getTime() + (mosts.tripReports.within + 1) * 1000)
  expect((await report({ topic: 'other', text: 'Hello' })).status).toBe(200)
})

test('a report sent again after its answer was lost reaches the agency once', async () => {
  const once = { 'Idempotency-Key': '"11112222-3333"' }
  for (let time = 0; time < 3; time += 1)
    expect((await report({ topic: 'other', text: 'Hello' }, me, once)).status).toBe(200)
  expect(await mails()).toHaveLength(1)
})

const mail = {
  to: { name: 'Agency', address: 'agency@northline.example' },
  replyTo: { name: 'Camille', address: 'camille@aurora.example' },
  subject: 'Hello',
  letter: plainLetter('Hello'),
}

test('a mail is sent without the documents of a trip that was removed meanwhile', async () => {
  const { db, mailQueue } = at.services
  const [, companyId = '', profileId = ''] = /companies\/(.+)\/profiles\/(.+)/.exec(placeOf(me)) ?? []
  const tripFiles = { companyId, profileId, bookingId: 'REMOVED', culture: 'en-CA', files: ['itinerary' as const] }
  await db.transaction((tx) => mailQueue.add(tx, 'tripReported', { ...mail, tripFiles }))
  const [sent] = await mails()
  expect(sent?.attachments).toEqual([])
})

test('mails go to the configured mail server', async () => {
  const heard: string[] = []
  const server = createServer((socket) => {
    let isData = false
    socket.write('220 here\r\n')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        heard.push(line)
        if (isData && line !== '.') continue
        const starts = line === 'DATA'
        isData = starts
        socket.write(starts ? '354 go on\r\n' : line.startsWith('QUIT') ? '221 bye\r\n' : '250 yes\r\n')
      }
    })
  }).listen(0)
  const SMTP_URL = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  await sendMail({ ...at.services.env, SMTP_URL, MAIL_FROM: 'Waymark <travel@aurora.example>' }, mail)
  server.close()
  expect(heard).toContain('MAIL FROM:<travel@aurora.example>')
  expect(heard).toContain('RCPT TO:<agency@northline.example>')
  expect(heard).toContain('Reply-To: Camille <camille@aurora.example>')
  expect(await mails()).toEqual([])
})

test('a mail server that does not answer is reported without addresses in the log', async () => {
  expectLog(/"what":"A mail was not sent."/)
  const env = { ...at.services.env, SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'travel@aurora.example' }
  await expect(sendMail(env, mail)).rejects.toMatchObject({ status: 502, messageCode: 'mailNotSent' })
  expect(logged()).not.toContain('@')
})
