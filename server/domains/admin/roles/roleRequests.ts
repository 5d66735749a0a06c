import { and, asc, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { fullName } from '#contract/texts/fullName.ts'
import type { RoleRequest } from '#contract/session/roleRequests.ts'
import type { Database } from '#server/db/client.ts'
import { roleRequests } from '#server/db/schema/company/admin.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import type { AdminRequest } from '#server/domains/admin/adminContext.ts'
import { finishRolesChange } from '#server/domains/admin/employees/change/changeRoles.ts'
import { addRoles } from '#server/domains/profile/account/roles.ts'
import { lockCompany } from '#server/domains/profile/lock.ts'
import { notFound, Refusal } from '#server/http/answers/envelope.ts'
import { button, writeLetter } from '#server/mail/letter.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

const authors = alias(profiles, 'authors')

const requestQuery = (db: Database, companyId: string) =>
  db
    .select({ request: roleRequests, asker: profiles, author: authors })
    .from(roleRequests)
    .innerJoin(profiles, eq(profiles.id, roleRequests.profileId))
    .leftJoin(authors, eq(authors.id, roleRequests.askedByProfileId))
    .where(and(eq(roleRequests.companyId, companyId), isNull(roleRequests.decidedAt)))
    .orderBy(asc(roleRequests.askedAt), asc(roleRequests.id))
type Row = Awaited<ReturnType<typeof requestQuery>>[number]

/** Profile id of the requester, who cannot decide the request. */
const askedBy = ({ askedByProfileId, profileId }: Row['request']) => askedByProfileId ?? profileId

const present = ({ request, asker, author }: Row, caller: AdminRequest['caller']): RoleRequest => ({
  id: request.id,
  employeeId: asker.employeeId,
  name: fullName(asker),
  role: request.role,
  askedAt: request.askedAt.toISOString(),
  isOwn: askedBy(request) === caller.profileId,
  askedByName: author && author.id !== asker.id ? fullName(author) : '',
})

/** Lists the role requests of a company that wait for a second Admin, the oldest first. */
export const waitingRoles = async ({ caller, companyId, services }: AdminRequest): Promise<RoleRequest[]> =>
  (await requestQuery(services.db, companyId)).map((row) => present(row, caller))

/**
 * Allows or refuses a requested role. Sends the requester a mail, and the employee too once they have the role.
 * @returns the requests that still wait
 * @throws 403 for the requester, 404, 409 for a decided request
 */
export const decideRole = (
  requestId: string,
  decision: 'allowed' | 'refused',
  request: AdminRequest,
): Promise<RoleRequest[]> =>
  request.services.db.transaction(async (tx) => {
    const { caller, companyId, services } = request
    // The lock makes two decisions at the same time run one after the other.
    await lockCompany(tx, companyId)
    const row = await findRequest(tx, companyId, requestId)
    const { request: wanted, asker } = row
    if (askedBy(wanted) === caller.profileId) throw ownRequest()
    if (wanted.decidedAt !== null) throw decidedAlready()
    await tx
      .update(roleRequests)
      .set({ decision, decidedAt: services.now(), decidedByProfileId: caller.profileId })
      .where(eq(roleRequests.id, requestId))
    if (decision === 'allowed')
      await addRoles(tx, [{ profileRef: { companyId, profileId: asker.id }, roles: [wanted.role] }], caller, services)
    await sendDecision(tx, { row, decision, caller }, services)
    if (decision === 'allowed') await sendRoleAdded(tx, row, request)
    return waitingRoles({ ...request, services: { ...services, db: tx } })
  })

async function findRequest(tx: Database, companyId: string, requestId: string): Promise<Row> {
  const [row] = await tx
    .select({ request: roleRequests, asker: profiles, author: authors })
    .from(roleRequests)
    .innerJoin(profiles, eq(profiles.id, roleRequests.profileId))
    .leftJoin(authors, eq(authors.id, roleRequests.askedByProfileId))
    .where(and(eq(roleRequests.id, requestId), eq(roleRequests.companyId, companyId)))
  if (!row) throw notFound()
  return row
}

async function sendDecision(
  tx: Database,
  {
    row: { request, asker: person, author },
    decision,
    caller,
  }: { row: Row; decision: 'allowed' | 'refused'; caller: AdminRequest['caller'] },
  { env, mailQueue }: Services,
): Promise<void> {
  const [decider] = await tx.select().from(profiles).where(eq(profiles.id, caller.profileId))
  if (!decider) return
  const asker = author ?? person
  const isOwn = asker.id === person.id
  const { say } = formatterFor(asker.cultureCode)
  const words = {
    name: asker.firstName,
    who: fullName(decider),
    person: fullName(person),
    role: say('roleRequests.role', { role: request.role }),
    decision,
  }
  await mailQueue.add(tx, 'roleDecided', {
    to: { name: fullName(asker), address: asker.email },
    about: `${person.id} ${request.role}`,
    replyTo: { name: words.who, address: decider.email },
    subject: say(isOwn ? 'roleRequests.decided.subject' : 'roleRequests.decidedFor.subject', words),
    letter: writeLetter(asker.cultureCode, isOwn ? 'roleRequests.decided.text' : 'roleRequests.decidedFor.text', {
      ...words,
      button: button(env.PUBLIC_URL),
    }),
  })
}

/** Sends the employee the mail of a new role, when another admin requested it for them. */
async function sendRoleAdded(tx: Database, { request, asker: person, author }: Row, context: AdminRequest) {
  if (!author || author.id === person.id || person.employeeId === null) return
  const [employee] = await tx.select().from(employees).where(eq(employees.id, person.employeeId))
  const change = { record: { employee: employee!, profile: person }, added: [request.role], removed: [] }
  await finishRolesChange([change], { ...context, services: { ...context.services, db: tx } })
}

const ownRequest = () =>
  new Refusal(
    403,
    'ownRoleRequest',
    'You asked for this role yourself, or a provisioning token of yours did, so another administrator has to decide. They were told by mail.',
  )

const decidedAlready = () =>
  new Refusal(409, 'roleDecided', 'This was decided already. Look at the roles of the person as they are now.')
