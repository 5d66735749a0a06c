/**
 * Copies all rows, and defines a function that resets the tables written to since: those with a younger row, or with a
 * different number of rows. Foreign keys are not checked meanwhile, which takes a
 * superuser.
 */
export const keeping = `
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

/**
 * The number of tables, constraints, triggers and functions of a database, and the youngest one. A difference shows that
 * a test has changed the schema.
 */
export const shapeQuery = `
select string_agg(kind || ': ' || amount || ' up to ' || youngest, ', ') as shape from (
  select 'relations' as kind, count(*) as amount, max(oid) as youngest from pg_class
  union all select 'constraints', count(*), max(oid) from pg_constraint
  union all select 'triggers', count(*), max(oid) from pg_trigger
  union all select 'functions', count(*), max(oid) from pg_proc) as parts`
