import { eq } from 'drizzle-orm'
import { memberships, travelPreferences } from '#server/db/schema/profile/profileData.ts'
import { programs } from '#server/domains/profile/memberships/programs.ts'
import type { Services } from '#server/services/services.ts'
import type { HostSession } from '#server/toolHost/door/session.ts'
import { type Loyalty, seatWishes, type Wishes } from '#server/toolHost/door/trip.ts'

/**
 * The seat that the traveler prefers, and their numbers with some carriers: each only for its own carrier. A guest has
 * no profile and so neither.
 */
export async function wishesWith(
  { db }: Services,
  { traveler, guest }: HostSession,
  carriers: readonly string[],
): Promise<Wishes> {
  if (guest) return { seat: null, loyalty: [] }
  const [preference] = await db
    .select({ seat: travelPreferences.seatPositionWidthwise })
    .from(travelPreferences)
    .where(eq(travelPreferences.profileId, traveler.id))
  const numbers = await db
    .select({ programCode: memberships.programCode, number: memberships.number })
    .from(memberships)
    .where(eq(memberships.profileId, traveler.id))
  const loyalty = carriers.flatMap((carrier): Loyalty[] =>
    numbers
      .filter(({ programCode }) => isProgramOf(programCode, carrier))
      .map(({ programCode, number }) => ({ carrier, program: nameOf(programCode), ending: number.slice(-3) })),
  )
  return { seat: seatWishes.find((wish) => wish === preference?.seat) ?? null, loyalty }
}

const programOf = (programCode: string) => programs.find(({ code }) => code === programCode)
const nameOf = (programCode: string) => programOf(programCode)?.name ?? programCode

/** The search words of a program begin with the codes of its carriers; partners of an alliance come after. */
const isProgramOf = (programCode: string, carrier: string) =>
  (programOf(programCode)?.also ?? '').split(' ').includes(carrier)
