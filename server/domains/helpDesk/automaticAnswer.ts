import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import { helpDeskMessages, helpDeskRequests } from '#server/db/schema/site/helpDesk.ts'
import { ownRequestsCondition } from '#server/domains/helpDesk/ownRequests.ts'
import { isAgentThere } from '#server/domains/helpDesk/presentAgents.ts'
import { addMessage, touch } from '#server/domains/helpDesk/writeRequests.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import type { Services } from '#server/services/services.ts'

/** Milliseconds that an agent has before the automatic answer. */
const patienceMs = 1200

/**
 * In the demo only: gives each new request of a person that has no answer yet one marked as automatic, unless an agent
 * who serves the company is at the help desk. Without DEMO it does nothing.
 */
export async function answerAutomatically(profileRef: ProfileRef, services: Services): Promise<void> {
  const { db, env, now } = services
  if (!env.DEMO || (await isAgentThere(profileRef.companyId, services))) return
  const answered = db
    .select({ id: helpDeskMessages.id })
    .from(helpDeskMessages)
    .where(and(eq(helpDeskMessages.requestId, helpDeskRequests.id), sql`${helpDeskMessages.from} <> 'person'`))
  const unanswered = await db
    .select({ id: helpDeskRequests.id })
    .from(helpDeskRequests)
    .where(
      and(
        ownRequestsCondition(profileRef),
        eq(helpDeskRequests.status, 'open'),
        lt(helpDeskRequests.openedAt, new Date(+now() - patienceMs)),
        notExists(answered),
      ),
    )
  for (const { id } of unanswered)
    await db.transaction(async (tx) => {
      const at = now()
      // Locks the request; another page of the person may have had it answered meanwhile.
      const position = await touch(tx, id, { changedAt: at })
      if ((await tx.$count(helpDeskMessages, and(eq(helpDeskMessages.requestId, id), isAutomatic))) > 0) return
      await addMessage(tx, { requestId: id, position, from: 'automatic', author: null, text: '', at })
    })
}

const isAutomatic = eq(helpDeskMessages.from, 'automatic')
