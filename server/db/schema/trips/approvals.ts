import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ApprovalPart, Silence } from '#contract/approvals/approvalRules.ts'
import type { ApproverRole, BrokenRule, QuestionStatus, QuestionSubject } from '#contract/approvals/approvals.ts'
import type { CreditPayment } from '#contract/payment/creditPayment.ts'
import type { StoredField } from '#contract/trips/tripFieldValues.ts'
import { money } from '../company/columns.ts'
import { employees, ofCompany } from '../company/company.ts'
import { ofProfile, owner, profiles } from '../company/people.ts'
import { travelRequests } from './requests.ts'
import { trips } from './trips.ts'

/** A segment as a question keeps it: dates as ISO texts. */
export type KeptSegment = Record<string, string | number | object | null>

/** The facts that a decision carries out and an approver sees, as they were when it was asked. Amounts in the main unit. */
export interface AskedFacts {
  parts: ApprovalPart[]
  brokenRules: BrokenRule[]
  total: number
  tax: number
  lowestTotal: number
  reason: string | null
  carbonKg: number | null
  maskedCard: string | null
  /** The values of the company's own fields. */
  fields: StoredField[]
  /** The traveler's credits that are to pay, in their order. */
  creditIds: readonly string[]
  /** The fields with which the tool opens the plan again. */
  plan: Record<string, string>
  /** For a change: the new segments, what was paid, the fee and what is left to pay. */
  change?: { segments: KeptSegment[]; paid: number; fee: number; due: number; givenBack: readonly CreditPayment[] }
  /** For a request: what it said then. */
  request?: { purpose: string; places: readonly string[]; from: string; until: string }
}

/** Questions about trips and requests to the people who approve them (`contract/approvals`). */
export const approvalQuestions = pgTable(
  'approval_questions',
  {
    id: text().primaryKey(),
    /** The traveler; for a guest's trip the person who booked. */
    ...owner,
    /** The trip, or the request. */
    tripId: text().references(() => trips.id, { onDelete: 'cascade' }),
    requestId: text().references(() => travelRequests.id, { onDelete: 'cascade' }),
    subject: text().$type<QuestionSubject>().notNull(),
    status: text().$type<QuestionStatus>().notNull(),
    bookerProfileId: ofProfile(),
    facts: jsonb().$type<AskedFacts>().notNull(),
    /** The rules of the policy at that time, which a later change of the policy leaves as they were. */
    silence: text().$type<Silence>().notNull(),
    answerHours: integer().notNull(),
    currency: text().notNull(),
    total: money().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    heldUntil: timestamp({ withTimezone: true }).notNull(),
    /** When the person who decides now is reminded, and by when they are to answer; null once answered. */
    remindAt: timestamp({ withTimezone: true }),
    dueAt: timestamp({ withTimezone: true }),
    /** The last reminder that a person asked for. */
    remindedAt: timestamp({ withTimezone: true }),
    decidedAt: timestamp({ withTimezone: true }),
    /** Null where the clock decided. */
    decidedBy: text().references(() => profiles.id),
    comment: text().notNull().default(''),
    /** The order of questions of the same instant. */
    position: bigserial({ mode: 'number' }).notNull(),
  },
  (t) => [
    check('approval_questions_subject', sql`num_nonnulls(${t.tripId}, ${t.requestId}) = 1`),
    // One question waits for each trip, and for each request.
    uniqueIndex('approval_questions_waiting')
      .on(t.tripId)
      .where(sql`${t.status} in ('waiting', 'sentBack')`),
    uniqueIndex('approval_questions_request_waiting')
      .on(t.requestId)
      .where(sql`${t.status} in ('waiting', 'sentBack')`),
    index('approval_questions_request').on(t.requestId, t.position),
    index('approval_questions_trip').on(t.tripId, t.position),
    index('approval_questions_due').on(t.dueAt),
    index('approval_questions_company').on(t.companyId, t.status),
  ],
)

/** The people who were asked a question, in order. Mailed links have keys, of which the hash is stored. */
export const approvalAsked = pgTable(
  'approval_asked',
  {
    questionId: text()
      .notNull()
      .references(() => approvalQuestions.id, { onDelete: 'cascade' }),
    profileId: ofProfile(),
    role: text().$type<ApproverRole>().notNull(),
    ordinal: integer().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    /** Whether it was only told. */
    isTold: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.questionId, t.profileId] }), index('approval_asked_profile').on(t.profileId)],
)

/** Keys of mailed links: SHA-256. One question, one person; a reminder adds another. */
export const approvalKeys = pgTable(
  'approval_keys',
  {
    keyHash: text().primaryKey(),
    questionId: text()
      .notNull()
      .references(() => approvalQuestions.id, { onDelete: 'cascade' }),
    profileId: ofProfile(),
  },
  (t) => [index('approval_keys_question').on(t.questionId)],
)

/** Days on which a person does not approve trips, and who does meanwhile. */
export const absences = pgTable(
  'absences',
  {
    id: text().primaryKey(),
    companyId: ofCompany(),
    profileId: ofProfile(),
    fromDay: date({ mode: 'string' }).notNull(),
    untilDay: date({ mode: 'string' }).notNull(),
    standInEmployeeId: text().references(() => employees.id),
  },
  (t) => [index('absences_profile').on(t.profileId, t.untilDay)],
)
