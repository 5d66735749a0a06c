import { readFileSync, globSync } from 'node:fs'
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { CasingCache } from 'drizzle-orm/casing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as schema from '#server/db/schema.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { countByKey, rekeyDatabase, type SealingKeys } from '#server/rekey/rekeyDatabase.ts'
import { columnName, sealedColumns } from '#server/rekey/sealedValues.ts'
import { travelerNumbersOf } from '#server/domains/profile/personal/travelerNumbers.ts'
import { openTestServices } from '#tests/support/http/server.ts'
import {
  demoKey,
  openedValues,
  plantSealed,
  plantSignIns,
  sealerOf,
  sealingKey,
} from '#tests/support/rekey/sealedDatabase.ts'

const present = sealingKey(2)
let former: string
let keys: SealingKeys
const names = sealedColumns.map(columnName)

let at: Awaited<ReturnType<typeof openTestServices>>
let before: Map<string, string[]>
beforeAll(async () => {
  at = await openTestServices()
  former = await demoKey(at.services.db)
  keys = { SEALING_KEY: present, SEALING_KEY_BEFORE: former }
  await plantSealed(at.services, at.mailJobs)
  await plantSignIns(at.services, 1200)
  before = await openedValues(at.services.db, sealerOf(former).open)
})
afterAll(() => at.close())

describe('the list of sealed columns', () => {
  test('every value of the database that the key opens is in a column of the list', async () => {
    const { db } = at.services
    const { rows: tables } = (await db.execute(
      sql`select table_schema as schema, table_name as name from information_schema.tables
        where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
    )) as { rows: { schema: string; name: string }[] }
    const found = new Set<string>()
    for (const { schema: space, name } of tables) {
      // Mails are in partitions of one table.
      const table = space === 'pgboss' ? 'pgboss.job' : name
      const { rows } = (await db.execute(
        sql`select row_to_json(t) as row from ${sql.identifier(space)}.${sql.identifier(name)} t`,
      )) as { rows: { row: Record<string, unknown> }[] }
      for (const [column, value] of rows.flatMap(({ row }) => Object.entries(row)))
        if (textsIn(value).some(isSealed)) found.add(`${table}.${column}`)
    }
    expect([...found].toSorted()).toEqual(names.toSorted())
  }, 240_000)

  test('every column whose name begins with sealed is in the list', () => {
    const casing = new CasingCache('snake_case')
    const sealed = Object.values(schema)
      .filter((each) => is(each, PgTable))
      .flatMap((table) =>
        Object.values(getTableColumns(table)).map(
          (column) => `${getTableName(table)}.${casing.getColumnCasing(column)}`,
        ),
      )
      .filter((name) => /\.sealed_/.test(name))
    expect(sealed.length).toBeGreaterThan(3)
    expect(names).toEqual(expect.arrayContaining(sealed))
  })

  test('every file that seals is known, with the column where the text is stored', () => {
    const sealing = globSync('server/**/*.ts').filter(
      (file) =>
        !/^server\/(crypto|demo|rekey)\//.test(file) &&
        /\bsealer\.seal\(|\bgetOrCreateSealed\(/.test(readFileSync(file, 'utf8')),
    )
    expect(sealing.toSorted()).toEqual(Object.keys(places).toSorted())
    expect([...new Set(Object.values(places).flat())].toSorted()).toEqual([...names, 'a cookie of minutes'].toSorted())
  })
})

/** The files that seal, with the columns where their texts are stored. A new file is a new line, and may be a column. */
const places: Record<string, string[]> = {
  'server/domains/booking/saml/keys.ts': ['server_secrets.value'],
  'server/domains/profile/payment/cardRules.ts': ['credit_cards', 'company_cards', 'group_cards'].map(
    (table) => `${table}.sealed_number`,
  ),
  'server/domains/profile/personal/travelerNumbers.ts': ['profiles.traveller_numbers'],
  'server/domains/profile/travelDocuments/documents.ts': ['travel_documents.sealed_number'],
  'server/domains/session/keys.ts': ['server_secrets.value'],
  'server/http/operations/idempotency.ts': ['idempotency_keys.sealed_answer'],
  'server/identity/adapter.ts': ['oidc_records.payload'],
  'server/identity/newPasswordSignIn.ts': ['a cookie of minutes'],
  'server/mail/mailQueue.ts': ['pgboss.job.data'],
}

/** All texts in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function isSealed(text: string): boolean {
  if (!/^[\w+/]{39,}={0,2}$/.test(text)) return false
  try {
    return sealerOf(former).open(text) !== undefined
  } catch {
    return false
  }
}

describe('after a change of the key', () => {
  const said: string[] = []
  beforeAll(() => rekeyDatabase(at.services.db, keys, (line) => said.push(line)))

  test.each(names)('every value of %s opens with the new key and is what it was', async (name) => {
    expect(before.get(name)!.length).toBeGreaterThan(0)
    const after = await openedValues(at.services.db, sealerOf(present).open)
    expect(after.get(name)).toEqual(before.get(name))
    const counts = (await countByKey(at.services.db, keys)).get(name)
    expect(counts).toEqual({ present: before.get(name)!.length, before: 0, neither: 0 })
    expect(said).toContainEqual(expect.stringMatching(new RegExp(`^${name}: \\d+ sealed again$`)))
  })

  test('a traveler number typed again counts as the same with the new key alone', async () => {
    const row = (await at.services.db.select().from(profiles)).find(
      ({ travellerNumbers: travelerNumbers }) => travelerNumbers.tsa,
    )!
    const sealer = sealerOf(present)
    const number = sealer.open(row.travellerNumbers.tsa!.sealed)
    expect(travelerNumbersOf(sealer, row).withoutSame({ tsa: number })).toEqual({})
  })

  test('a second run changes nothing', async () => {
    const stored = await openedValues(at.services.db, (sealed) => sealed)
    await rekeyDatabase(at.services.db, keys, (line) => expect.fail(line))
    expect(await openedValues(at.services.db, (sealed) => sealed)).toEqual(stored)
  })

  test('keys that do not open the keys of the server are refused before anything is changed', async () => {
    const stored = await openedValues(at.services.db, (sealed) => sealed)
    const others = { SEALING_KEY: sealingKey(3), SEALING_KEY_BEFORE: sealingKey(4) }
    await expect(rekeyDatabase(at.services.db, others, () => undefined)).rejects.toThrow(
      'Neither SEALING_KEY nor SEALING_KEY_BEFORE opens the keys in this database.',
    )
    await expect(rekeyDatabase(at.services.db, { SEALING_KEY: former }, () => undefined)).rejects.toThrow(
      'SEALING_KEY does not open the keys in this database. Set SEALING_KEY_BEFORE',
    )
    expect(await openedValues(at.services.db, (sealed) => sealed)).toEqual(stored)
  })
})
