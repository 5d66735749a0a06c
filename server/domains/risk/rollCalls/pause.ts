import { and, eq, gt } from 'drizzle-orm'
import { minuteMs } from '#contract/time/durations.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { rollCallLimits, type LeftOut } from '#contract/risk/rollCalls.ts'
import { mosts } from '#contract/fields/mosts.ts'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { rollCallPeople } from '#server/db/schema/risk/rollCalls.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { personColumns, reachOfAsked, type Recipient } from '#server/domains/risk/rollCalls/recipients.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { Refusal } from '#server/http/answers/envelope.ts'
import { takeAllowance } from '#server/services/allowance.ts'
import type { Services } from '#server/services/services.ts'

const pauseMs = rollCallLimits.pauseMinutes * minuteMs

type Named = Pick<Recipient, 'key' | 'firstName' | 'lastName'>

/** People divided by the pause after a mail. */
interface Divided<Person> {
  /** The people who can be written to now. */
  free: Person[]
  /** The others; undefined where there are none. */
  leftOut: LeftOut | undefined
}

/**
 * Divides people by whether a roll call, a reminder or an announcement was mailed to them within the pause. A caller that
 * writes to the free ones holds the lock `rollCalls` of the company, so that two senders do not both find them free.
 */
export async function dividedByPause<Person extends Named>(
  db: Database,
  companyId: string,
  { people, now }: { people: readonly Person[]; now: Date },
): Promise<Divided<Person>> {
  const ends = await pauseEnds(db, companyId, now)
  const paused = people.flatMap((person) => {
    const end = ends.get(person.key)
    return end ? [{ name: fullName(person), from: end.toISOString() }] : []
  })
  const [last] = paused.map(({ from }) => from).toSorted((one, other) => other.localeCompare(one))
  return {
    free: people.filter(({ key }) => !ends.has(key)),
    leftOut:
      last === undefined
        ? undefined
        : { count: paused.length, from: last, people: paused.slice(0, rollCallLimits.named) },
  }
}

/** The end of the pause of each person of the company who is within one, by `personOf`. */
async function pauseEnds(db: Database, companyId: string, now: Date): Promise<Map<string, Date>> {
  const rows = await db
    .select({ isForGuest: rollCallPeople.isForGuest, writtenAt: rollCallPeople.writtenAt, ...personColumns })
    .from(rollCallPeople)
    .innerJoin(profiles, eq(profiles.id, rollCallPeople.profileId))
    .leftJoin(trips, eq(trips.id, rollCallPeople.tripId))
    .where(and(eq(rollCallPeople.companyId, companyId), gt(rollCallPeople.writtenAt, new Date(+now - pauseMs))))
    .orderBy(rollCallPeople.writtenAt)
  return new Map(
    rows.flatMap(({ writtenAt, ...row }) => {
      const reach = reachOfAsked(row)
      return reach && writtenAt ? [[reach.key, new Date(+writtenAt + pauseMs)]] : []
    }),
  )
}

/** Seconds until people who are left out can be written to again. */
export const secondsUntil = ({ from }: LeftOut, now: Date): number => Math.ceil((Date.parse(from) - +now) / 1000)

/**
 * Counts a roll call, an announcement or a reminder of a risk advisor. One whose transaction fails is not counted.
 * @throws 429 `tooManySent` with the seconds to wait
 */
export async function countSending(tx: Database, { profileId }: Caller, services: Services): Promise<void> {
  const allowance = { key: `roll calls ${profileId}`, most: mosts.rollCalls.most, seconds: mosts.rollCalls.within }
  const wait = await takeAllowance(allowance, { ...services, db: tx })
  if (wait > 0)
    throw new Refusal(
      429,
      'tooManySent',
      `A risk advisor sends at most ${mosts.rollCalls.most} roll calls, announcements and reminders an hour. Another risk advisor can send now.`,
      { retryAfterSeconds: wait },
    )
}
