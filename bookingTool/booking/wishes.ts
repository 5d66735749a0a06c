import { eq } from 'drizzle-orm'
import { memberships, travelPreferences } from '#server/db/schema/profileData.ts'
import { programs } from '#server/domains/profile/memberships/programs.ts'
import type { Services } from '#server/services/services.ts'
import type { Plan } from '#bookingTool/plan/plan.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'

/** Where a traveller can ask to sit. */
export const seatWishes = ['window', 'aisle'] as const
export type SeatWish = (typeof seatWishes)[number] | null

/** A loyalty number that a booking will carry: only its last characters are shown. */
export interface Loyalty {
  carrier: string
  program: string
  ending: string
}

/** The preferences in the traveler's profile that concern a plan. */
export interface Wishes {
  seat: SeatWish
  loyalty: Loyalty[]
}

/**
 * The seat that the traveller prefers, and their numbers with the carriers of a plan: each only for its own carrier. A
 * guest has no profile and so neither.
 */
export async function wishesFor({ db }: Services, { traveler, guest }: ToolSession, plan: Plan): Promise<Wishes> {
  if (guest) return { seat: null, loyalty: [] }
  const [preference] = await db
    .select({ seat: travelPreferences.seatPositionWidthwise })
    .from(travelPreferences)
    .where(eq(travelPreferences.profileId, traveler.id))
  const numbers = await db
    .select({ programCode: memberships.programCode, number: memberships.number })
    .from(memberships)
    .where(eq(memberships.profileId, traveler.id))
  const carriers = new Map(
    [plan.out, plan.back]
      .flatMap((chosen) => chosen?.itinerary.segments ?? [])
      .map(({ carrier }) => [carrier.code, carrier.name]),
  )
  return {
    seat: seatWishes.find((wish) => wish === preference?.seat) ?? null,
    loyalty: [...carriers].flatMap(([code, carrier]) =>
      numbers
        .filter(({ programCode }) => isProgramOf(programCode, code))
        .map(({ programCode, number }) => ({ carrier, program: nameOf(programCode), ending: number.slice(-3) })),
    ),
  }
}

const programOf = (programCode: string) => programs.find(({ code }) => code === programCode)
const nameOf = (programCode: string) => programOf(programCode)?.name ?? programCode

/** The search words of a programme begin with the codes of its carriers; partners of an alliance come after. */
const isProgramOf = (programCode: string, carrier: string) =>
  (programOf(programCode)?.also ?? '').split(' ').includes(carrier)
