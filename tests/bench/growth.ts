import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'

/*
 * Parts of the benches that measure how the cost of calls grows with the number of rows.
 */

const runs = 5

/** Milliseconds of a call: the median of some runs after a first one. */
export async function median(call: () => Promise<unknown>): Promise<number> {
  await call()
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now()
    await call()
    times.push(performance.now() - began)
  }
  return times.toSorted((one, other) => one - other)[Math.floor(runs / 2)]!
}

/** Prints the milliseconds of each call by size, and the ratio of the largest size to the smallest. */
export function printGrowth(sizes: readonly number[], found: ReadonlyMap<string, readonly number[]>): void {
  console.table(
    Object.fromEntries(
      [...found].map(([name, times]) => [
        name,
        { ...Object.fromEntries(sizes.map((size, at) => [size, Math.round(times[at]!)])), ratio: ratioOf(times) },
      ]),
    ),
  )
}

function ratioOf(times: readonly number[]): string {
  return `${(times.at(-1)! / times[0]!).toFixed(1)} ×`
}

/** Copies of a traveler, until there is a number of them. */
export async function plantTravelers(db: Database, count: number): Promise<void> {
  const made: Record<string, SQL> = {
    id: sql`'bench-' || n`,
    email: sql`'bench-' || n || '@aurora.example'`,
    last_name: sql`s.last_name || ' ' || n`,
    employee_id: sql`null`,
  }
  const [names, columns] = copyOf(profiles, made)
  await db.execute(sql`
    insert into profiles (${names})
    select ${columns} from generate_series(0, ${count - 1}::int) n
    join profiles s on s.id = 'p-aurora-traveller'
    on conflict do nothing`)
}

/** The columns of a table, and the values of a copied row `s` in them. */
export function copyOf(table: PgTable, made: Record<string, SQL>): [SQL, SQL] {
  const names = Object.entries(getTableColumns(table))
    .filter(([, { generated }]) => !generated)
    .map(([key]) => key.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`))
  const values = names.map((name) => made[name] ?? sql`s.${sql.identifier(name)}`)
  return [sql.raw(names.join(', ')), sql.join(values, sql`, `)]
}
