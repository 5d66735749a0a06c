import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'

type Column = Record<'of' | 'name' | 'type', string>
type Reference = Record<'of' | 'name' | 'to' | 'toName', string>

/**
 * Copies a company with all its records, as another with the same people, trips and figures: every id of the copy and
 * every value that no two companies may share ends with `~`. A query without a condition for the company finds both.
 */
export async function plantTwin(db: Database, companyId: string): Promise<void> {
  const rowsOf = async <Row>(query: string) => ((await db.execute(sql.raw(query))) as { rows: Row[] }).rows
  const columns = Map.groupBy(await rowsOf<Column>(columnQuery), ({ of }) => of)
  const references = Map.groupBy(await rowsOf<Reference>(referenceQuery), ({ of }) => of)
  const unique = await rowsOf<{ of: string; names: string[] }>(uniqueQuery)
  const ofTable = (table: string) => ({ columns: columns.get(table) ?? [], references: references.get(table) ?? [] })

  const owned = new Set(['companies'])
  const isOwned = (table: string) => ofTable(table).references.some(({ to }) => owned.has(to))
  for (let size = 0; size !== owned.size;) {
    size = owned.size
    for (const table of columns.keys()) if (isOwned(table)) owned.add(table)
  }

  /** The value of a column in the copy. A reference to another company, such as to its agency's people, stays. */
  const copied = (table: string, { name, type }: Column): string => {
    const [kept, renamed] = [`source."${name}"`, `source."${name}" || '~'`]
    if (name === 'company_id') return `'${companyId}~'`
    if (type !== 'text') return kept
    const to = ofTable(table).references.find((each) => each.name === name)
    if (to?.to === table) return renamed
    if (to && !owned.has(to.to)) return kept
    if (to) return `coalesce((select "${to.toName}" from "${to.to}" where "${to.toName}" = ${renamed}), ${kept})`
    const mustDiffer = unique.some(
      ({ of, names }) => of === table && names[0] === name && !names.includes('company_id'),
    )
    return mustDiffer || name === 'id' || name.endsWith('_id') ? renamed : kept
  }
  const isOfCompany = (table: string): string => {
    const { columns: own, references: to } = ofTable(table)
    if (table === 'companies') return `id = '${companyId}'`
    if (own.some(({ name }) => name === 'company_id')) return `company_id = '${companyId}'`
    const parent = to.find((each) => owned.has(each.to))!
    return `"${parent.name}" in (select "${parent.toName}" from "${parent.to}" where ${isOfCompany(parent.to)})`
  }

  const waiting = new Set(owned)
  while (waiting.size > 0)
    for (const table of waiting) {
      const { columns: own, references: to } = ofTable(table)
      if (to.some((each) => each.to !== table && waiting.has(each.to))) continue
      const names = own.map(({ name }) => `"${name}"`).join()
      const values = own.map((column) => copied(table, column)).join()
      const copy = `insert into "${table}" (${names}) select ${values} from "${table}" source where ${isOfCompany(table)}`
      await db.execute(sql.raw(copy))
      waiting.delete(table)
    }
}

const columnQuery = `select table_name "of", column_name name, data_type type from information_schema.columns
  where table_schema = 'public' and is_generated = 'NEVER'`

const referenceQuery = `select source.relname "of", a.attname name, target.relname "to", b.attname "toName"
  from pg_constraint k
  join pg_class source on source.oid = k.conrelid
  join pg_class target on target.oid = k.confrelid
  cross join unnest(k.conkey, k.confkey) as pair (own, other)
  join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.own
  join pg_attribute b on b.attrelid = k.confrelid and b.attnum = pair.other
  where k.contype = 'f'`

/** The names of the text columns of each unique index. */
const uniqueQuery = `select t.relname "of", array_agg(a.attname::text) names
  from pg_index i
  join pg_class t on t.oid = i.indrelid
  join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'
  join pg_attribute a on a.attrelid = t.oid and a.attnum = any (i.indkey::int2[])
  where i.indisunique and (a.atttypid = 'text'::regtype or a.attname = 'company_id')
  group by t.relname, i.indexrelid`
