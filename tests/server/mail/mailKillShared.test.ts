import PostalMime from 'postal-mime'
import { expect, onTestFinished, test, vi } from 'vitest'
import { asPerson, connectTo } from '#tests/support/identity/identity.ts'
import { freePort, startingLimitMs, startServer } from '#tests/support/process/serverProcess.ts'
import { openMailServer } from '#tests/support/mail/smtpServer.ts'
import { makeStorage, postgres, runBegan } from '#tests/support/db/testStorage.ts'

/** Nobody waits for an answer of these: the next person would get a mail as well. */
const people = ['traveller', 'vip', 'arranger', 'newhire', 'organiser', 'risk']

/** A mail server, and a function that starts one of two server processes that send through it. */
async function openHouse() {
  const { DATA_DIR, DATABASE_URL = '', drop } = await makeStorage(runBegan())
  const mailServer = await openMailServer()
  const ports = await Promise.all([freePort(), freePort()])
  const origin = `http://localhost:${ports[0]}`
  const mail = { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, MAIL_FROM: 'travel@aurora.example' }
  const started: ReturnType<typeof startServer>[] = []
  const start = async (which: 0 | 1) => {
    const server = startServer({ ...mail, PORT: String(ports[which]), PUBLIC_URL: origin, DATA_DIR, DATABASE_URL })
    started.push(server)
    await server.ready()
    return server
  }
  onTestFinished(async () => {
    await Promise.all(started.map((server) => server.end('SIGKILL')))
    await mailServer.close()
    await drop()
  })
  return { origin, mailServer, start }
}

/** Closes the profiles of these people, each of whom gets a mail. */
async function closeProfiles(origin: string): Promise<void> {
  const { tokens } = await (await connectTo(origin)).signIn(asPerson('admin@aurora'))
  const init = { method: 'DELETE', headers: { authorization: `Bearer ${tokens.access_token}` } }
  for (const person of people) {
    const answer = await fetch(`${origin}/api/main/companies/aurora/profiles/p-aurora-${person}`, init)
    expect(answer.status).toBe(200)
  }
}

test.runIf(postgres)(
  'mails of a killed process are sent by another on the same PostgreSQL, including the one being sent',
  async () => {
    const { origin, mailServer, start } = await openHouse()
    let begun = 0
    mailServer.beforeTaking = () => {
      begun += 1
      return new Promise(() => undefined)
    }
    const one = await start(0)
    await closeProfiles(origin)
    await vi.waitFor(() => expect(begun).toBe(4), startingLimitMs / 4)
    mailServer.beforeTaking = () => Promise.resolve()
    await start(1)
    expect(await one.end('SIGKILL')).toEqual([null, 'SIGKILL'])

    const receivers = async () => {
      const mails = await Promise.all(mailServer.taken.map((raw) => PostalMime.parse(raw)))
      return new Set(mails.map(({ to }) => to?.[0]?.address))
    }
    await vi.waitFor(
      async () => expect(await receivers()).toEqual(new Set(people.map((each) => `${each}@aurora.example`))),
      startingLimitMs / 2,
    )
  },
  startingLimitMs,
)
