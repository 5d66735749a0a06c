import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#server/db/client.ts'
import { cardAssignments, companyCards, companyChanges, costCenterRoles } from '#server/db/schema/company/admin.ts'
import { companies, costCenters, employees, travelPolicies } from '#server/db/schema/company/company.ts'
import { travelCredits, travelCreditUses } from '#server/db/schema/trips/credits.ts'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { groupCards, groupTravelers, groupTravels } from '#server/db/schema/trips/groups.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { certifiedHotels, hotelCertificates, preferredHotels } from '#server/db/schema/trips/hotels.ts'
import { accounts, profileRoles, profiles } from '#server/db/schema/company/people.ts'
import {
  creditCards,
  emergencyContacts,
  hrProfiles,
  memberships,
  profileChanges,
  travelDocuments,
  travelPreferences,
} from '#server/db/schema/profile/profileData.ts'
import { advisories, advisoryChanges, advisoryFeeds } from '#server/db/schema/risk/risk.ts'
import { invoices, tripSegments, trips } from '#server/db/schema/trips/trips.ts'
import { slicesOf } from '#server/db/slices.ts'
import { recordMissingBookings } from '#server/domains/trips/record/recordBooking.ts'
import { rowOf } from '#server/domains/trips/segmentRows.ts'
import type { Sealer } from '#server/crypto/sealer.ts'
import { hashPassword } from '#server/crypto/passwords.ts'
import { advisoryChangeRows, advisoryFeedRows, advisoryRows } from './advisories.ts'
import { plantAlerts } from './alerts.ts'
import { plantApprovals } from './approvals.ts'
import { agencyCostCenterRows, agencyPeople, agencyPolicyRows, agencyRow } from './accounts/agency.ts'
import { plantDaysAbroad } from './daysAbroad.ts'
import { plantNotices } from './notices/plantNotices.ts'
import { plantHelpDesk } from './helpDesk.ts'
import { plantRollCalls } from './rollCalls.ts'
import { arrangerRows } from './people/arrangers.ts'
import { changeRows } from './administration/changeHistory.ts'
import { plantBudgets } from './company/budgets.ts'
import { plantTripFields } from './company/tripFields.ts'
import { companyRows, policyRows } from './company/companies.ts'
import { plantApps } from './catalogs/appRows.ts'
import { plantEducation } from './catalogs/educationRows.ts'
import { cardAssignmentRows, companyCardRows } from './administration/companyCards.ts'
import { companyChangeRows } from './administration/companyHistory.ts'
import { costCenterRoleRows } from './administration/costCenterRoles.ts'
import { costCenterRows } from './company/costCenters.ts'
import { demoPassword, unregisteredPeople, registeredPeople } from './accounts/demoPeople.ts'
import { cardPayingFor, groupCardRows, groupRows, groupTravelerRows } from './events/groups.ts'
import { creditRows } from './journeys/credits.ts'
import { groupJourneys } from './events/groupJourneys.ts'
import { asStaying, guestJourneys, guestStayRows } from './journeys/guestStays.ts'
import { hrProfileRows } from './accounts/hrProfiles.ts'
import { certifiedHotelRows, hotelCertificateRows, preferredHotelRows } from './hotels/hotelRows.ts'
import { invoiceRows } from './journeys/invoices.ts'
import { accountRow, employeeRow, profileRow, roleRows, type PersonPlan } from './people/people.ts'
import { createRandom, type Random } from './data/random.ts'
import { withRegistrations } from './people/registrations.ts'
import { plantAgencyRecords } from './records/agencyRecords.ts'
import { guests, staff } from './people/staff.ts'
import {
  smallCompanies,
  smallCompanyRows,
  smallCostCenterRows,
  smallJourneys,
  smallPeople,
  smallPolicyRows,
} from './accounts/smallCompanies.ts'
import type { Journey } from './journeys/journeys.ts'
import { contactRows, membershipRows, preferenceRows, secondPassports } from './people/profileData.ts'
import { planJourneys } from './journeys/tripRows.ts'
import { cardRows, documentRows } from './people/wallet.ts'

export interface SeedOptions {
  /** Every date is relative to this. */
  now: Date
  sealer: Sealer
}

const randomSeed = 20_260

/**
 * Fills a database that has only reference data with the demo companies, their people, trips, invoices and scores, in
 * one transaction. The same `now` gives the same rows, except for encrypted numbers and password salts.
 */
export async function seed(db: Database, { now, sealer }: SeedOptions): Promise<void> {
  const random = createRandom(randomSeed)
  const people = planPeople(random)
  const planting: Planting = { random, now, sealer, passwordHash: await hashPassword(demoPassword) }
  await db.transaction(async (tx) => {
    await plantCompanies(tx)
    await plantPeople(tx, people, planting)
    await plantPeople(tx, unregisteredPeople, { ...planting, random: createRandom(randomSeed + 1) })
    await plantGroups(tx, planting)
    await plant(tx, companyCards, companyCardRows(planting))
    await plant(tx, cardAssignments, cardAssignmentRows)
    await plantTravel(tx, planPeopleTravel(people, planting))
    await plantGuests(tx, people, now)
    await plant(tx, arrangerRequests, arrangerRows(now))
    await plant(tx, profileChanges, changeRows(arrangerRows(now), now))
    await plant(tx, costCenterRoles, costCenterRoleRows(now))
    await plant(tx, companyChanges, companyChangeRows(now))
    await plant(tx, hrProfiles, hrProfileRows)
    await plantSmallCompanies(tx, { ...planting, random: createRandom(randomSeed + 2) })
    await plantProfileData(tx, [...people, ...smallPeople], { ...planting, random: createRandom(randomSeed + 3) })
    await recordMissingBookings(tx)
    await plantAgencyRecords(tx, people, now)
    await plantBudgets(tx, now)
    await plantAdvice(tx, now)
    await plantCertifiedHotels(tx, now)
    await plantAlerts(tx, now)
    await plantRollCalls(tx, now)
    await plantDaysAbroad(tx, now)
    await plantNotices(tx, now)
    await plantEducation(tx, now)
    await plantApps(tx, now)
    await plantApprovals(tx, now)
    await plantAgency(tx, { ...planting, random: createRandom(randomSeed + 4) })
  })
}

