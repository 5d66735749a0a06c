import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { importLimits, type Import } from '#contract/employees/imports.ts'
import { importRows } from '#server/db/schema/company/admin.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import type { Services } from '#server/services/services.ts'
import { count } from '#tests/support/run/gateCount.ts'
import { asPerson, connectTo } from '#tests/support/identity/identity.ts'
import { importDesk, list } from '#tests/support/admin/importDesk.ts'
import { expectLog } from '#tests/support/run/log.ts'
import { openTestServices } from '#tests/support/http/server.ts'
import { fillDirectory } from '#tests/support/db/filledDirectory.ts'
import { freePort, startingLimitMs, startServer } from '#tests/support/process/serverProcess.ts'

// Each row of a table is written once, even if the server is killed meanwhile.

const desk = await importDesk()
const columns = ['externalId', 'firstName', 'lastName', 'email']
const rowOf = (start: string, at: number) => ({
  row: at + 2,
  cells: [`${start}${at}`, 'Ada', 'Quill', `${start}${at}@quill.example`],
})
const rowsOf = (start: string, amount: number) => Array.from({ length: amount }, (_, at) => rowOf(start, at))

/** How many people an import has added, by their row in the database, their profile and their number. */
async function addedBy(importId: string, { db }: Pick<Services, 'db'>) {
  const added = await db
    .select({ externalId: employees.externalId, profileId: profiles.id })
    .from(employees)
    .innerJoin(profiles, eq(profiles.employeeId, employees.id))
    .where(and(eq(employees.companyId, 'aurora'), eq(employees.importId, importId)))
  return [added.length, new Set(added.map(({ externalId }) => externalId)).size]
}

test.each([
  ['its rows are taken from those that wait', 'delete', 'import_rows'],
  ['it is counted', 'update', 'imports'],
])(
  'a batch that is stopped before %s is not written at all, and is written once when it is sent again',
  async (_, event, table) => {
    const { db } = desk.services
    const start = `S${event}`
    const { id } = await desk.answered(await desk.begin('employees', columns, 3))
    await desk.post(`/${id}/rows`, { rows: rowsOf(start, 3) })
    await desk.post(`/${id}/check`)
    const counted = event === 'update' ? 'when (new.done_rows > old.done_rows)' : ''
    const run = (text: string) => db.execute(sql.raw(text))
    await run(`create function stop() returns trigger language plpgsql as $$ begin raise exception 'stopped'; end $$`)
    await run(`create trigger stop before ${event} on ${table} for each row ${counted} execute function stop()`)
    expectLog(/"what":"A request failed."/)
    const stopped = await desk.sendAs(desk.administrator, `/${id}/run`, { mode: 'skipBad' })
    await run(`drop trigger stop on ${table}`)
    await run('drop function stop')
    expect(stopped.status).toBe(500)
    expect(await addedBy(id, desk.services)).toEqual([0, 0])
    expect(await db.$count(importRows, eq(importRows.importId, id))).toBe(3)
    expect(await desk.run(id)).toMatchObject({ status: 'done', doneRows: 3 })
    expect(await addedBy(id, desk.services)).toEqual([3, 3])
  },
)

test(
  'a server killed while it writes a table continues after the next start and adds each employee once',
  async () => {
    const total = 4 * importLimits.batch
    const port = String(await freePort())
    const origin = `http://localhost:${port}`
    const directory = await mkdtemp(join(tmpdir(), 'waymark-import-'))
    const variables = { PORT: port, PUBLIC_URL: origin, DATA_DIR: directory }
    await fillDirectory(directory)
    let server = startServer(variables)
    try {
      await server.ready()
      const { tokens } = await (await connectTo(origin)).signIn(asPerson('admin@aurora'))
      const headers = { Authorization: `Bearer ${tokens.access_token}`, 'Content-Type': 'application/json' }
      const post = async (path: string, body: object = {}) => {
        const answer = await fetch(`${origin}/api${list}${path}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        })
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
        return (await answer.json()) as Import
      }
      const { id } = await post('', { kind: 'employees', fileName: 'people.csv', columns, totalRows: total })
      const rows = rowsOf('K', total)
      for (let from = 0; from < total; from += importLimits.batch)
        await post(`/${id}/rows`, { rows: rows.slice(from, from + importLimits.batch) })
      await post(`/${id}/check`)
      const runNext = () => post(`/${id}/run`, { mode: 'skipBad' })
      // At other moments of a batch each time, also right after it was written and before its answer came.
      const waits = [40, 150, 300, 600]
      for (const wait of waits) {
        const running = runNext().catch(() => undefined)
        await sleep(wait)
        await server.end('SIGKILL')
        await running
        server = startServer(variables)
        await server.ready()
      }
      let now: Import | undefined
      while (now?.status !== 'done') now = await runNext()
      expect(now).toMatchObject({ doneRows: total, badRows: 0 })
      await server.end('SIGTERM')
      const { services, close } = await openTestServices(variables)
      const added = await addedBy(id, services)
      count({ kills: waits.length, lost: total - added[0]! })
      expect(added).toEqual([total, total])
      expect(await services.db.$count(profiles, sql`${profiles.email} like 'k%@quill.example'`)).toBe(total)
      await close()
    } finally {
      await server.end('SIGKILL')
      await rm(directory, { recursive: true, force: true })
    }
  },
  startingLimitMs,
)
