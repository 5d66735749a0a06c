import type { Role } from '#contract/roles.ts'
import { createApi } from '#server/api.ts'
import { openServices } from '#server/openServices.ts'
import { readEnv } from '#server/services/env.ts'
import { compareFewAndMany } from './fewAndMany.ts'
import { plantStaff } from './staff.ts'

/**
 * What the lists of administration cost in a company of 50,000 people and 2,000 cost centres beside one of 500 and 20, each
 * in a database of its own; medians, the two taking turns. On the embedded database, or with TWO_DATABASES (two addresses,
 * a space between, of empty databases) on PostgreSQL. Fails where one costs more than `most` times as much.
 * `node tests/bench/employees.ts 30` asks each thirty times.
 */
const runs = Number(process.argv[2] ?? 20)
const most = 2
const sizes = {
  500: { people: 500, costCenters: 20 },
  50000: { people: 50_000, costCenters: 2000 },
} as const
type Count = keyof typeof sizes
const [fewAddress, manyAddress] = process.env.TWO_DATABASES?.split(' ') ?? []

async function openCompany(count: Count, address: string | undefined) {
  const place = address ? { DATABASE_URL: address } : { DATA_DIR: 'memory://' }
  const { services, close } = await openServices(readEnv({ ...place, PUBLIC_URL: 'http://waymark.test' }))
  await plantStaff(services.db, sizes[count])
  const administrator = {
    accountId: 'a-aurora-admin',
    grantId: 'g',
    profileId: 'p-aurora-admin',
    employeeId: 'e-aurora-admin',
    companyId: 'aurora',
    roles: ['Admin'] satisfies Role[],
    isRegistered: true,
  }
  return { api: createApi(services, () => Promise.resolve(administrator)), close }
}

const companies = { 500: await openCompany(500, fewAddress), 50000: await openCompany(50_000, manyAddress) }

async function ask(count: Count, query: string): Promise<void> {
  const answer = await companies[count].api.request(`/company/admin/companies/aurora/${query}`)
  if (!answer.ok) throw new Error(`${query} answers ${answer.status}: ${await answer.text()}`)
  await answer.text()
}

const queries = {
  'employees: first page': 'employees',
  'employees: page 5': 'employees?pageNumber=5',
  'employees: by e-mail': 'employees?sort=email:asc',
  'employees: by number': 'employees?sort=externalId:desc',
  'employees: search of a name': 'employees?term=tremblay',
  'employees: search of one address': 'employees?term=person.321@',
  'employees: search of a number': 'employees?term=M000321',
  'employees: of a cost centre': 'employees?costCenterId=cc-mass-7',
  'employees: inactive ones': 'employees?active=false',
  'employees: with a role': 'employees?role=FinancialOfficer',
  'employees: who cannot book': 'employees?needs=cannotBook',
  'auto-complete': 'employees/auto-complete?field=manager&term=trem',
  'auto-complete, two letters': 'employees/auto-complete?field=approver&term=an',
  'one employee': 'employees/e-mass-321',
  'cost centres: the top': 'cost-centers?parentId=root',
  'cost centres: below one': 'cost-centers?parentId=cc-mass-1',
  'cost centres: search': 'cost-centers?term=department%2011',
  'cost centres: one': 'cost-centers/cc-mass-11',
  'cards of the company': 'payment-methods',
  'record of changes': 'changes',
}
/** A list, a search, an auto-complete; finding everybody of whom something is true looks at many. */
const shown = ['employees: who cannot book', 'employees: inactive ones', 'employees: with a role']
const held = Object.keys(queries).filter((name) => !shown.includes(name))
await compareFewAndMany({ title: 'Administration', counts: [500, 50_000], queries, held, most, runs, ask })
await Promise.all(Object.values(companies).map(({ close }) => close()))
