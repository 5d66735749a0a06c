import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { companies, employees, travelPolicies } from '#server/db/schema/company/company.ts'
import { accounts, profileRoles } from '#server/db/schema/company/people.ts'
import { createCompany } from '#server/domains/admin/createCompany.ts'
import { findAdministrator } from '#server/domains/admin/findAdministrator.ts'
import { readersOf } from '#server/domains/trips/report/tripReport.ts'
import { loadPerson } from '#server/domains/profile/person.ts'
import { profileIssues } from '#server/domains/profile/issues.ts'
import { loadAccount } from '#server/domains/session/account.ts'
import { companyCommand, realPeople } from '#tests/support/commands/companyCommand.ts'
import { planOf } from '#tests/support/commands/firstCompany.ts'
import { mailsIn } from '#tests/support/mail/outbox.ts'
import { openTestServices } from '#tests/support/http/server.ts'
import { fillDirectory } from '#tests/support/db/filledDirectory.ts'
import { freePort, startingLimitMs, startServer } from '#tests/support/process/serverProcess.ts'

type Opened = Awaited<ReturnType<typeof openTestServices>>

describe('a new company', () => {
  let opened: Opened
  beforeAll(async () => {
    opened = await openTestServices(realPeople)
  })
  afterAll(() => opened.close())

  const create = (...args: string[]) => createCompany(planOf(...args), opened.services)
  const made = async (...args: string[]) => {
    const created = await create(...args)
    if ('taken' in created) throw new Error(created.taken)
    return created
  }

  test('a new company has an administrator whose profile waits for no administrator', async () => {
    const { db } = opened.services
    const { companyId, accountId } = await made(
      '--name',
      'Åda & Cie',
      '--admin',
      'ada@one.example',
      '--culture',
      'fr-CA',
    )
    expect(companyId).toBe('ada-cie')
    const { account, profile, roles } = (await loadAccount(db, accountId))!
    expect([account.passwordHash, profile.registeredAt]).toEqual([null, null])
    expect(roles.toSorted()).toEqual(['Admin', 'Traveller'])
    const person = await loadPerson(db, companyId, profile.id)
    expect(profileIssues(person, '2026-01')).toEqual([
      'phoneNumberMissing',
      'dateOfBirthMissing',
      'genderMissing',
      'hotelFopMissing',
      'carFopMissing',
      'railFopMissing',
      'airFopMissing',
    ])
    expect(person.company).toMatchObject({ displayName: 'Åda & Cie', currency: 'CAD', emailDomain: 'one.example' })
    expect(person.policy).toMatchObject({ isAllowedSelf: true, isAllowedTransient: true, hotelNightLimit: 360 })
  })

  test('a new company has no agency unless it was given one, and its reports go to its administrators', async () => {
    const { db } = opened.services
    const { companyId, accountId } = await made('--name', 'Agentless', '--admin', 'ada@agentless.example')
    const { profile } = (await loadAccount(db, accountId))!
    const person = await loadPerson(db, companyId, profile.id)
    expect(person.company.agency).toMatchObject({ companyName: '', contactEmail: null, agencyEventEmail: null })
    expect(person.company.agencyEmailFrom).toBe('')
    expect(await readersOf(person, db)).toEqual([expect.objectContaining({ address: 'ada@agentless.example' })])
  })

  test('a new company is administered by active Admins only', async () => {
    const { db } = opened.services
    const { accountId } = await made('--name', 'Found', '--admin', 'ada@found.example')
    const found = async () => (await findAdministrator(db, 'ada@found.example'))?.company
    expect(await found()).toBe('Found')
    expect(await findAdministrator(db, 'eve@found.example')).toBeUndefined()
    const { profile } = (await loadAccount(db, accountId))!
    const isTheirs = eq(employees.id, profile.employeeId ?? '')
    await db.update(employees).set({ status: 'inactive' }).where(isTheirs)
    expect(await found()).toBeUndefined()
    await db.update(employees).set({ status: 'active' }).where(isTheirs)
    await db.delete(profileRoles).where(and(eq(profileRoles.profileId, profile.id), eq(profileRoles.role, 'Admin')))
    expect(await found()).toBeUndefined()
  })

  test('a new company has hotel limits of equal value in every currency', async () => {
    const { companyId } = await made('--name', 'Andes', '--admin', 'ada@andes.example', '--culture', 'es-CL')
    const [policy] = await opened.services.db
      .select()
      .from(travelPolicies)
      .where(eq(travelPolicies.companyId, companyId))
    expect(policy?.hotelNightLimit).toBe(240_000)
  })

  test('a new company whose id is taken or has no Latin letters gets a random id', async () => {
    await made('--name', 'Twin', '--admin', 'ada@twin.example')
    const second = await made('--name', 'Twín', '--admin', 'ada@twin2.example')
    expect(second.companyId).toMatch(/^twin-[0-9a-f]{6}$/)
    expect((await made('--name', '東京', '--admin', 'ada@tokyo.example')).companyId).toBe('company')
  })

  test('a company is not made where its name, domain or administrator is taken, also at the same time', async () => {
    const { db } = opened.services
    const args = ['--name', 'Taken', '--admin', 'ada@taken.example']
    const twice = await Promise.all([create(...args), create(...args)])
    expect(twice.filter((created) => 'taken' in created)).toEqual([{ taken: 'name' }])
    const count = () => Promise.all([companies, employees, accounts, profileRoles].map((table) => db.$count(table)))
    const before = await count()
    expect(await create('--name', 'tAKEN', '--admin', 'bob@other.example')).toEqual({ taken: 'name' })
    expect(await create('--name', 'New', '--admin', 'Ada@Taken.example')).toEqual({ taken: 'admin' })
    expect(await create('--name', 'New', '--admin', 'bob@taken.example')).toEqual({ taken: 'emailDomain' })
    expect(await count()).toEqual(before)
  })
})

