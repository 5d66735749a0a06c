import { desc, eq } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import { type DeskMessage, helpDeskLimits } from '#contract/support/helpDesk.ts'
import { helpDeskMessages } from '#server/db/schema/site/helpDesk.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import type { Language } from '#server/http/requests/language.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

/** A message, and the id of its author for the server; null for none. */
interface StoredMessage {
  message: DeskMessage
  authorId: string | null
}

/** The latest messages of a request, the earliest first. Agents are called by their first name. */
export async function readMessages(requestId: string, language: Language, { db }: Services): Promise<StoredMessage[]> {
  const rows = await db
    .select({
      message: helpDeskMessages,
      author: { firstName: profiles.firstName, lastName: profiles.lastName },
    })
    .from(helpDeskMessages)
    .leftJoin(profiles, eq(profiles.id, helpDeskMessages.authorProfileId))
    .where(eq(helpDeskMessages.requestId, requestId))
    .orderBy(desc(helpDeskMessages.position))
    .limit(helpDeskLimits.messagesListed)
  const { say } = formatterFor(language)
  return rows.toReversed().map(({ message: { id, from, text, at, authorProfileId }, author }) => ({
    authorId: authorProfileId,
    message: {
      id,
      from,
      author: author ? (from === 'agent' ? author.firstName : fullName(author)) : '',
      text: from === 'automatic' ? say('helpDesk.automatic') : text,
      at: at.toISOString(),
    },
  }))
}
