import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany } from '#server/domains/admin/createCompany.ts'
import { managedModules } from '#server/domains/education/manageModules.ts'
import { moduleList } from '#server/domains/education/presentModules.ts'
import { appList } from '#server/domains/marketplace/readApps.ts'
import { loadAccount } from '#server/domains/session/account.ts'
import { modules } from '#server/reference/education/modules.ts'
import { realPeople } from '#tests/support/commands/companyCommand.ts'
import { planOf } from '#tests/support/commands/firstCompany.ts'
import { openTestServices } from '#tests/support/http/server.ts'

let opened: Awaited<ReturnType<typeof openTestServices>>
beforeAll(async () => {
  opened = await openTestServices(realPeople)
})
afterAll(() => opened.close())

test('a new company of real people has all modules as optional, and an empty marketplace', async () => {
  const { services } = opened
  const created = await createCompany(planOf('--name', 'Quill', '--admin', 'ada@quill.example'), services)
  if ('taken' in created) throw new Error(created.taken)
  const { companyId, accountId } = created
  const { profile, roles } = (await loadAccount(services.db, accountId))!
  const person = { companyId, profileId: profile.id }
  const listed = await moduleList({ person, language: 'en', services })
  expect(listed).toHaveLength(modules.length)
  expect(listed.every(({ required, progress }) => required === null && progress === 'notStarted')).toBe(true)
  const managed = await managedModules({ db: services.db, companyId, language: 'en', now: services.now() })
  expect(managed.map(({ assignment, people, passed }) => [assignment, people, passed])).toEqual(
    modules.map(() => ['optional', 1, 0]),
  )
  const caller = { ...person, accountId, grantId: 'g', employeeId: profile.employeeId, roles, isRegistered: true }
  expect(await appList({ db: services.db, caller, language: 'en' })).toEqual([])
})
