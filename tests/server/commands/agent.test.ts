import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { profileRoles } from '#server/db/schema/company/people.ts'
import { createCompany } from '#server/domains/admin/createCompany.ts'
import { listAgents, setAgentOf } from '#server/domains/helpDesk/agents.ts'
import { runCommand } from '#tests/support/commands/command.ts'
import { realPeople } from '#tests/support/commands/companyCommand.ts'
import { planOf } from '#tests/support/commands/firstCompany.ts'
import { openTestServices } from '#tests/support/http/server.ts'

describe('agents of the help desk', () => {
  let opened: Awaited<ReturnType<typeof openTestServices>>
  beforeAll(async () => {
    opened = await openTestServices(realPeople)
    await createCompany(planOf('--name', 'Example Works', '--admin', 'ada@works.example'), opened.services)
    await createCompany(planOf('--name', 'Agency', '--admin', 'ana@agency.example'), opened.services)
  })
  afterAll(() => opened.close())

  const set = (changed: object) =>
    setAgentOf(opened.services.db, {
      email: 'ana@agency.example',
      company: 'example works',
      serves: true,
      ...changed,
    })
  const holders = async () =>
    (await opened.services.db.select().from(profileRoles)).filter(({ role }) => role === 'HelpDeskAgent').length

  test('a person becomes an agent with the first company, and is none after the last', async () => {
    const { db } = opened.services
    expect(await set({})).toMatchObject({ serves: ['Example Works'] })
    expect(await set({ company: 'agency' })).toMatchObject({ serves: ['Agency', 'Example Works'] })
    expect(await listAgents(db)).toEqual([
      { email: 'ana@agency.example', company: 'Agency' },
      { email: 'ana@agency.example', company: 'Example Works' },
    ])
    expect(await holders()).toBe(1)
    await set({ serves: false })
    expect(await set({ company: 'Agency', serves: false })).toMatchObject({ serves: [] })
    expect(await holders()).toBe(0)
  })

  test('an unknown person or company changes nothing', async () => {
    expect(await set({ email: 'nobody@agency.example' })).toEqual({ unknown: 'person' })
    expect(await set({ company: 'Nowhere' })).toEqual({ unknown: 'company' })
    expect(await holders()).toBe(0)
  })
})

describe('the command', () => {
  const run = async (args: string[]) => {
    const folder = await mkdtemp(join(tmpdir(), 'agent-'))
    const ended = await runCommand('server/commands/agent.ts', { ...realPeople, DATA_DIR: folder }, args)
    await rm(folder, { recursive: true, force: true })
    return ended
  }

  test('without arguments it tells how it is used', async () => {
    expect(await run([])).toMatchObject({ said: expect.stringContaining('npm run agent -- --person') })
  })

  test('an incomplete command is refused with the missing part', async () => {
    expect(await run(['--serves', 'Example Works'])).toMatchObject({
      said: expect.stringContaining('--person is missing'),
    })
  })
})
