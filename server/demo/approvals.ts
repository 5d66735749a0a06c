import { and, desc, eq, lt, ne } from 'drizzle-orm'
import type { ApprovalPart } from '#contract/approvals/approvalRules.ts'
import type { Database } from '#server/db/client.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { approvalAsked, approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import { tripSegments, trips } from '#server/db/schema/trips/trips.ts'
import { readSegments } from '#server/domains/trips/readTrips.ts'
import { rowOf, type NewSegmentRow } from '#server/domains/trips/segmentRows.ts'
import { addDays } from '#server/time/zonedTime.ts'
import { registeredPeople } from './accounts/demoPeople.ts'
import { calendarDate, daysFrom } from './data/days.ts'
import { createRandom } from './data/random.ts'
import { journey } from './journeys/journeys.ts'
import { cents } from './journeys/segments.ts'
import { employeeIdOf, profileIdOf } from './people/people.ts'

type TripRow = typeof trips.$inferInsert
type Asked = Pick<
  typeof approvalQuestions.$inferInsert,
  'askedAt' | 'heldUntil' | 'dueAt' | 'decidedAt' | 'comment'
> & {
  status: 'waiting' | 'declined' | 'approved'
}

const approver = 'finance'
const traveler = 'guestmanager'
const airport = 'SFO'

/**
 * Inserts a trip outside the policy that waits for its approver, one that was declined, and the approval of a past one.
 * They have their own random numbers, so that other trips stay the same.
 */
export async function plantApprovals(db: Database, now: Date): Promise<void> {
  const context = { random: createRandom(20_266), now, taken: new Set<string>() }
  const person = registeredPeople.find(({ company, key }) => company === 'aurora' && key === traveler)!
  const add = async (id: string, day: number, asked: Asked, standing: Partial<TripRow>) => {
    const plan = { person, stops: [{ airport, nights: 2 }], date: addDays(calendarDate(now), day), ...booked }
    const made = journey(plan, `t-aurora-${id}`, context)
    const lowestTotal = cents(made.trip.total * 0.58)
    const trip = {
      ...made.trip,
      lowestTotal,
      bookedAt: asked.askedAt,
      lastActorProfileId: made.trip.profileId,
      ...standing,
    }
    await db.insert(trips).values(trip)
    await db.insert(tripSegments).values(made.segments.map(rowOf))
    await plantQuestion(db, { trip, segments: made.segments, asked })
  }
  const askedAt = daysFrom(now, -0.2)
  const open = { askedAt, heldUntil: daysFrom(askedAt, 4), dueAt: daysFrom(askedAt, 3), decidedAt: null, comment: '' }
  await add('waiting', 24, { status: 'waiting', ...open }, { status: 'pending', approval: 'pendingApproval' })
  const no = answered(daysFrom(now, -31), 'A video call will do for this one.')
  const released = { status: 'cancelled' as const, cancelledAt: no.decidedAt, cancellation: [] }
  await add('declined', -12, { status: 'declined', ...no }, { ...released, approval: 'declined' })
  await approvePast(db, now)
}

/** Outside the policy, which has no business class on a flight of this length. */
const booked = {
  by: 'flight',
  hasHotel: true,
  hasCar: false,
  status: 'confirmed',
  cabin: 'business',
  leadDays: 25,
  source: 'bookingTool',
  outOfPolicyReason: 'meeting',
} as const

const answered = (askedAt: Date, comment: string) => ({
  askedAt,
  heldUntil: daysFrom(askedAt, 4),
  dueAt: null,
  decidedAt: daysFrom(askedAt, 0.3),
  comment,
})

/** Approves the last trip in the booking tool of somebody else whom the approver approves. */
async function approvePast(db: Database, now: Date): Promise<void> {
  const [found] = await db
    .select({ trip: trips })
    .from(trips)
    .innerJoin(profiles, eq(profiles.id, trips.profileId))
    .innerJoin(employees, eq(employees.id, profiles.employeeId))
    .where(
      and(
        eq(employees.approverId, employeeIdOf('aurora', approver)),
        ne(profiles.id, profileIdOf('aurora', 'traveller')),
        eq(trips.source, 'bookingTool'),
        eq(trips.status, 'confirmed'),
        lt(trips.endsAt, now),
      ),
    )
    .orderBy(desc(trips.endsAt), trips.id)
    .limit(1)
  if (!found) return
  const { trip } = found
  const asked = { status: 'approved', ...answered(daysFrom(trip.bookedAt, -0.3), 'Fine.') } as const
  await db.update(trips).set({ approval: 'approved' }).where(eq(trips.id, trip.id))
  await plantQuestion(db, { trip, segments: await readSegments(db, [trip.id]), asked })
}

interface Planted {
  trip: TripRow
  segments: readonly Pick<NewSegmentRow, 'kind' | 'amount' | 'tax'>[]
  asked: Asked
}

/** The question about a trip, with the hold and the hours of the policies of the demo. */
async function plantQuestion(db: Database, { trip, segments, asked }: Planted): Promise<void> {
  const { id: tripId, companyId, profileId, currency, total, lowestTotal, startsAt, endsAt } = trip
  const questionId = `q-${tripId}`
  const isOutside = trip.outOfPolicyReason != null
  const sum = (kinds: readonly string[]) =>
    cents(segments.reduce((all, { kind, amount, tax }) => all + (kinds.includes(kind) ? amount + tax : 0), 0))
  const parts: ApprovalPart[] = [
    { kind: 'airDomestic' as const, amount: sum(['flight', 'train', 'car']), isWithin: !isOutside },
    { kind: 'hotel' as const, amount: sum(['hotel']), isWithin: true },
  ].filter(({ amount }) => amount > 0)
  const route = { transport: 'flight', trip: 'return', from: 'JFK', to: airport, needHotel: 'yes' }
  await db.insert(approvalQuestions).values({
    ...asked,
    id: questionId,
    companyId,
    profileId,
    bookerProfileId: profileId,
    tripId,
    subject: 'booking',
    facts: {
      parts,
      brokenRules: isOutside ? [{ kind: 'cabin', hours: 8 }] : [],
      total,
      tax: cents(segments.reduce((all, { tax }) => all + tax, 0)),
      lowestTotal,
      reason: trip.outOfPolicyReason ?? null,
      carbonKg: null,
      maskedCard: null,
      fields: [],
      creditIds: [],
      plan: { ...route, depart: calendarDate(startsAt), until: calendarDate(endsAt) },
    },
    silence: 'next',
    answerHours: 24,
    currency,
    total,
    ...(asked.decidedAt && { decidedBy: profileIdOf('aurora', approver) }),
  })
  const person = { profileId: profileIdOf('aurora', approver), role: 'approver' as const }
  await db.insert(approvalAsked).values({ questionId, ...person, ordinal: 0, askedAt: asked.askedAt })
}
