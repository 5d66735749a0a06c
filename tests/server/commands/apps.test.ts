import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { partnerApps } from '#server/db/schema/site/marketplace.ts'
import { catalogSchema, storeCatalog } from '#server/domains/marketplace/storeCatalog.ts'
import { realPeople } from '#tests/support/commands/companyCommand.ts'
import { runCommand } from '#tests/support/commands/command.ts'
import { makeProcessStore, type ProcessStore } from '#tests/support/db/processStore.ts'
import { postgres } from '#tests/support/db/testStorage.ts'

let place: ProcessStore
beforeEach(async () => {
  place = await makeProcessStore('nobody', postgres !== undefined)
})

const words = (text: string) => ({ en: text, fr: text, es: text })
const app = {
  id: 'quillrides',
  name: 'Quill Rides',
  vendor: 'Quill',
  category: 'ground',
  scope: 'person',
  summary: words('Rides.'),
  description: words('Rides in ten cities.'),
  dataShared: [words('Name')],
  permissions: [],
  privacyUrl: 'https://quill.example/privacy',
  signInUrl: 'https://quill.example/sign-in',
}

/** Runs `npm run apps` with a file of these apps. */
async function store(apps: unknown) {
  const file = join(place.DATA_DIR, 'apps.json')
  await writeFile(file, JSON.stringify(apps))
  return runCommand('server/commands/apps.ts', { ...realPeople, ...place }, ['--file', file])
}

test('apps of a file are added to the marketplace, and changed by another file', async () => {
  expect(await store([app])).toMatchObject({
    code: 0,
    said: expect.stringContaining('1 in the marketplace: Quill Rides'),
  })
  const { db, close } = await openDatabase(place)
  const [added] = await db.select().from(partnerApps)
  await storeCatalog(db, catalogSchema.parse([{ ...app, name: 'Quill Cars' }]))
  const changed = await db.select().from(partnerApps)
  await close()
  expect(added).toMatchObject({ id: 'quillrides', name: 'Quill Rides', isDemo: false })
  expect(changed).toEqual([{ ...added, name: 'Quill Cars' }])
})

test('a file with an address that is not https changes nothing, and one with an id twice is refused', async () => {
  const insecure = await store([{ ...app, privacyUrl: 'http://quill.example' }])
  expect(insecure).toMatchObject({ code: 1, said: expect.stringContaining('privacyUrl') })
  expect(catalogSchema.safeParse([app, app]).success).toBe(false)
})
