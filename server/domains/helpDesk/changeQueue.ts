import { and, eq, gt, isNull, min, or } from 'drizzle-orm'
import type { HelpDeskStatus } from '#contract/support/helpDesk.ts'
import { mosts } from '#contract/fields/mosts.ts'
import type { Database } from '#server/db/client.ts'
import { helpDeskMessages, helpDeskRequests } from '#server/db/schema/site/helpDesk.ts'
import { sendAnswerMail } from '#server/domains/helpDesk/answerMail.ts'
import type { RequestRow } from '#server/domains/helpDesk/present.ts'
import { type AgentContext, findServed, readQueueThread } from '#server/domains/helpDesk/queue.ts'
import { addMessage, changeStatus, touch, versionCondition } from '#server/domains/helpDesk/writeRequests.ts'
import { changedMeanwhile, Refusal } from '#server/http/answers/envelope.ts'
import { takeAllowance } from '#server/services/allowance.ts'

// Changes by an agent. `version` is the one that the agent's page shows; without it nothing is compared.

/** A message of an agent. */
interface Answer {
  text: string
  version?: number | undefined
}

/**
 * Adds a message of the agent: the request waits for the person then, unless a message of the person came after the
 * version that the agent answers. The agent takes the request where no agent has. The person gets a mail, unless they
 * read the answer within minutes.
 * @throws 404, 429
 */
export async function answerRequest(
  requestId: string,
  { text, version }: Answer,
  context: AgentContext,
): Promise<void> {
  const { caller, services } = context
  const { id } = await findServed(requestId, context)
  await limitAnswers(context)
  const at = services.now()
  await services.db.transaction(async (tx) => {
    // Locks the request: the person may be writing too.
    const [row] = await tx.select().from(helpDeskRequests).where(eq(helpDeskRequests.id, id)).for('update')
    if (!row) return
    const position = await touch(tx, id, {
      ...(await stateAfterAnswer(tx, row, version)),
      answeredAt: at,
      changedAt: at,
      agentProfileId: row.agentProfileId ?? caller.profileId,
    })
    await addMessage(tx, { requestId: id, position, from: 'agent', author: caller.profileId, text, at })
    await sendAnswerMail(tx, { request: row, agentId: caller.profileId, text }, services)
  })
}

/** An agent writes to many people. @throws 429 `tooManyMessages` */
async function limitAnswers({ caller, services }: AgentContext): Promise<void> {
  const { most, within: seconds } = mosts.deskAnswers
  const wait = await takeAllowance({ key: `helpDeskAnswers ${caller.profileId}`, most, seconds }, services)
  if (wait > 0)
    throw new Refusal(429, 'tooManyMessages', 'You have sent very many messages. Wait a while.', {
      retryAfterSeconds: wait,
    })
}

/** Status and wait of a request after an answer to a version of it. */
async function stateAfterAnswer(
  tx: Database,
  { id, status, waitingSince }: RequestRow,
  seen: number | undefined,
): Promise<{ status: HelpDeskStatus; waitingSince: Date | null }> {
  const unseenAt = seen === undefined || status !== 'open' ? null : await firstMessageAfter(tx, id, seen)
  if (unseenAt === null) return { status: 'waiting', waitingSince: null }
  // The answer is to earlier messages.
  return { status: 'open', waitingSince: waitingSince && waitingSince > unseenAt ? waitingSince : unseenAt }
}

async function firstMessageAfter(tx: Database, requestId: string, version: number): Promise<Date | null> {
  const { requestId: of, from, position, at } = helpDeskMessages
  const [row] = await tx
    .select({ at: min(at) })
    .from(helpDeskMessages)
    .where(and(eq(of, requestId), eq(from, 'person'), gt(position, version)))
  return row?.at ?? null
}

/** A change of status, from a version. */
interface StatusChange {
  status: HelpDeskStatus
  version?: number | undefined
}

/** Sets the status of a request. @throws 404; 412 with the request as it is for another version */
export async function setQueueStatus(
  requestId: string,
  { status, version }: StatusChange,
  context: AgentContext,
): Promise<void> {
  const row = await findServed(requestId, context)
  if (!(await changeStatus(row, { status, seen: version }, context.services)))
    throw changedMeanwhile(await readQueueThread(row.id, context))
}

/**
 * The agent takes a request, or leaves it to the others. A request of another agent is taken from the version that names
 * that agent; only the agent's own is left.
 * @throws 404; 412 with the request as it is where another agent has taken it meanwhile
 */
export async function setAgent(
  requestId: string,
  { isMine, version }: { isMine: boolean; version?: number | undefined },
  context: AgentContext,
): Promise<void> {
  const { caller, services } = context
  const { id, agentProfileId } = await findServed(requestId, context)
  if ((agentProfileId === caller.profileId) === isMine) return
  const agent = helpDeskRequests.agentProfileId
  if (!isMine) {
    await touch(services.db, id, { agentProfileId: null }, eq(agent, caller.profileId))
    return
  }
  const seen = versionCondition(version)
  const isFree = or(isNull(agent), eq(agent, caller.profileId))
  if ((await touch(services.db, id, { agentProfileId: caller.profileId }, seen && or(isFree, seen))) === 0)
    throw changedMeanwhile(await readQueueThread(id, context))
}
