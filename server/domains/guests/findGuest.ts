import { and, eq } from 'drizzle-orm'
import type { GuestDetail } from '#contract/arranger/guests.ts'
import type { Database } from '#server/db/client.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { presentDetail } from '#server/domains/guests/presentGuest.ts'
import { guestsOfCompany, readGuests, type GuestRow } from '#server/domains/guests/readGuests.ts'
import { recordProfileChange, type ProfileChangeRecord } from '#server/domains/profile/recordProfileChanges.ts'
import { lockProfile } from '#server/domains/profile/lock.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'
import { earliestDay } from '#server/time/earliestDay.ts'

/** Identifies a guest. */
export interface GuestRef {
  companyId: string
  employeeId: string
}

/** The caller of an operation on guests, and the language of its response. */
export interface GuestContext {
  caller: Caller
  language: Language
  services: Services
}

/** Finds a guest of the company. @throws 404 for an erased guest, and for an employee */
export async function findGuest(db: Database, { companyId, employeeId }: GuestRef, now: Date): Promise<GuestRow> {
  const where = and(guestsOfCompany(companyId), eq(guestStays.employeeId, employeeId))
  const [row] = await readGuests(db, { where, today: earliestDay(now), now })
  if (!row) throw notFound()
  return row
}

/** As `findGuest`, locked until the transaction ends. */
export async function lockGuest(tx: Database, guestRef: GuestRef, now: Date): Promise<GuestRow> {
  const { profile } = await findGuest(tx, guestRef, now)
  await lockProfile(tx, { companyId: guestRef.companyId, profileId: profile.id })
  return findGuest(tx, guestRef, now)
}

/** A guest as GET .../guests/{employeeId} returns them. */
export async function guestDetail(guestRef: GuestRef, { language, services }: Omit<GuestContext, 'caller'>) {
  return presentDetail(await findGuest(services.db, guestRef, services.now()), language, services)
}

/** Records changed fields of a guest; of the account, where no other section is named. */
export const recordGuestChange = (
  { companyId, id }: { companyId: string; id: string },
  change: Pick<ProfileChangeRecord, 'fields'> & Partial<Pick<ProfileChangeRecord, 'section' | 'action'>>,
  { caller, services: { db, now } }: Pick<GuestContext, 'caller' | 'services'>,
): Promise<void> =>
  recordProfileChange(db, {
    companyId,
    profileId: id,
    actorProfileId: caller.profileId,
    at: now(),
    section: 'account',
    action: 'changed',
    ...change,
  })

/**
 * Runs `work` on a guest in a transaction that locks them.
 * @returns the guest afterwards
 */
export const changeGuest = (
  guestRef: GuestRef,
  { language, services }: Omit<GuestContext, 'caller'>,
  work: (row: GuestRow, within: Services) => Promise<void>,
): Promise<GuestDetail> =>
  services.db.transaction(async (tx) => {
    const within = { ...services, db: tx }
    await work(await lockGuest(tx, guestRef, services.now()), within)
    return guestDetail(guestRef, { language, services: within })
  })
