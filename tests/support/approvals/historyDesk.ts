import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { ApprovalPlan } from '#contract/approvals/approvalRules.ts'
import { createApi } from '#server/api.ts'
import type { Database } from '#server/db/client.ts'
import { costCenterRoles } from '#server/db/schema/company/admin.ts'
import { companies, employees, travelPolicies } from '#server/db/schema/company/company.ts'
import { profileRoles, profiles } from '#server/db/schema/company/people.ts'
import { airports } from '#server/db/schema/system/reference.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { findCaller } from '#server/domains/session/authenticate.ts'
import type { HostSession } from '#server/toolHost/door/session.ts'
import { plantSignIn } from '#tests/support/bookingTool/toolVisitor.ts'
import { runBegan } from '#tests/support/db/testStorage.ts'
import { employeeIdOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { openTestServices } from '#tests/support/http/server.ts'
import { travelers } from './historySteps.ts'

const companyId = 'aurora'
export const policyId = 'tp-aurora-standard'
const undone = new Error('The history is undone')

/**
 * Aurora, where both travelers have an approver, an approver of their cost center and a manager, all of whom are signed
 * in.
 */
export async function openHistoryDesk() {
  const clock = { now: runBegan() }
  const opened = await openTestServices({}, () => clock.now)
  let { db } = opened.services
  const services = {
    ...opened.services,
    get db() {
      return db
    },
  }
  await appoint(db, clock.now)
  const people = await db
    .select({ profile: profiles, zone: airports.timeZone })
    .from(profiles)
    .leftJoin(airports, eq(airports.code, profiles.airportCode))
    .where(eq(profiles.companyId, companyId))
  for (const { profile } of people) await plantSignIn(services, profile.id)
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId))
  const [policy] = await db.select().from(travelPolicies).where(eq(travelPolicies.id, policyId))
  const profileOf = (id: string) => people.find(({ profile }) => profile.id === id)!.profile
  const sessionOf = ({ traveler, booker }: { traveler: string; booker: string }): HostSession => ({
    sessionHash: '',
    formToken: '',
    locale: 'en-us',
    booker: profileOf(booker),
    traveler: profileOf(traveler),
    travelerType: traveler === booker ? 'self' : 'traveler',
    guest: null,
    group: null,
    isMobile: false,
    hidesMenu: false,
    company: company!,
    policy: policy!,
    typed: null,
    costCenter: null,
  })
  const api = createApi(services, (at, authorization = '') => {
    const profileId = authorization.replace('Bearer ', '')
    return findCaller(at, { accountId: profileId.replace(/^p/, 'a'), grantId: `g-${profileId}` })
  })
  const call = async (as: string, method: string, path: string, body: object) => {
    const headers = { Authorization: `Bearer ${as}`, 'Content-Type': 'application/json' }
    return api.request(path, { method, headers, body: JSON.stringify(body) })
  }
  const asAdmin = (method: string, path: string, body: object) =>
    call(profileIdOf('admin@aurora'), method, `/company/admin/companies/${companyId}${path}`, body)
  /** Runs a history in a transaction that is undone, so that the next begins where it began. */
  const undo = async (history: () => Promise<void>) => {
    const before = db
    const running = before.transaction(async (tx) => {
      db = tx
      await history()
      throw undone
    })
    await running
      .catch((error: unknown) => {
        if (error !== undone) throw error
      })
      .finally(() => {
        db = before
      })
  }
  const zones = Object.fromEntries(people.map(({ profile, zone }) => [profile.id, zone ?? 'UTC']))
  const administrators = await administratorsOf(db)
  /** The policy of a history at its beginning. */
  const begin = async (plan: ApprovalPlan) =>
    void (await db.update(travelPolicies).set({ approval: plan }).where(eq(travelPolicies.id, policyId)))
  const stored = (ids: readonly string[]) => storedTrips(db, ids)
  return { clock, services, zones, administrators, sessionOf, call, asAdmin, undo, begin, stored, close: opened.close }
}
export type HistoryDesk = Awaited<ReturnType<typeof openHistoryDesk>>

async function appoint(db: Database, at: Date): Promise<void> {
  const own = (handle: Handle) => eq(employees.id, employeeIdOf(handle))
  const [traveler] = await db.select().from(employees).where(own(travelers[0]))
  const costCenterId = traveler!.costCenterId!
  const shared = { approverId: employeeIdOf('finance@aurora'), costCenterId, travelPolicyId: policyId }
  const managers = [travelers[1], 'admin@aurora'] as const
  for (const [index, handle] of travelers.entries())
    await db
      .update(employees)
      .set({ ...shared, managerId: employeeIdOf(managers[index]!) })
      .where(own(handle))
  // Nothing else is at the time of a trip.
  await db
    .update(trips)
    .set({ status: 'cancelled' })
    .where(inArray(trips.profileId, travelers.map(profileIdOf)))
  await db.delete(costCenterRoles)
  const role = { id: 'of-model', costCenterId, employeeId: employeeIdOf('organiser@aurora'), type: 'approver' } as const
  await db.insert(costCenterRoles).values({ ...role, startDate: '2020-01-01', createdAt: at, updatedAt: at })
}

const administratorsOf = async (db: Database): Promise<string[]> => {
  const rows = await db
    .select({ id: profiles.id })
    .from(profileRoles)
    .innerJoin(profiles, eq(profiles.id, profileRoles.profileId))
    .where(and(eq(profiles.companyId, companyId), eq(profileRoles.role, 'Admin')))
    .orderBy(asc(profiles.id))
  return rows.map(({ id }) => id)
}

/** A trip with its payments and the questions that somebody had to answer, in their order. */
export interface StoredTrip {
  id: string
  status: string
  approval: string | null
  starts: string
  total: number
  invoices: { total: number; creditOf: string | null }[]
  /** Questions that nobody had to answer, with who was told. */
  told: { id: string; by: string }[]
  questions: {
    id: string
    subject: string
    status: string
    silence: string
    heldUntil: string
    dueAt: string | null
    by: string | null
    asked: string[]
  }[]
}

/** In one statement, because it is asked after every step. */
async function storedTrips(db: Database, ids: readonly string[]): Promise<StoredTrip[]> {
  if (ids.length === 0) return []
  const found = await db.execute(sql`
    select id, status, approval, starts_at as starts, total::float8,
      (select coalesce(json_agg(json_build_object('total', total, 'creditOf', credit_of)), '[]') from invoices
        where trip_id = trips.id) as invoices,
      (select coalesce(json_agg(json_build_object('id', id, 'by', approval_asked.profile_id)), '[]') from approval_questions
        join approval_asked on question_id = id where trip_id = trips.id and status = 'told') as told,
      (select coalesce(json_agg(json_build_object('id', id, 'subject', subject, 'status', status, 'silence', silence,
          'heldUntil', held_until, 'dueAt', due_at, 'by', decided_by, 'asked',
          (select json_agg(profile_id order by ordinal) from approval_asked where question_id = questions.id))
        order by position), '[]') from approval_questions questions
        where trip_id = trips.id and status <> 'told') as questions
    from trips where id in ${[...ids]}`)
  const rows = (found as { rows: StoredTrip[] }).rows
  return ids.map((id) => rows.find((row) => row.id === id)!)
}
