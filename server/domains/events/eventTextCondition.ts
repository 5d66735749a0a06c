import { sql, type SQL } from 'drizzle-orm'
import { groupTravels } from '#server/db/schema/trips/groups.ts'
import { hasWords } from '#server/http/requests/foldedText.ts'

const allNames = sql`(select string_agg(each ->> 'value', ' ') from jsonb_array_elements(${groupTravels.names}) each)`

/** Condition: every word of a text is part of the name of the event in any language, or of its venue. */
export const eventTextCondition = (text: string): SQL | undefined => hasWords(text, allNames, groupTravels.venue)
