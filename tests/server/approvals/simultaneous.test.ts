import { inArray } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { ApprovalDecision, Decided } from '#contract/approvals/approvals.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { openApprovalHouse, plantAsked, standingsOf } from '#tests/support/approvals/approvalHouse.ts'
import { postgres } from '#tests/support/db/testStorage.ts'
import { profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { startingLimitMs } from '#tests/support/process/serverProcess.ts'

// Five hundred answers, half of them yes and half no, to two processes on one PostgreSQL: ten to each question at once.

const demo = (from: number, many: number) =>
  Array.from({ length: many }, (_, index): Handle => `${String(from + index).padStart(3, '0')}@aurora`)
const travelers = demo(1, 10)
const asked = demo(21, 10)
const booker: Handle = 'arranger@aurora'
const questions = 50
/** Questions under way at once, with ten answers each. All fifty pass on a quiet machine; on a busy one an answer may wait too long for a connection. */
const atOnce = 10

// Half a minute of a processor.
test.runIf(postgres && process.env.LONG_FUZZ)(
  'one answer to each question wins, the others hear whose it was, and the trip is paid and mailed once',
  async () => {
    const { origins, db, mails, said } = await openApprovalHouse()
    const planted: Awaited<ReturnType<typeof plantAsked>>[] = []
    for (let which = 0; which < questions; which += 1) {
      const traveler = travelers[which % travelers.length]!
      planted.push(await plantAsked(db, { traveler, booker, asked, day: 20 + which }))
    }
    const everybody = [...travelers, booker, ...asked].map(profileIdOf)
    const people = await db.select().from(profiles).where(inArray(profiles.id, everybody))
    const addressOf = new Map(people.map(({ id, email }) => [id, email]))
    const nameOf = new Map(people.map((each) => [each.id, fullName(each)]))

    const answerOf = async (key: string, origin: string, decision: ApprovalDecision) => {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ decision }),
      }
      const answer = await fetch(`${origin}/api/company/approvals/answer/${key}`, init)
      expect(answer.status, said()).toBe(200)
      return (await answer.json()) as Decided
    }
    const answerAll = ({ questionId, keys }: (typeof planted)[number], which: number) =>
      keys.map(async ({ handle, key }, index) => {
        // Both processes get both answers to every question.
        const decision = (which + index) % 2 === 0 ? ('approve' as const) : ('decline' as const)
        const decided = await answerOf(key, origins[Math.floor(index / 2) % 2]!, decision)
        return { questionId, decision, by: nameOf.get(profileIdOf(handle)), decided }
      })
    const answered: Awaited<ReturnType<typeof answerAll>[number]>[] = []
    for (let from = 0; from < questions; from += atOnce)
      answered.push(...(await Promise.all(planted.slice(from, from + atOnce).flatMap(answerAll))))
    expect(answered).toHaveLength(500)

    const standings = await standingsOf(
      db,
      planted.map(({ tripId }) => tripId),
    )
    const mailed: string[] = []
    for (const { trip, question, paid } of standings) {
      const answers = answered.filter(({ questionId }) => questionId === question.id)
      const [winner, ...others] = answers.filter(({ decided }) => decided.isOwn)
      expect(others).toEqual([])
      const isYes = winner!.decision === 'approve'
      for (const { decided } of answers)
        expect(decided).toMatchObject({ status: question.status, decision: { by: winner!.by } })
      expect(nameOf.get(question.decidedBy!)).toBe(winner!.by)
      expect([trip.status, trip.approval, question.status, paid]).toEqual(
        isYes ? ['confirmed', 'approved', 'approved', [trip.total]] : ['cancelled', 'declined', 'declined', []],
      )
      const told = [trip.profileId, ...(isYes ? [] : [profileIdOf(booker)])]
      mailed.push(...told.map((id) => `${addressOf.get(id)} ${trip.bookingId}`))
    }
    expect(new Set(standings.map(({ trip }) => trip.status))).toEqual(new Set(['confirmed', 'cancelled']))
    const locators = planted.map(({ bookingId }) => bookingId)
    await vi.waitFor(
      async () => expect((await mails(locators)).toSorted()).toEqual(mailed.toSorted()),
      startingLimitMs / 2,
    )
  },
  startingLimitMs,
)
