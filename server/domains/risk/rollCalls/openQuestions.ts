import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { rollCallPeople, rollCalls } from '#server/db/schema/risk/rollCalls.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { openCondition } from '#server/domains/risk/asked/askedTrips.ts'
import { aboutFor } from '#server/domains/risk/rollCalls/about.ts'
import { companyOf } from '#server/domains/risk/rollCalls/rollCallMail.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'

/** A question that waits for the answer of a person. */
export interface OpenQuestion {
  id: string
  about: string
  note: string
  /** The telephone of the travel agency for emergencies. */
  phone: string | null
  askedAt: Date
}

interface Reader {
  companyId: string
  profileId: string
  language: Language
}

const aboutColumns = { about: rollCalls.about, aboutTexts: rollCalls.aboutTexts }

/** Questions without an answer to a person of the company, the newest first. Guests answer by their link. */
export async function openQuestions(
  { companyId, profileId, language }: Reader,
  { db, now }: Services,
): Promise<OpenQuestion[]> {
  const questions = await db
    .select({ id: rollCalls.id, ...aboutColumns, note: rollCalls.note, askedAt: rollCalls.askedAt })
    .from(rollCallPeople)
    .innerJoin(rollCalls, and(eq(rollCalls.id, rollCallPeople.rollCallId), openCondition(now())))
    .where(
      and(
        eq(rollCallPeople.companyId, companyId),
        eq(rollCallPeople.profileId, profileId),
        eq(rollCallPeople.isForGuest, false),
        isNull(rollCallPeople.answer),
      ),
    )
    .orderBy(desc(rollCalls.askedAt))
  if (questions.length === 0) return []
  const { phone } = await companyOf(db, companyId)
  return questions.map(({ aboutTexts, ...question }) => ({
    ...question,
    about: aboutFor({ ...question, aboutTexts }, language),
    phone,
  }))
}

/** An announcement of a risk advisor to a person. */
export interface Announcement extends Omit<OpenQuestion, 'phone'> {
  /** The person's trip that it is about; null where that has been deleted, or is the trip of a host. */
  bookingId: string | null
}

/** Announcements of the last days to a person of the company, the newest first. Guests have them by mail. */
export async function recentAnnouncements(
  { companyId, profileId, language }: Reader,
  { db, now }: Services,
): Promise<Announcement[]> {
  const rows = await db
    .select({
      id: rollCalls.id,
      ...aboutColumns,
      note: rollCalls.note,
      askedAt: rollCalls.askedAt,
      bookingId: trips.bookingId,
    })
    .from(rollCallPeople)
    .innerJoin(
      rollCalls,
      and(
        eq(rollCalls.id, rollCallPeople.rollCallId),
        eq(rollCalls.kind, 'announcement'),
        gt(rollCalls.expiresAt, now()),
      ),
    )
    .leftJoin(
      trips,
      and(eq(trips.id, rollCallPeople.tripId), eq(trips.profileId, rollCallPeople.profileId), isNull(trips.guest)),
    )
    .where(
      and(
        eq(rollCallPeople.companyId, companyId),
        eq(rollCallPeople.profileId, profileId),
        eq(rollCallPeople.isForGuest, false),
      ),
    )
    .orderBy(desc(rollCalls.askedAt))
  return rows.map(({ aboutTexts, ...row }) => ({ ...row, about: aboutFor({ ...row, aboutTexts }, language) }))
}
