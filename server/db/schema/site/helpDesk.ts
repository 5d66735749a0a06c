import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { DeskMessage, HelpDeskStatus, HelpDeskTopic } from '#contract/support/helpDesk.ts'
import { version } from '../company/columns.ts'
import { ofCompany } from '../company/company.ts'
import { ofAccount, ofProfile, owner, profiles } from '../company/people.ts'
import { trips } from '../trips/trips.ts'

/** The companies whose requests an agent of the help desk reads. */
export const helpDeskAgents = pgTable(
  'help_desk_agents',
  {
    profileId: ofProfile(),
    companyId: ofCompany(),
    /** When the agent last followed the queue; null for never. */
    followedAt: timestamp({ withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.profileId, t.companyId] })],
)

/** Requests of people to the help desk of their travel agency. */
export const helpDeskRequests = pgTable(
  'help_desk_requests',
  {
    id: text().primaryKey(),
    ...owner,
    topic: text().$type<HelpDeskTopic>().notNull(),
    tripId: text().references(() => trips.id, { onDelete: 'set null' }),
    status: text().$type<HelpDeskStatus>().notNull(),
    openedAt: timestamp({ withTimezone: true }).notNull(),
    /** The last message or change of status. */
    changedAt: timestamp({ withTimezone: true }).notNull(),
    /** The first message of the person that no agent has answered; null without one. */
    waitingSince: timestamp({ withTimezone: true }),
    /** The last message of an agent, and when the person last read the request. */
    answeredAt: timestamp({ withTimezone: true }),
    readAt: timestamp({ withTimezone: true }),
    /** The agent who takes care of it. */
    agentProfileId: text().references(() => profiles.id, { onDelete: 'set null' }),
    /** One more with every change; listeners compare it. */
    ...version,
  },
  (t) => [
    index('help_desk_requests_profile').on(t.profileId, t.changedAt),
    index('help_desk_requests_company').on(t.companyId, t.status, t.waitingSince),
    index('help_desk_requests_changed').on(t.companyId, t.changedAt),
    index('help_desk_requests_trip').on(t.tripId),
    index('help_desk_requests_agent').on(t.agentProfileId),
  ],
)

/** Messages of requests. */
export const helpDeskMessages = pgTable(
  'help_desk_messages',
  {
    id: text().primaryKey(),
    requestId: text()
      .notNull()
      .references(() => helpDeskRequests.id, { onDelete: 'cascade' }),
    /** The version of the request after the message: their order. */
    position: integer().notNull(),
    from: text().$type<DeskMessage['from']>().notNull(),
    /** Null for an automatic message, and where the agent was deleted. */
    authorProfileId: text().references(() => profiles.id, { onDelete: 'set null' }),
    /** Empty for an automatic message, which is written in the language of its reader. */
    text: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('help_desk_messages_request').on(t.requestId, t.position),
    index('help_desk_messages_author').on(t.authorProfileId),
  ],
)

const opened = () => ({
  accountId: ofAccount(),
  /** The sign-in that it was opened with. */
  grantId: text().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})

/** One-time tokens that open the help desk; only their hash is stored. */
export const helpDeskCodes = pgTable('help_desk_codes', { codeHash: text().primaryKey(), ...opened() })

/** Open help desks by the hash of their token. One ends when its person signs out of it, or with its sign-in. */
export const helpDeskSessions = pgTable('help_desk_sessions', { tokenHash: text().primaryKey(), ...opened() }, (t) => [
  index('help_desk_sessions_grant').on(t.grantId),
  index('help_desk_sessions_account').on(t.accountId),
])
