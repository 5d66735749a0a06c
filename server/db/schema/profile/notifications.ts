import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ofProfile } from '../company/people.ts'

/** Marks in the action center: read, put off or done. */
export const actionMarks = pgTable(
  'action_marks',
  {
    profileId: ofProfile(),
    key: text().notNull(),
    state: text().$type<'read' | 'snoozed' | 'done'>().notNull(),
    until: date({ mode: 'string' }),
  },
  (t) => [primaryKey({ columns: [t.profileId, t.key] })],
)
