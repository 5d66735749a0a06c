import { sealerWith } from '#server/crypto/sealer.ts'
import type { Database } from '#server/db/client.ts'
import { replaceValues, sealedRows, type ReplacedRow } from './sealedRows.ts'
import { columnName, sealedColumns, serverKeys, type SealedColumn } from './sealedValues.ts'

/** The new key and the former one, 32 bytes in base64 each. */
export interface SealingKeys {
  SEALING_KEY: string
  SEALING_KEY_BEFORE?: string | undefined
}

/** The number of sealed values by the key that opens them. */
export interface KeyCounts {
  present: number
  before: number
  neither: number
}

/** Counts the sealed values of all columns, or of the given ones, by the name of the column. */
export async function countByKey(
  db: Database,
  keys: SealingKeys,
  columns: readonly SealedColumn[] = sealedColumns,
): Promise<Map<string, KeyCounts>> {
  const keyOf = keyFinder(keys)
  const counted = new Map<string, KeyCounts>()
  for (const column of columns) {
    const counts: KeyCounts = { present: 0, before: 0, neither: 0 }
    for await (const rows of sealedRows(db, column))
      for (const sealed of rows.flatMap(({ value }) => column.sealedIn(value))) counts[keyOf(sealed)] += 1
    counted.set(columnName(column), counts)
  }
  return counted
}

/** The sum of the counts of all columns. */
export const sumOf = (counted: ReadonlyMap<string, KeyCounts>): KeyCounts =>
  [...counted.values()].reduce(
    (sum, { present, before, neither }) => ({
      present: sum.present + present,
      before: sum.before + before,
      neither: sum.neither + neither,
    }),
    { present: 0, before: 0, neither: 0 },
  )

/**
 * Seals everything that the former key sealed with the new one, a batch at a time. A process that ends in between
 * leaves each value with one of the two keys, and the next run continues.
 * @param said is told of each column with replaced rows
 * @throws where neither key opens the keys of the server, before anything is changed
 */
export async function rekeyDatabase(db: Database, keys: SealingKeys, said: (line: string) => void): Promise<void> {
  const { neither } = sumOf(await countByKey(db, keys, [serverKeys]))
  if (neither > 0) throw new Error(otherKeys(keys))
  const keyOf = keyFinder(keys)
  const sealer = sealerWith(keys.SEALING_KEY, keys.SEALING_KEY_BEFORE)
  for (const column of sealedColumns) {
    let replaced = 0
    for await (const rows of sealedRows(db, column)) {
      const old = rows.filter(({ value }) => column.sealedIn(value).some((sealed) => keyOf(sealed) === 'before'))
      const given = old.map((row): ReplacedRow => ({ ...row, replacement: column.resealed(row, sealer) }))
      if (given.length > 0) replaced += await replaceValues(db, column, given)
    }
    if (replaced > 0) said(`${columnName(column)}: ${replaced} sealed again`)
  }
}

const otherKeys = ({ SEALING_KEY_BEFORE }: SealingKeys) =>
  SEALING_KEY_BEFORE
    ? 'Neither SEALING_KEY nor SEALING_KEY_BEFORE opens the keys in this database. Set SEALING_KEY_BEFORE to the key that the server ran with. Nothing was changed.'
    : 'SEALING_KEY does not open the keys in this database. Set SEALING_KEY_BEFORE to the key that the server ran with. Nothing was changed.'

/** Finds the key that opens a sealed text. */
function keyFinder({ SEALING_KEY, SEALING_KEY_BEFORE }: SealingKeys): (sealed: string) => keyof KeyCounts {
  const present = sealerWith(SEALING_KEY)
  const before = SEALING_KEY_BEFORE ? sealerWith(SEALING_KEY_BEFORE) : undefined
  const opens = (sealer: typeof before, sealed: string) => {
    try {
      return sealer?.open(sealed) !== undefined
    } catch {
      return false
    }
  }
  return (sealed) => (opens(present, sealed) ? 'present' : opens(before, sealed) ? 'before' : 'neither')
}
