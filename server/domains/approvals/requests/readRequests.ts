import { and, desc, eq, sql } from 'drizzle-orm'
import type { TravelRequest } from '#contract/approvals/requests.ts'
import { approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import { travelRequests } from '#server/db/schema/trips/requests.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { homeDay } from '#server/domains/profile/homeDay.ts'
import { loadPerson } from '#server/domains/profile/person.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { readCityNames } from '#server/domains/reference/readPlaceNames.ts'
import { presentTrip } from '#server/domains/trips/present.ts'
import { readReference, readTrips } from '#server/domains/trips/readTrips.ts'
import { decisionOf, lastQuestionsOf } from '#server/domains/trips/tripApproval.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import { page } from '#server/http/answers/paging.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'
import { standingOf } from '#server/suppliers/standing.ts'
import { requestsCondition, usingCondition, type RequestRef, type RequestRow } from './requestRows.ts'

/** A page of the requests of a person: those that a booking can use first, then the newest. */
export async function requestList(
  person: ProfileRef,
  query: { pageNumber: number; pageSize: number },
  language: Language,
  services: Services,
) {
  const { db } = services
  const where = requestsCondition(person)
  const today = await homeDay(person, services)
  const isOpen = sql`${travelRequests.status} = 'approved' and ${travelRequests.untilDay} >= ${today}`
  const rows = await db
    .select()
    .from(travelRequests)
    .where(where)
    .orderBy(desc(isOpen), desc(travelRequests.position))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize)
  const total = await db.$count(travelRequests, where)
  const { company } = await loadPerson(db, person.companyId, person.profileId)
  const shown = await presentRequests(person, rows, language, services)
  return { ...page(shown, total, query), currency: company.currency }
}

/** One request of a person. @throws 404 */
export async function requestOf(
  { requestId, ...person }: RequestRef,
  language: Language,
  services: Services,
): Promise<TravelRequest> {
  const condition = and(requestsCondition(person), eq(travelRequests.id, requestId))
  const rows = await services.db.select().from(travelRequests).where(condition)
  const [found] = await presentRequests(person, rows, language, services)
  if (!found) throw notFound()
  return found
}

async function presentRequests(
  person: ProfileRef,
  rows: readonly RequestRow[],
  language: Language,
  services: Services,
): Promise<TravelRequest[]> {
  const { db, env, now } = services
  const ids = rows.map(({ id }) => id)
  const codes = rows.flatMap(({ places }) => places)
  const cityOf = await readCityNames(db, codes, language)
  const questions = await lastQuestionsOf(db, approvalQuestions.requestId, ids)
  const fulls = await readTrips(db, { where: usingCondition(ids), order: [trips.startsAt.getSQL()] })
  const how = { ...(await readReference(db, fulls)), language, now: now(), standing: standingOf(env) }
  const today = await homeDay(person, services)
  return rows.map(({ id, purpose, places, fromDay: from, untilDay: until, currency, estimate, status }) => {
    const last = questions.get(id)
    const isWaiting = status === 'pendingApproval'
    const used = fulls
      .filter(({ trip }) => trip.requestId === id)
      .map((full) => ({ ...presentTrip(full, how), total: full.trip.total }))
    const left = Math.max(0, Math.round((estimate - used.reduce((sum, { total }) => sum + total, 0)) * 100) / 100)
    return {
      id,
      purpose,
      places: places.map((code) => ({ code, name: cityOf(code) })),
      from,
      until,
      currency,
      estimate,
      status,
      decider: isWaiting ? (last?.decider ?? '') : '',
      dueAt: isWaiting ? (last?.question.dueAt?.toISOString() ?? null) : null,
      decision: last && status !== 'withdrawn' ? decisionOf(last) : null,
      left,
      trips: used.map(({ bookingId, destination, total }) => ({ bookingId, destination, total })),
      isUsable: status === 'approved' && until >= today && left > 0,
      canCorrect: isCorrectable(status),
      canWithdraw: isWithdrawable(status) && used.length === 0,
    }
  })
}

/** Whether a request can be corrected and sent again. */
export const isCorrectable = (status: RequestRow['status']): boolean =>
  ['declined', 'sentBack', 'lapsed'].includes(status)

/** Whether a request that no booking uses can be withdrawn. */
export const isWithdrawable = (status: RequestRow['status']): boolean =>
  ['pendingApproval', 'sentBack', 'approved'].includes(status)
