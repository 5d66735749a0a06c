import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#server/db/client.ts'
import { companies, costCenters, employees, travelPolicies } from '#server/db/schema/company.ts'
import { accounts, profileRoles, profiles } from '#server/db/schema/people.ts'
import { airlines, airports, countries } from '#server/db/schema/reference.ts'
import type { Sealer } from '#server/http/sealer.ts'
import { hashPassword } from '#server/identity/passwords.ts'
import { companyRows, policyRows } from './companies.ts'
import { costCenterRows } from './costCenters.ts'
import { demoPeople } from './demoPeople.ts'
import { accountRow, employeeRow, profileRow, roleRows } from './people.ts'
import type { PersonPlan } from './people.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'
import { airlineRows, airportRows, countryRows } from './referenceRows.ts'
import { withRegistrations } from './registrations.ts'
import { guests, staff } from './staff.ts'

export interface SeedOptions {
  /** Every date is relative to this. */
  now: Date
  sealer: Sealer
}

const randomSeed = 20_260
const demoPassword = 'demo'
const rowsAtOnce = 500

/**
 * Fills an empty, migrated database with the demo: two companies, their people, trips, money and the world they travel.
 * The same `now` gives the same rows (sealed numbers and password salts excepted). All of it or, on an error, nothing.
 */
export async function seed(db: Database, { now }: SeedOptions): Promise<void> {
  const random = createRandom(randomSeed)
  const people = planPeople(random)
  const passwordHash = await hashPassword(demoPassword)
  await db.transaction(async (tx) => {
    await plantReference(tx)
    await plantPeople(tx, people, { random, now, passwordHash })
  })
}

const planPeople = (random: Random): PersonPlan[] =>
  withRegistrations(
    [...demoPeople, ...staff('aurora', 48, random), ...guests(6, random), ...staff('boreal', 10, random)],
    random,
  )

async function plantReference(db: Database) {
  await plant(db, countries, countryRows)
  await plant(db, airports, airportRows)
  await plant(db, airlines, airlineRows)
  await plant(db, companies, companyRows)
  await plant(db, costCenters, costCenterRows)
  await plant(db, travelPolicies, policyRows)
}

interface Planting {
  random: Random
  now: Date
  passwordHash: string
}

async function plantPeople(db: Database, people: PersonPlan[], { random, now, passwordHash }: Planting) {
  const employed = people.filter((person) => person.isEmployed ?? true)
  await plant(
    db,
    employees,
    employed.map((person) => employeeRow(person, now)),
  )
  await plant(
    db,
    profiles,
    people.map((person) => profileRow(person, random, now)),
  )
  await plant(db, profileRoles, people.flatMap(roleRows))
  await plant(
    db,
    accounts,
    people.map((person) => accountRow(person, passwordHash)),
  )
}

async function plant<T extends PgTable>(db: Database, table: T, rows: T['$inferInsert'][]) {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await db.insert(table).values(rows.slice(from, from + rowsAtOnce))
  }
}
