import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { dayMs } from '#contract/time/durations.ts'
import { openDatabase } from '#server/db/open.ts'
import { readableCondition } from '#server/domains/notices/maintenance/latestNotice.ts'
import { maintenanceNotices } from '#server/db/schema/site/notices.ts'
import { realPeople } from '#tests/support/commands/companyCommand.ts'
import { runCommand } from '#tests/support/commands/command.ts'
import { makeProcessStore, type ProcessStore } from '#tests/support/db/processStore.ts'
import { postgres } from '#tests/support/db/testStorage.ts'

let store: ProcessStore
beforeEach(async () => {
  store = await makeProcessStore('nobody', postgres !== undefined)
})

const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
const notice = {
  category: 'Outage',
  impactedComponents: ['Application'],
  disclaimerStart: inDays(-1),
  maintenanceStart: inDays(1),
  maintenanceEnd: inDays(2),
  texts: [{ locale: 'en-CA', title: 'Waymark is closed for a night', text: 'Book before.' }],
}

const run = (...args: string[]) => runCommand('server/commands/announce.ts', { ...realPeople, ...store }, args)

/** Runs the command with a file of this notice. */
const announce = (given: unknown) => announceText(JSON.stringify(given))

async function announceText(text: string) {
  const file = join(store.DATA_DIR, 'notice.json')
  await writeFile(file, text)
  return run('--file', file)
}

/** The notices that the people of a company get. */
async function stored() {
  const { db, close } = await openDatabase(store)
  const rows = await db.select().from(maintenanceNotices).where(readableCondition('any'))
  await close()
  return rows
}

test('the operator announces maintenance to all companies, finds it in the list, and ends it', async () => {
  expect(await announce(notice)).toMatchObject({ code: 0, said: expect.stringContaining('Announced to all companies') })
  const [announced] = await stored()
  expect(announced).toMatchObject({ companyId: null, status: 'Active', category: 'Outage', texts: notice.texts })
  const { id } = announced!
  expect((await run('--list')).said).toContain(`${id}  Active`)
  expect(await run('--end', id)).toMatchObject({ code: 0, said: expect.stringContaining('no longer shows') })
  expect(await stored()).toMatchObject([{ id, status: 'Ended', version: announced!.version + 1 }])
  expect(await run('--end', id)).toMatchObject({ code: 1, said: expect.stringContaining('No active notice') })
})

test('a file of a Windows editor is read, and one that is no JSON is refused with its name', async () => {
  expect(await announceText(`\uFEFF${JSON.stringify(notice)}`)).toMatchObject({ code: 0 })
  const refused = await announceText(JSON.stringify(notice).slice(0, -1))
  expect(refused).toMatchObject({ code: 1, said: expect.stringMatching(/notice\.json is no JSON/) })
})

test.each([
  ['that ends before it begins', { maintenanceStart: inDays(3) }, 'maintenanceEnd'],
  [
    'that is over',
    { disclaimerStart: inDays(-3), maintenanceStart: inDays(-3), maintenanceEnd: inDays(-1) },
    'is over',
  ],
  ['of an unknown category', { category: 'Holiday' }, 'category'],
  ['without a text', { texts: [] }, 'texts'],
])('a notice %s is refused and says why', async (_, change, why) => {
  expect(await announce({ ...notice, ...change })).toMatchObject({ code: 1, said: expect.stringContaining(why) })
})
