import { sql } from 'drizzle-orm'
import { storedNumber } from '#contract/fields/phones.ts'
import type { Database } from './client.ts'

interface StoredPhone {
  code: string
  phoneNumber: string
}

interface ProfileRow extends StoredPhone {
  id: string
}

interface ContactRow extends StoredPhone {
  id: string
  others: StoredPhone[]
}

const mended = <Row extends StoredPhone>(row: Row): Row => ({
  ...row,
  phoneNumber: storedNumber({ code: row.code, number: row.phoneNumber }),
})

/**
 * Corrects telephone numbers that were stored as typed, and called at a wrong number. Its queries name tables and
 * columns themselves, because it runs on the schema of its migration, not on a later one.
 */
export async function mendNationalNumbers(tx: Database): Promise<void> {
  const profiles = await rowsOf<ProfileRow>(
    tx,
    sql`select id, phone_country_code as code, phone_number as "phoneNumber" from profiles where phone_number <> ''`,
  )
  for (const { id, phoneNumber } of profiles.filter(isWrong).map(mended))
    await tx.execute(sql`update profiles set phone_number = ${phoneNumber}, version = version + 1 where id = ${id}`)
  const contacts = await rowsOf<ContactRow>(
    tx,
    sql`select profile_id as id, code, phone_number as "phoneNumber", others from emergency_contacts`,
  )
  for (const contact of contacts.filter((each) => [each, ...each.others].some(isWrong))) {
    const others = JSON.stringify(contact.others.map(mended))
    await tx.execute(sql`update emergency_contacts set phone_number = ${mended(contact).phoneNumber},
      others = ${others}::jsonb, version = version + 1 where profile_id = ${contact.id}`)
  }
}

const isWrong = (row: StoredPhone): boolean => mended(row).phoneNumber !== row.phoneNumber

const rowsOf = async <Row>(tx: Database, query: ReturnType<typeof sql>): Promise<Row[]> =>
  ((await tx.execute(query)) as { rows: Row[] }).rows
