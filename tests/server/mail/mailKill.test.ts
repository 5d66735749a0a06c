import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createSsoCode } from '#server/domains/booking/sso/ssoCode.ts'
import { runCommand } from '#tests/support/commands/command.ts'
import { openTestServices } from '#tests/support/http/server.ts'
import { fillDirectory } from '#tests/support/db/filledDirectory.ts'
import { freePort, startingLimitMs, startServer } from '#tests/support/process/serverProcess.ts'
import { openMailServer } from '#tests/support/mail/smtpServer.ts'
import {
  enterTool,
  headerOf,
  hiddenFields,
  openingOf,
  reviewFields,
  type ToolVisitor,
} from '#tests/support/bookingTool/toolVisitor.ts'

const guestBooker = 'p-aurora-guestbooker'
const dayMs = 86_400_000

let directory: string
let variables: Record<string, string>
let server: ReturnType<typeof startServer>
let mailServer: Awaited<ReturnType<typeof openMailServer>>
const refusals: Record<string, string> = {}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-mail-'))
  await fillDirectory(directory)
  mailServer = await openMailServer({ answerTo: (to) => refusals[to] ?? '250 yes' })
  const port = String(await freePort())
  const mail = { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, MAIL_FROM: 'travel@aurora.example' }
  variables = { ...mail, PORT: port, PUBLIC_URL: `http://localhost:${port}`, DATA_DIR: directory }
})
afterAll(async () => {
  await server.end('SIGKILL')
  await mailServer.close()
  await rm(directory, { recursive: true, force: true })
})

async function start(): Promise<void> {
  server = startServer(variables)
  await server.ready()
}

/** A person who books for a guest with this address. */
async function bookerFor(email: string): Promise<ToolVisitor> {
  const { services, close } = await openTestServices({ DATA_DIR: directory })
  const opening = await openingOf(services, guestBooker, guestBooker, 'guest')
  const { code, cookie } = await createSsoCode(services, opening)
  await close()
  await start()
  const send = (address: string, init: RequestInit) => fetch(`${variables.PUBLIC_URL}${address}`, init)
  const visitor = await enterTool(send, `/booking-tool/sso?userToken=${code}&locale=en-us`, headerOf(cookie))
  const form = hiddenFields(await (await visitor.get('/booking-tool/guest')).text())
  const guest = { firstName: 'Zoé', lastName: 'Quill', email, language: 'en' }
  await visitor.post('/booking-tool/guest', { ...form, ...guest })
  return visitor
}

async function book(visitor: ToolVisitor, inDays: number): Promise<void> {
  const depart = new Date(Date.now() + inDays * dayMs).toISOString().slice(0, 10)
  const search = { transport: 'flight', trip: 'oneway', from: 'YUL', to: 'PAR', depart }
  const answer = await visitor.post('/booking-tool/confirm', await reviewFields(visitor, search))
  expect(answer.status).toBe(303)
}

const receivers = async () => {
  const mails = await Promise.all(mailServer.taken.map((raw) => PostalMime.parse(raw)))
  // Who approves the trips of the booker is told of them too.
  return mails
    .map(({ to, messageId }) => ({ to: to?.[0]?.address, messageId }))
    .filter(({ to }) => to?.endsWith('visitor.example'))
}

test(
  'a server killed between a booking and its mail, or while sending it, sends it after the next start',
  async () => {
    const visitor = await bookerFor('zoe@visitor.example')
    const begun: string[] = []
    mailServer.beforeTaking = () => {
      begun.push('one')
      return new Promise(() => undefined)
    }
    for (const inDays of [20, 30, 40]) await book(visitor, inDays)
    await vi.waitFor(() => expect(begun).not.toEqual([]), 60_000)
    await book(visitor, 50)
    expect(await server.end('SIGKILL')).toEqual([null, 'SIGKILL'])
    expect(mailServer.taken).toEqual([])

    mailServer.beforeTaking = () => Promise.resolve()
    await start()
    await vi.waitFor(
      async () => expect(new Set((await receivers()).map(({ messageId }) => messageId)).size).toBe(4),
      startingLimitMs / 2,
    )
    expect(new Set((await receivers()).map(({ to }) => to))).toEqual(new Set(['zoe@visitor.example']))
    await server.end('SIGTERM')
  },
  startingLimitMs,
)

test(
  'the mail command lists undelivered mails and sends them again, with and without a running server',
  async () => {
    const mailCommand = (...args: string[]) => runCommand('server/commands/undeliveredMail.ts', variables, args)
    refusals['gone@visitor.example'] = '550 gone@visitor.example is unknown here'
    await book(await bookerFor('gone@visitor.example'), 60)
    const isListed =
      /0 waiting to leave, 1 undelivered\.\n(\S+) {2}guestTripBooked to g…@visitor\.example, .* after 1 try: 550/
    const running = await vi.waitFor(async () => {
      const { said } = await mailCommand()
      expect(said).toMatch(isListed)
      return said
    }, startingLimitMs / 4)
    expect(running).not.toContain('gone')
    await server.end('SIGTERM')
    expect((await mailCommand()).said).toBe(running)

    const nothing = await mailCommand('--send-again', 'zoe')
    expect([nothing.code, nothing.said]).toEqual([1, expect.stringContaining('zoe is not the id of a mail.')])
    const nobody = crypto.randomUUID()
    expect((await mailCommand('--send-again', nobody)).said).toContain('0 sent again, 1 not found')
    const again = await mailCommand('--send-again', isListed.exec(running)![1]!)
    expect([again.code, again.said]).toEqual([0, expect.stringContaining('1 sent again')])
    expect((await mailCommand()).said).toContain('1 waiting to leave, 0 undelivered.')
    await start()
    await vi.waitFor(async () => expect((await mailCommand()).said).toMatch(isListed), startingLimitMs / 4)

    delete refusals['gone@visitor.example']
    mailServer.taken.length = 0
    expect((await mailCommand('--send-again')).said).toContain('1 sent again')
    await vi.waitFor(async () => expect((await receivers())[0]?.to).toBe('gone@visitor.example'), startingLimitMs / 4)
    await vi.waitFor(
      async () => expect((await mailCommand()).said).toBe('0 waiting to leave, 0 undelivered.\n'),
      startingLimitMs / 4,
    )
  },
  startingLimitMs,
)
