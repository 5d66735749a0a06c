import type { Role } from '#contract/session/roles.ts'
import { createApi } from '#server/api.ts'
import { issueToken } from '#server/domains/admin/provisioning/tokens.ts'
import { createScim } from '#server/scim/scimApp.ts'
import { openServices } from '#server/openServices.ts'
import { readEnv } from '#server/services/env.ts'
import { compareFewAndMany } from './fewAndMany.ts'
import { plantStaff } from './staff.ts'

/**
 * Compares the lists of administration in a company of 50,000 people and 2,000 cost centres with one of 500 and 20.
 * Each has its own database; the runs alternate, and the results are medians. It runs on the embedded database, or on
 * PostgreSQL with TWO_DATABASES (the addresses of two empty databases, separated by a space). It fails where the larger
 * company costs more than `most` times as much and more than `noticed` ms. `node tests/bench/employees.ts 30` asks each
 * thirty times.
 */
const runs = Number(process.argv[2] ?? 20)
const most = 2
const noticed = 40
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
  const { token } = await issueToken('aurora', { name: 'Bench', days: null }, administrator, services)
  const scim = createScim(services)
  return {
    api: createApi(services, () => Promise.resolve(administrator)),
    provision: (query: string) => scim.request(query, { headers: { Authorization: `Bearer ${token}` } }),
    close,
  }
}

const companies = { 500: await openCompany(500, fewAddress), 50000: await openCompany(50_000, manyAddress) }

async function ask(count: Count, query: string): Promise<void> {
  const { api, provision } = companies[count]
  query = query.replace('%last%', String(count - 25))
  const answer = await (query.startsWith('/')
    ? provision(query)
    : api.request(`/company/admin/companies/aurora/${query}`))
  if (!answer.ok) throw new Error(`${query} answers ${answer.status}: ${await answer.text()}`)
  await answer.text()
}

const queries = {
  'employees: first page': 'employees',
  'employees: page 5': 'employees?pageNumber=5',
  'employees: by e-mail': 'employees?sort=email:asc',
  'employees: by number': 'employees?sort=externalId:desc',
  'employees: search of a name': 'employees?term=tremblay',
  'employees: search of a name and another': 'employees?term=tremblay%20jos',
  'employees: search of a word everybody has': 'employees?term=aurora',
  'employees: search of two letters': 'employees?term=an',
  'employees: search of one address': 'employees?term=person.321@',
  'employees: search of a number': 'employees?term=M000321',
  'employees: of a cost centre': 'employees?costCenterId=cc-mass-7',
  'employees: inactive ones': 'employees?active=false',
  'employees: with a role': 'employees?role=FinancialOfficer',
  'employees: who cannot book': 'employees?needs=cannotBook',
  'auto-complete': 'employees/auto-complete?field=manager&term=trem',
  'auto-complete, two letters': 'employees/auto-complete?field=approver&term=an',
  'auto-complete, a word everybody has': 'employees/auto-complete?field=approver&term=aurora',
  'one employee': 'employees/e-mass-321',
  'cost centres: the top': 'cost-centers?parentId=root',
  'cost centres: below one': 'cost-centers?parentId=cc-mass-1',
  'cost centres: search': 'cost-centers?term=M00011',
  'cost centres: one': 'cost-centers/cc-mass-11',
  'cards of the company': 'payment-methods',
  'record of changes': 'changes',
  'provisioning: first page': '/Users?count=25',
  'provisioning: page from 400 on': '/Users?startIndex=400&count=25',
  'provisioning: the last page': '/Users?startIndex=%last%&count=25',
  'provisioning: userName eq': `/Users?filter=${encodeURIComponent('userName eq "person.321@aurora.example"')}`,
  'provisioning: displayName co': `/Users?filter=${encodeURIComponent('displayName co "Tremblay A"')}&count=10`,
  'provisioning: groups': '/Groups?excludedAttributes=members&count=10',
  'provisioning: one group': `/Groups?filter=${encodeURIComponent('displayName sw "M00011"')}&excludedAttributes=members`,
}
/**
 * The queries: a list, a search, an auto-complete. The bound does not hold for queries that find a hundred times as
 * many rows, which are all counted for the page, and for the last page of provisioning, before which RFC 7644 requires
 * counting off the others.
 */
const shown = [
  'employees: search of a word everybody has',
  'employees: search of two letters',
  'employees: who cannot book',
  'employees: inactive ones',
  'employees: with a role',
  'provisioning: the last page',
]
const held = Object.keys(queries).filter((name) => !shown.includes(name))
await compareFewAndMany({ title: 'Administration', counts: [500, 50_000], queries, held, most, noticed, runs, ask })
await Promise.all(Object.values(companies).map(({ close }) => close()))
