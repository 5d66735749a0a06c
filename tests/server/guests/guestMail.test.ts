import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillDirectory } from '#tests/support/db/filledDirectory.ts'
import { expectLog, logged } from '#tests/support/run/log.ts'
import { allSent, endWaiting } from '#tests/support/mail/mailQueue.ts'
import { openOutbox } from '#tests/support/mail/outbox.ts'
import { openDesk } from '#tests/support/bookingTool/toolDesk.ts'
import { hiddenFields, reviewFields } from '#tests/support/bookingTool/toolVisitor.ts'

let outbox: Awaited<ReturnType<typeof openOutbox>>
let desk: Awaited<ReturnType<typeof openDesk>>
beforeAll(async () => {
  outbox = await openOutbox()
  desk = await openDesk({ OUTBOX_DIR: outbox.folder })
})
beforeEach(() => outbox.empty())
afterAll(async () => {
  await desk.close()
  await outbox.close()
})

/** Every mail so far, once none is on its way. */
/** The mails of a folder without those to who approves the trips, who is told of them too. */
const toTravelers = async () => (await outbox.mails()).filter(({ to }) => to?.[0]?.address !== 'finance@aurora.example')
const mails = ({ services } = desk) => allSent(services).then(toTravelers)

async function visitorFor(language: string, { tool } = desk) {
  const visitor = await tool.enter(await tool.mint('p-aurora-guestbooker', undefined, 'guest'))
  const form = hiddenFields(await (await visitor.get('/booking-tool/guest')).text())
  const guest = { firstName: 'Zoé', lastName: 'Quill', email: 'zoe@visitor.example', language }
  await visitor.post('/booking-tool/guest', { ...form, ...guest })
  return visitor
}

test('a guest gets the itinerary in their language, and a reply goes to the booker', async () => {
  const visitor = await visitorFor('fr')
  const row = await desk.booked(visitor)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail?.to).toMatchObject([{ name: 'Zoé Quill', address: 'zoe@visitor.example' }])
  expect(mail?.replyTo).toMatchObject([{ address: 'guestbooker@aurora.example' }])
  expect(mail?.subject).toMatch(new RegExp(`^Votre voyage, destination Toronto, le .* \\[${row.bookingId}\\]$`))
  expect(mail?.text).toContain('Bonjour Zoé,')
  expect(mail?.text).toContain('Tessa Lindqvist (Aurora Industries) a réservé pour vous un voyage ')
  expect(mail?.html).toContain('<html lang="fr-CA" dir="ltr">')
  expect(mail?.html).toContain('Tessa Lindqvist (Aurora Industries) a réservé pour vous un voyage ')
  const attached = mail?.attachments.map(({ filename, mimeType }) => [filename, mimeType])
  expect(attached).toEqual([
    [`itinerary-${row.bookingId.toLowerCase()}-toronto.pdf`, 'application/pdf'],
    [`trip-${row.bookingId.toLowerCase()}.ics`, 'text/calendar'],
  ])
})

test("a repeated confirmation sends one mail to the guest, and a booker's own trip one to the booker", async () => {
  const visitor = await visitorFor('es')
  const fields = await reviewFields(visitor, desk.anotherSearch())
  await desk.confirm(visitor, fields)
  await desk.confirm(visitor, fields)
  await desk.booked(await desk.tool.visitorOf('p-aurora-traveller'))
  const texts = (await mails()).map(({ text }) => text)
  expect(texts).toEqual([expect.stringContaining('Hola, Zoé:'), expect.stringContaining('Hello Camille,')])
})

test('a guest whose trip is canceled in the booking tool is told once, in their language', async () => {
  const visitor = await visitorFor('fr')
  const { bookingId } = await desk.booked(visitor)
  await allSent(desk.services)
  await outbox.empty()
  const path = `/booking-tool/bookings/${bookingId}/cancel`
  const form = hiddenFields(await (await visitor.get(path)).text())
  await Promise.all([visitor.post(path, form), visitor.post(path, form)])
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail?.subject).toMatch(/^Voyage annulé/)
  expect(mail?.subject).toContain(`[${bookingId}]`)
  expect(mail?.to).toMatchObject([{ name: 'Zoé Quill', address: 'zoe@visitor.example' }])
  expect(mail?.replyTo).toMatchObject([{ address: 'guestbooker@aurora.example' }])
  expect(mail?.text).toContain('Tessa Lindqvist (Aurora Industries) a annulé votre voyage ')
})

test('mails that a stopping server has not sent are sent after the next start', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'waymark-guests-'))
  await fillDirectory(directory)
  expectLog(/"what":"A mail did not leave and is tried again."/)
  const noServer = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'travel@aurora.example' }
  const ending = await openDesk({ DATA_DIR: directory, OUTBOX_DIR: outbox.folder, ...noServer })
  const { bookingId } = await ending.booked(await visitorFor('fr', ending))
  await allSent(ending.services)
  await ending.close()
  expect(await outbox.mails()).toEqual([])
  const next = await openDesk({ DATA_DIR: directory, OUTBOX_DIR: outbox.folder })
  await endWaiting(next.services)
  expect((await mails(next)).map(({ subject }) => subject)).toEqual([expect.stringContaining(bookingId)])
  await next.close()
  await rm(directory, { recursive: true })
})

test('a trip is booked even if the mail cannot be sent', async () => {
  expectLog(/"what":"A mail did not leave and is tried again."/)
  Object.assign(desk.services.env, { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'travel@aurora.example' })
  const row = await desk.booked(await visitorFor('en'))
  expect(row.status).toBe('confirmed')
  await allSent(desk.services)
  expect(logged()).not.toContain('zoe@')
})