describe('the company command', () => {
  let folder: string
  let variables: Record<string, string>
  let server: ReturnType<typeof startServer> | undefined
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'waymark-company-'))
    const port = String(await freePort())
    variables = { ...realPeople, PORT: port, PUBLIC_URL: `http://localhost:${port}`, DATA_DIR: folder }
    await fillDirectory(folder, 'nobody')
  })
  afterEach(() => server?.end('SIGTERM'))
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** The two lines that a server prints when it is open. */
  async function opening(): Promise<string> {
    const started = (server = startServer(variables))
    await expect.poll(started.said, { timeout: startingLimitMs }).toMatch(/(.+\n){2}/)
    return started.said()
  }
  const mails = () => mailsIn(join(folder, 'outbox'))
  const args = ['--name', 'Quill & Daughters', '--admin', 'ada@quill.example']

  test(
    'the company command is named as the first step by a server without people',
    async () => {
      expect(await opening()).toContain('Nobody can sign in yet')
    },
    startingLimitMs,
  )

  test(
    'the company command makes a company once, sends its mail again, and never prints the link',
    async () => {
      const made = await companyCommand(variables, args)
      expect([made.code, made.said]).toEqual([0, expect.stringContaining('with the id quill-daughters')])
      expect(made.said).toContain(`lies in ${join(folder, 'outbox')}`)
      const [first] = await mails()
      const link = /http\S+/.exec(first?.text ?? '')?.[0] ?? ''
      expect(link).toContain(`${variables.PUBLIC_URL}/identity/set-password/`)
      expect(made.said).not.toContain('set-password')

      const again = await companyCommand(variables, args)
      expect([again.code, await mails()]).toEqual([1, [expect.anything()]])
      expect(again.said).toMatch(/^There is a company "Quill & Daughters" already\. Nothing was changed\..*--resend/)

      const resend = ['--resend', '--admin', 'ada@quill.example']
      const noMail = { ...variables, SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'travel@quill.example' }
      const unsent = await companyCommand(noMail, resend)
      expect([unsent.code, (await mails()).length]).toEqual([1, 1])
      expect(unsent.said).toContain('The e-mail was not sent: The mail server did not take the message.')
      expect(unsent.said).toContain('Then run: npm run company -- --resend --admin ada@quill.example')
      const sent = await companyCommand(variables, resend)
      expect([sent.code, (await mails()).length]).toEqual([0, 2])
      expect(unsent.said + sent.said).not.toContain('set-password')

      expect(await opening()).toContain('People sign in with the passwords they chose.')
      const beside = await companyCommand(variables, ['--name', 'Other', '--admin', 'bob@other.example'])
      expect(beside.code).toBe(1)
      expect(beside.said).toMatch(/^The server is running on this data folder.*Stop the server, run this again/)
    },
    startingLimitMs,
  )

  test(
    'the company command names every wrong argument, without a database',
    async () => {
      const { code, said } = await companyCommand({ DATA_DIR: join(folder, 'none') }, [
        '--admin',
        'ada',
        '--colour',
        'red',
      ])
      expect(code).toBe(1)
      for (const part of ['--colour is no option', '--admin "ada" cannot be used', '--name is missing', '--help'])
        expect(said).toContain(part)
      expect(said).not.toMatch(/ {4}at |node:/)
    },
    startingLimitMs,
  )

  test(
    'the company command refuses to mix real people with the demo',
    async () => {
      const demo = await companyCommand({ ...variables, DEMO: 'true' }, args)
      expect([demo.code, demo.said]).toEqual([1, expect.stringContaining('Set DEMO=false, and SEALING_KEY')])
    },
    startingLimitMs,
  )
})
