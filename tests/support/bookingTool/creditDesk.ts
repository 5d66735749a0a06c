import { eq } from 'drizzle-orm'
import { travelCredits } from '#server/db/schema/trips/credits.ts'
import { openDesk } from './toolDesk.ts'
import { hiddenFields, reviewFields, type ToolVisitor } from './toolVisitor.ts'

/** The traveler of the demo with one credit. */
export const creditHolder = 'p-aurora-traveller'

/** A desk where the traveler has a credit of 300 with the airline of the first flights to London. */
export async function openCreditDesk() {
  const desk = await openDesk()
  const { db } = desk.services
  const wishes = { to: 'London' }
  const credit = async () =>
    (await db.select().from(travelCredits).where(eq(travelCredits.profileId, creditHolder)))[0]!
  const review = async (visitor: ToolVisitor, search: Record<string, string>, credits = '') =>
    visitor.text(
      `/booking-tool/confirm?${new URLSearchParams({ ...(await reviewFields(visitor, search)), credits }).toString()}`,
    )
  const search = desk.anotherSearch(wishes)
  const holder = await desk.tool.visitorOf(creditHolder)
  const airlineOf = async (wanted: typeof search) =>
    /"ride-way">[^<]*?\b([A-Z\d]{2})\s\d+\s·/.exec(await review(holder, wanted))?.[1]
  const airlineCode = (await airlineOf(search))!
  /** Changes the credit, which otherwise is valid, unused and free of a fee. */
  const change = async (changed: Partial<typeof travelCredits.$inferInsert> = {}) => {
    const free = { airlineCode, airlineName: 'Nordwind', amount: 300, usedAmount: 0, changeFee: 0, currency: 'CAD' }
    const row = { ...free, validUntil: '2099-01-31', ...changed }
    await db.update(travelCredits).set(row).where(eq(travelCredits.profileId, creditHolder))
  }
  await change()
  /** The fields of a review on which credits are chosen; by itself the one of the traveler. */
  const fieldsWith = async (
    visitor: ToolVisitor,
    wanted = search,
    credits?: string,
  ): Promise<Record<string, string>> => ({
    ...hiddenFields(await review(visitor, wanted, credits ?? (await credit()).id)),
    reason: 'meeting',
  })
  /** A search on other days whose first flight is of the same airline. */
  const another = async () => {
    for (;;) {
      const found = desk.anotherSearch(wishes)
      if ((await airlineOf(found)) === airlineCode) return found
    }
  }
  return { ...desk, search, another, credit, change, review, fieldsWith }
}
