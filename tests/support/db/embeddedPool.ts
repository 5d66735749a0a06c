import { openAsBlob } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { inMemory } from '#server/db/dataDirectory.ts'
import { openEmbeddedEngine } from '#server/db/embedded.ts'
import { embeddedDatabase, type OpenDatabase } from '#server/db/open.ts'

/** An embedded database that tests of this process use one after the other. */
interface Pooled {
  client: PGlite
  /** The dump it was created from, and to which it is reset before the next test uses it. */
  dump: string
  /**
   * The number of tables, constraints, triggers and functions, and the youngest one. A difference shows that a test has
   * changed the schema.
   */
  shape: string
}

/** At most this many of each dump are idle. A test that opens a second process uses two at once. */
const mostIdle = 2
const idle: Pooled[] = []

/**
 * Opens a copy of the dump. Starting the engine and unpacking a dump takes a second, so the engine of a finished test
 * is used again, after its changed rows have been reset.
 */
export async function openPooled(dump: string): Promise<OpenDatabase> {
  const pooled = (await takeIdle(dump)) ?? (await makePooled(dump))
  const lease = lend(pooled.client)
  const { db, engine } = await embeddedDatabase(lease.client)
  const close = async () => {
    lease.end()
    // Waits for a transaction that is still running.
    await pooled.client.transaction(() => Promise.resolve())
    const isWanted = idle.filter((one) => one.dump === dump).length < mostIdle
    if (isWanted && !lease.sawMovedClock()) idle.push(pooled)
    else await pooled.client.close()
  }
  return { db, engine, close }
}

async function takeIdle(dump: string): Promise<Pooled | undefined> {
  const at = idle.findIndex((one) => one.dump === dump)
  if (at < 0) return undefined
  const [pooled] = idle.splice(at, 1)
  if ((await shapeOf(pooled!.client)) !== pooled!.shape) {
    await pooled!.client.close()
    return takeIdle(dump)
  }
  await pooled!.client.exec('select kept.put_back()')
  return pooled
}

async function makePooled(dump: string): Promise<Pooled> {
  const client = await openEmbeddedEngine(inMemory, { loadDataDir: await openAsBlob(dump) })
  await client.exec(keeping)
  return { client, dump, shape: await shapeOf(client) }
}

async function shapeOf(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(`
    select string_agg(kind || ': ' || amount || ' up to ' || youngest, ', ') as shape from (
      select 'relations' as kind, count(*) as amount, max(oid) as youngest from pg_class
      union all select 'constraints', count(*), max(oid) from pg_constraint
      union all select 'triggers', count(*), max(oid) from pg_trigger
      union all select 'functions', count(*), max(oid) from pg_proc) as parts`)
  return rows[0]!.shape
}

/** The difference between the date and a clock that runs evenly. */
const dateOffset = () => Date.now() - performance.timeOrigin - performance.now()
const minuteMs = 60_000

/**
 * The engine for one test. After the test it refuses queries, as a closed one does. An engine that was queried while a
 * test had moved the date sets an alarm for that date, and checks it a thousand times a second.
 */
function lend(engine: PGlite) {
  let isOver = false
  let isMoved = false
  const offset = dateOffset()
  const replaced = new Map<PropertyKey, unknown>()
  const client = new Proxy(engine, {
    get(target, name) {
      isMoved ||= Math.abs(dateOffset() - offset) > minuteMs
      if (isOver && name !== 'closed') throw new Error('The database was closed.')
      if (replaced.has(name)) return replaced.get(name)
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
    set: (_, name, value) => {
      replaced.set(name, value)
      return true
    },
  })
  return { client, end: () => (isOver = true), sawMovedClock: () => isMoved }
}

/**
 * Copies all rows, and defines a function that resets the tables written to since: those with a younger row, or with a
 * different number of rows. Foreign keys are not checked meanwhile.
 */
const keeping = `
create schema kept;
create table kept.tables (name text primary key, copy text, columns text, rows bigint);
create table kept.sequences (name text primary key, last bigint, is_called boolean);
create table kept.since (xid bigint);
do $$
declare one record; amount bigint;
begin
  for one in
    select format('%I.%I', n.nspname, c.relname) as name, format('kept.%I', n.nspname || '.' || c.relname) as copy,
      (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not like 'pg\\_%' and n.nspname not in ('information_schema', 'kept')
  loop
    execute format('create table %s as select %s from %s', one.copy, one.columns, one.name);
    execute format('select count(*) from %s', one.copy) into amount;
    insert into kept.tables values (one.name, one.copy, one.columns, amount);
  end loop;
  for one in select format('%I.%I', schemaname, sequencename) as name from pg_sequences loop
    execute format('insert into kept.sequences select %L, last_value, is_called from %s', one.name, one.name);
  end loop;
  insert into kept.since values (pg_current_xact_id()::text::bigint);
end $$;
create function kept.put_back() returns void language plpgsql as $$
declare one record; since bigint := (select xid from kept.since); is_changed boolean;
begin
  set local session_replication_role = replica;
  for one in select * from kept.tables loop
    execute format('select count(*) <> $1 or coalesce(max(xmin::text::bigint), 0) > $2 from %s', one.name)
      into is_changed using one.rows, since;
    if is_changed then
      execute format('delete from %s', one.name);
      execute format('insert into %s (%s) overriding system value select %s from %s',
        one.name, one.columns, one.columns, one.copy);
    end if;
  end loop;
  for one in select * from kept.sequences loop
    perform setval(one.name::regclass, one.last, one.is_called);
  end loop;
  update kept.since set xid = pg_current_xact_id()::text::bigint;
end $$;
`
