import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import type { Figure } from './figures.ts'

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
  return middle(times)
}

/** The median of some numbers. */
export const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!

/** The most milliseconds of a call of a company with a million bookings or trips. */
const mostMs = 300

/**
 * A call with most rows, whose time has a bar, and its ratio to the time with fewest.
 * @param isBarred false for work that nobody waits for
 */
export const growthOf = (of: string, times: readonly number[], isBarred = true): Figure[] => [
  { of, what: 'with a million', value: times.at(-1)!, unit: 'ms', ...(isBarred && { bar: mostMs }) },
  { of, what: 'beside a hundredth', value: times.at(-1)!, unit: 'ms', floor: times[0]! },
]

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
