import { sql } from 'drizzle-orm'
import { bigserial, date, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { RequestStatus } from '#contract/approvals/requests.ts'
import { money } from '../company/columns.ts'
import { ofProfile, owner } from '../company/people.ts'

/** Requests to travel before anything is booked (`contract/approvals/requests.ts`). */
export const travelRequests = pgTable(
  'travel_requests',
  {
    id: text().primaryKey(),
    /** The traveler. */
    ...owner,
    /** The person who sent it last: the traveler, an arranger or an administrator. */
    requesterProfileId: ofProfile(),
    purpose: text().notNull(),
    /** Codes of airports. */
    places: jsonb().$type<string[]>().notNull(),
    fromDay: date({ mode: 'string' }).notNull(),
    untilDay: date({ mode: 'string' }).notNull(),
    currency: text().notNull(),
    estimate: money().notNull(),
    status: text().$type<RequestStatus>().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    /** The order of requests of the same instant. */
    position: bigserial({ mode: 'number' }).notNull(),
  },
  (t) => [
    index('travel_requests_profile').on(t.profileId, t.untilDay),
    // Requests that budgets count as planned, which are few.
    index('travel_requests_approved')
      .on(t.companyId, t.untilDay)
      .where(sql`${t.status} = 'approved'`),
  ],
)
