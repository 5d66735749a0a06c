import { type Import, importLimits } from '#contract/employees/imports.ts'
import { createApi } from '#server/api.ts'
import { openServices } from '#server/openServices.ts'
import { readEnv } from '#server/services/env.ts'

/* Imports many employees into a database of the demo through the API, as the browser does. Prints the time of each
   step, the memory of the process and the held part of it, all of which should stay flat: `node --expose-gc
   tests/bench/importRows.ts 10000`; with DATABASE_URL, the address of an empty database, on PostgreSQL. */

const total = Number(process.argv[2] ?? 10_000)
const columns = [
  'externalId',
  'firstName',
  'lastName',
  'email',
  'jobTitle',
  'mobilePhone',
  'costCenter',
  'managerExternalId',
  'roles',
]
// In memory the rows themselves count as memory of the process; with PostgreSQL they do not.
const { DATABASE_URL } = process.env
const place = DATABASE_URL ? { DATABASE_URL } : { DATA_DIR: 'memory://' }
const { services, close } = await openServices(readEnv({ ...place, PUBLIC_URL: 'http://waymark.test' }))
const api = createApi(services, () =>
  Promise.resolve({
    accountId: 'a-aurora-admin',
    grantId: 'bench',
    profileId: 'p-aurora-admin',
    employeeId: 'e-aurora-admin',
    companyId: 'aurora',
    roles: ['Admin'],
    isRegistered: true,
  }),
)
const list = '/company/admin/companies/aurora/imports'

async function post(path: string, body?: object): Promise<Import> {
  const answer = await api.request(`${list}${path}`, {
    method: 'POST',
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Import
}

const rowOf = (n: number) => ({
  row: n + 2,
  cells: [
    `B${n}`,
    'Ada',
    'Quill',
    `ada.${n}@bench.example`,
    'Engineer',
    '+1 514 555 0123',
    '210',
    // Each employee's manager is in an earlier row, which may be in another batch.
    n > 0 ? `B${Math.floor(n / 8)}` : '',
    n % 10 === 0 ? 'Arranger' : '',
  ],
})

let began = performance.now()
const say = (what: string) => {
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  // This is the memory in use after a garbage collection. It is left out without --expose-gc.
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  const held = globalThis.gc ? `, ${Math.round(heapUsed / 1_000_000)} MB held` : ''
  console.log(`${what.padEnd(28)} ${seconds.padStart(6)} s  ${Math.round(rss / 1_000_000)} MB${held}`)
}

async function bring() {
  began = performance.now()
  const { id } = await post('', { kind: 'employees', fileName: 'bench.csv', columns, totalRows: total })
  for (let n = 0; n < total; n += importLimits.batch) {
    const size = Math.min(importLimits.batch, total - n)
    await post(`/${id}/rows`, { rows: Array.from({ length: size }, (_, more) => rowOf(n + more)) })
    if (n % 2500 === 0) say(`  sent ${n + size}`)
  }
  say('sent')
  let now = await post(`/${id}/check`)
  while (now.status === 'checking') now = await post(`/${id}/check`)
  say(`checked: ${now.toAdd} to add, ${now.unchanged} unchanged, ${now.badRows} bad`)
  do {
    now = await post(`/${id}/run`, { mode: 'skipBad' })
    if (now.doneRows % 2500 === 0) say(`  written ${now.doneRows}`)
  } while (now.status === 'running')
  say(`done: ${now.doneRows} rows, ${Math.round(total / ((performance.now() - began) / 1000))} a second`)
}

say('open')
await bring()
// The same file again changes nothing, and takes no more memory.
await bring()
await close()
process.exit()
