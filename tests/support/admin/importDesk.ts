import { afterAll } from 'vitest'
import type { BadRowPage, Import, ImportColumn, ImportKind, ImportMode } from '#contract/employees/imports.ts'
import { failureSchema } from '#contract/wire/envelope.ts'
import { type Handle, openTestApi } from '#tests/support/http/api.ts'

export const list = '/company/admin/companies/aurora/imports'
const administrator: Handle = 'admin@aurora'
type Row = Partial<Record<ImportColumn, string>>

type Api = Awaited<ReturnType<typeof openTestApi>>

/** Calls of an administrator of the demo who imports people, with the server's answers. */
export async function importDesk<At extends Api = Api>(open: () => Promise<At> = openTestApi as () => Promise<At>) {
  const at = await open()
  afterAll(() => at.close())
  const sendAs = (who: Handle, path: string, body?: object) =>
    at.send(who, `${list}${path}`, {
      method: 'POST',
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
  const answered = async (given: Response) => {
    if (!given.ok) throw new Error(`${given.status}: ${await given.text()}`)
    return (await given.json()) as Import
  }
  const post = async (path: string, body?: object) => answered(await sendAs(administrator, path, body))
  const begin = (kind: ImportKind, columns: string[], totalRows: number, who = administrator) =>
    sendAs(who, '', { kind, fileName: `${kind}.csv`, columns, totalRows })
  const rowsOf = (columns: string[], rows: Row[]) =>
    rows.map((row, at) => ({ row: at + 2, cells: columns.map((column) => row[column as ImportColumn] ?? '') }))
  /** Sends a table and checks it, without writing its rows. */
  const check = async (kind: ImportKind, rows: Row[]) => {
    const columns = [...new Set(rows.flatMap(Object.keys))]
    const { id } = await answered(await begin(kind, columns, rows.length))
    await post(`/${id}/rows`, { rows: rowsOf(columns, rows) })
    return post(`/${id}/check`)
  }
  const run = async (id: string, mode: ImportMode = 'skipBad') => {
    let now = await post(`/${id}/run`, { mode })
    while (now.status === 'running') now = await post(`/${id}/run`, { mode })
    return now
  }
  const problems = (id: string, language = 'en-CA') =>
    at.get<BadRowPage>(administrator, `${list}/${id}/problems`, { 'Accept-Language': language })
  return {
    ...at,
    administrator,
    list,
    sendAs,
    post,
    begin,
    answered,
    rowsOf,
    check,
    run,
    problems,
    /** The problems, as `line column: code`. */
    wrong: async (id: string) =>
      (await problems(id)).responseData.flatMap(({ row, problems: found }) =>
        found.map(({ column, code }) => `${row} ${column}: ${code}`),
      ),
    /** Checks one table and writes its good rows. */
    bring: async (kind: ImportKind, rows: Row[]) => run((await check(kind, rows)).id),
    /** Why it was refused: `field: code`, or the code of the whole. */
    refusal: async (given: Response) => {
      const { messageCode, problems: fields } = failureSchema.parse(await given.json())
      const [problem] = fields ?? []
      return [given.status, problem ? `${problem.field}: ${problem.code}` : messageCode]
    },
  }
}
