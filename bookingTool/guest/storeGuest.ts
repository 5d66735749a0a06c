import { eq } from 'drizzle-orm'
import { toolSessions } from '#server/db/schema/bookingTool.ts'
import type { GuestTraveler } from '#server/db/schema/trips.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'
import type { Services } from '#server/services/services.ts'

/** Sets the guest that a session books for. */
export const storeGuest = async (
  { db }: Pick<Services, 'db'>,
  { sessionHash }: Pick<ToolSession, 'sessionHash'>,
  guest: GuestTraveler,
): Promise<void> => void (await db.update(toolSessions).set({ guest }).where(eq(toolSessions.tokenHash, sessionHash)))
