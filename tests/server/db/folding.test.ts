import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foldAccents } from '#contract/texts/foldAccents.ts'
import { nameText, searchText } from '#contract/texts/searchText.ts'
import { openEmbeddedEngine } from '#server/db/embedded.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { embeddedDatabase, openDatabase } from '#server/db/open.ts'
import { costCenters } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { costCenterTextCondition } from '#server/domains/profile/costCenterText.ts'
import { mentions } from '#server/http/requests/foldedText.ts'
import { makeStorage } from '#tests/support/db/testStorage.ts'
import { namesOfTheWorld, plainNames } from '#tests/support/http/namesOfTheWorld.ts'
import { characters, foldedFunction, searchTextFunction } from './foldingFunctions.ts'

const folder = 'server/db/migrations'
let opened: Awaited<ReturnType<typeof openDatabase>>
let storage: Awaited<ReturnType<typeof makeStorage>>
beforeAll(async () => {
  storage = await makeStorage()
  opened = await openDatabase(storage)
})
afterAll(async () => {
  await opened.close()
  await storage.drop()
})

interface Written {
  folded: string
  searched: string
  decomposed: string
}
async function writtenBy(texts: readonly string[]): Promise<Written[]> {
  const { rows } = (await opened.db.execute(sql`
    select folded(text) as folded, search_text(folded(text)) as searched, normalize(text, NFKD) as decomposed
    from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as list (text, place) order by place`)) as {
    rows: Written[]
  }
  return rows
}

test('the newest functions of the migrations are those that the table of letters makes', () => {
  const all = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  for (const written of [foldedFunction, searchTextFunction]) {
    const start = written.slice(0, written.indexOf('('))
    expect(all.findLast((migration) => migration.includes(start))).toContain(written)
  }
})

test('the database folds every letter, mark and sign as the contract does', async () => {
  const looked = characters.filter(
    (each) => each !== '\0' && /[^\p{Script=Han}\p{Script=Hangul}\p{Cn}\p{Co}]/u.test(each),
  )
  const written = await writtenBy(looked)
  // Databases of an older Unicode do not know its newest letters.
  const known = new Set(looked.filter((each, place) => written[place]!.decomposed === each.normalize('NFKD')))
  expect(looked.filter((each) => !known.has(each) && each < '\u2000')).toEqual([])
  expect(looked.length - known.size).toBeLessThan(200)
  const wrong = looked.filter((each, place) => {
    const { folded, searched } = written[place]!
    return known.has(each) && (folded !== foldAccents(each) || searched !== searchText(each))
  })
  expect(wrong).toEqual([])
})

test('the database writes names in forty languages as the contract does, composed, decomposed and in capitals', async () => {
  const names = namesOfTheWorld.flatMap(([, firstName, lastName]) => [`${firstName} ${lastName}`, lastName])
  const texts = [...names, ...plainNames.flat(), '  a.  b-c, (d) "e" ', 'A/B: c\\d·e & f…', '’t', '--', '']
    .flatMap((text) => [text, text.normalize('NFD'), text.toUpperCase(), text.toLowerCase()])
    .map((text) => text.trim())
  const written = await writtenBy(texts)
  expect(written.map(({ folded, searched }) => ({ folded, searched }))).toEqual(
    texts.map((text) => ({ folded: foldAccents(text), searched: searchText(text) })),
  )
})

test('people and cost centers that an older database stored are found after its migration', async () => {
  const shipped = readMigrationFiles({ migrationsFolder: folder })
  const client = await openEmbeddedEngine('memory://')
  const { db } = await embeddedDatabase(client)
  const beginning = shipped.findIndex(({ sql: statements }) => statements.join('').includes('FUNCTION "folded"'))
  await migrateDatabase(db, shipped.slice(0, beginning))
  // The people alone matter, so what they refer to is left out.
  await db.execute(sql`set session_replication_role = replica`)
  for (const [place, [, firstName, lastName]] of namesOfTheWorld.entries()) {
    await db.execute(sql`insert into profiles (id, company_id, first_name, last_name, email, culture_code, country_code)
      values (${String(place)}, 'aurora', ${firstName}, ${lastName}, ${`${place}@aurora.example`}, 'en-CA', 'CA')`)
  }
  await db.execute(sql`insert into cost_centers (id, company_id, external_id, names, status)
    values ('c1', 'aurora', '100', ${JSON.stringify([{ locale: 'fr', value: 'Žižkov – "Côte d’Azur"' }])}::jsonb, 'active')`)
  await migrateDatabase(db)
  const { searched, firstName: given, lastName: family, email } = profiles
  const stored = await db.select({ searched, firstName: given, lastName: family, email }).from(profiles)
  expect(stored.map((one) => one.searched)).toEqual(stored.map((one) => searchText(`${nameText(one)} ${one.email} `)))
  for (const [, firstName, lastName] of namesOfTheWorld) {
    const rows = await db
      .select({ firstName: profiles.firstName })
      .from(profiles)
      .where(mentions(`${lastName}, ${firstName}`, profiles))
    expect(rows).toContainEqual({ firstName })
  }
  for (const typed of ['zizkov', "cote d'azur", 'Côte dazur', '100 Žižkov']) {
    expect(await db.select({ id: costCenters.id }).from(costCenters).where(costCenterTextCondition(typed))).toEqual([
      { id: 'c1' },
    ])
  }
  await client.close()
})