interface Planting extends SeedOptions {
  random: Random
  passwordHash: string
}

const planPeople = (random: Random): PersonPlan[] =>
  withRegistrations(
    [...registeredPeople, ...staff('aurora', 48, random), ...guests(6, random), ...staff('boreal', 10, random)],
    random,
  ).map(asStaying)

async function plantCompanies(db: Database) {
  await plant(db, companies, companyRows)
  await plant(db, costCenters, costCenterRows)
  await plant(db, travelPolicies, policyRows)
  await plantTripFields(db)
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
    people.filter((person) => person.hasAccess ?? true).map((person) => accountRow(person, passwordHash)),
  )
}

/** Inserts group events, their people and the cards that pay for them. */
async function plantGroups(db: Database, planting: Planting) {
  await plant(db, groupCards, groupCardRows(planting))
  await plant(db, groupTravels, groupRows(planting.now))
  await plant(db, groupTravelers, groupTravelerRows(planting.now))
}

/** Inserts the advice of governments with its changes, and how it was read. */
async function plantAdvice(db: Database, now: Date) {
  await plant(db, advisories, advisoryRows(now))
  await plant(db, advisoryChanges, advisoryChangeRows(now))
  await plant(db, advisoryFeeds, advisoryFeedRows(now))
}

/** Inserts certified hotels, and those that the first company prefers. */
async function plantCertifiedHotels(db: Database, now: Date) {
  await plant(db, certifiedHotels, certifiedHotelRows())
  await plant(db, hotelCertificates, hotelCertificateRows(now))
  await plant(db, preferredHotels, preferredHotelRows('aurora'))
}

/** Cards, travel documents and trips to insert. */
interface Travels {
  cards: ReturnType<typeof cardRows>
  documents: ReturnType<typeof documentRows>
  journeys: Journey[]
  now: Date
}

function planPeopleTravel(people: PersonPlan[], planting: Planting): Travels {
  const cards = cardRows(people, planting)
  const journeys = [...planJourneys(people, planting), ...groupJourneys(people, planting.now)]
  return { cards, journeys, documents: documentRows(people, planting), now: planting.now }
}

/**
 * Inserts the small companies, each with another booking tool; last, so that the pseudo-random details of the others
 * stay the same.
 */
async function plantSmallCompanies(db: Database, planting: Planting) {
  await plant(db, companies, smallCompanyRows)
  await plant(db, costCenters, smallCostCenterRows)
  await plant(db, travelPolicies, smallPolicyRows)
  await plantPeople(db, smallPeople, planting)
  const cards = cardRows(smallPeople, planting)
  for (const company of smallCompanies) {
    const ours = cards.filter(({ companyId }) => companyId === company)
    await plantTravel(db, { cards: ours, journeys: smallJourneys(company, planting), documents: [], now: planting.now })
  }
}

/** Inserts the travel agency, its agent, and the requests to its help desk. */
async function plantAgency(db: Database, planting: Planting) {
  await plant(db, companies, [agencyRow])
  await plant(db, costCenters, agencyCostCenterRows)
  await plant(db, travelPolicies, agencyPolicyRows)
  await plantPeople(db, agencyPeople, planting)
  await plantHelpDesk(db, planting.now)
}

/** Inserts the stays of guests and their trips. */
async function plantGuests(db: Database, people: PersonPlan[], now: Date) {
  await plant(db, guestStays, guestStayRows(now))
  await plantTravel(db, { cards: [], documents: [], journeys: guestJourneys(people, now), now })
}

/** Inserts emergency contacts, preferences, memberships and further passports. */
async function plantProfileData(db: Database, people: PersonPlan[], planting: Planting) {
  await plant(db, emergencyContacts, contactRows(people, planting))
  await plant(db, travelPreferences, preferenceRows(people, planting))
  await plant(db, memberships, membershipRows(people, planting))
  await plant(db, travelDocuments, secondPassports(planting))
}

/** Inserts cards, passports, trips and their invoices. */
async function plantTravel(db: Database, { cards, documents, journeys, now }: Travels) {
  const cardOf = ({ profileId, groupTravelId }: Journey['trip']) =>
    cardPayingFor(groupTravelId) ?? cards.find((card) => card.profileId === profileId)?.maskedNumber ?? null
  await plant(db, creditCards, cards)
  await plant(db, travelDocuments, documents)
  const tripRows = journeys.map(({ trip }) => trip)
  const segmentRows = journeys.flatMap((journey) => journey.segments.map(rowOf))
  await plant(db, trips, tripRows)
  await plant(db, tripSegments, segmentRows)
  await plant(db, invoices, invoiceRows(journeys, cardOf, now))
  const { credits, uses } = creditRows(journeys, now)
  await plant(db, travelCredits, credits)
  await plant(db, travelCreditUses, uses)
}

async function plant<T extends PgTable>(db: Database, table: T, rows: T['$inferInsert'][]) {
  for (const some of slicesOf(rows, 500)) await db.insert(table).values(some)
}
