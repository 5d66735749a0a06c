import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { askAlways, type ApprovalPlan } from '#contract/approvals/approvalRules.ts'
import type { TravelRequest, TravelRequestBody } from '#contract/approvals/requests.ts'
import { employees, travelPolicies } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import { placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { openApprovalDesk } from './approvalDesk.ts'

const dayMs = 86_400_000

/** The desk of approvals with requests of a traveler whose policy asks about every trip. */
export async function openRequestDesk(traveler: Handle, plan: ApprovalPlan = askAlways) {
  const desk = await openApprovalDesk()
  const { db, clock } = desk
  const [policy] = await db
    .select({ id: employees.travelPolicyId })
    .from(profiles)
    .innerJoin(employees, eq(employees.id, profiles.employeeId))
    .where(eq(profiles.id, profileIdOf(traveler)))
  await db.update(travelPolicies).set({ approval: plan }).where(eq(travelPolicies.id, policy!.id!))
  const day = (count: number) => new Date(+clock.now + count * dayMs).toISOString().slice(0, 10)
  let days = 300
  /** A request for five days that no other test takes. */
  const body = (changed: Partial<TravelRequestBody> = {}): TravelRequestBody => {
    days -= 9
    return {
      purpose: 'Client workshop',
      places: [{ code: 'YYZ' }],
      from: day(days),
      until: day(days + 4),
      estimate: 2000,
      ...changed,
    }
  }
  const listPath = `/main${placeOf(traveler)}/travel-requests`
  const call = (as: Handle, method: string, path = '', sent?: unknown) =>
    desk.send(as, listPath + path, {
      method,
      ...(sent !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(sent) }),
    })
  const request = async (sent = body(), as: Handle = traveler): Promise<TravelRequest> => {
    const answer = await call(as, 'POST', '', sent)
    expect(answer.status).toBe(200)
    return (await answer.json()) as TravelRequest
  }
  const read = (id: string) => desk.get<TravelRequest>(traveler, `${listPath}/${id}`)
  const questionAbout = async (requestId: string) => {
    const rows = await db.select().from(approvalQuestions).where(eq(approvalQuestions.requestId, requestId))
    return rows.toSorted((one, other) => other.position - one.position)[0]!
  }
  const answer = async (approver: Handle, requestId: string, decision: string, comment = '') =>
    desk.decided(await desk.decide(approver, [(await questionAbout(requestId)).id], decision, comment))
  /** The search for a hotel within the days of a request. */
  const stayIn = ({ from }: Pick<TravelRequest, 'from'>, to = 'Toronto', nights = 2) => ({
    transport: 'none',
    needHotel: 'yes',
    to,
    depart: from,
    until: new Date(Date.parse(from) + nights * dayMs).toISOString().slice(0, 10),
  })
  return { ...desk, body, call, request, read, answer, questionAbout, stayIn, day }
}
