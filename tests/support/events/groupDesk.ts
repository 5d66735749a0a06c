import { eq } from 'drizzle-orm'
import type { NewGroup } from '#contract/events/groupTravelChanges.ts'
import type { GroupDetail, GroupStatus, StoredGroupStatus } from '#contract/events/groupTravels.ts'
import { groupTravels } from '#server/db/schema/trips/groups.ts'
import type { Handle } from '#tests/support/http/api.ts'
import type { MailingApi } from '#tests/support/mail/mailingApi.ts'

export const organiser = 'organiser@aurora'
export const groups = '/company/companies/aurora/group-travels'
export const cards = '/company/companies/aurora/group-cards'

const dayMs = 86_400_000

/** Calls of organisers, against the real server. */
export function groupDesk(at: () => Pick<MailingApi, 'send' | 'clock' | 'services'>) {
  const dayFromNow = (days: number) => new Date(at().clock.now.getTime() + days * dayMs).toISOString().slice(0, 10)
  const ask = (as: Handle | undefined, method: string, path: string, body?: object) =>
    at().send(as, path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
  const plan = (changed: Partial<NewGroup> = {}): NewGroup => ({
    names: [
      { locale: 'en-CA', value: 'Design week' },
      { locale: 'fr-CA', value: 'Semaine du design' },
    ],
    actualLocation: 'YUL',
    venue: 'Aurora Montréal',
    address: '',
    startDate: dayFromNow(40),
    endDate: dayFromNow(42),
    arrivalTime: '17:00',
    answerBy: dayFromNow(20),
    bookBy: dayFromNow(30),
    budget: 1500,
    notes: '',
    creditCardId: null,
    ...changed,
  })
  const read = async <Answer>(given: Response): Promise<Answer> => {
    if (!given.ok) throw new Error(`${given.status}: ${await given.text()}`)
    return (await given.json()) as Answer
  }
  const create = async (changed: Partial<NewGroup> = {}, as: Handle = organiser) =>
    read<GroupDetail>(await ask(as, 'POST', groups, plan(changed)))
  const move = (id: string, status: string, as: Handle = organiser) =>
    ask(as, 'PUT', `${groups}/${id}/status`, { status })
  /** A confirmed event with these people on its list. */
  const confirmed = async (emails: string[], changed: Partial<NewGroup> = {}) => {
    const { id } = await create(changed)
    await read(await ask(organiser, 'POST', `${groups}/${id}/travelers`, { emails }))
    await read(await move(id, 'pendingApproval'))
    await read(await move(id, 'approved', 'admin@aurora'))
    return read<GroupDetail>(await move(id, 'confirmed'))
  }
  /** Puts an event into a state at once, with these people on its list. */
  const inState = async (status: GroupStatus, emails: string[] = []): Promise<string> => {
    const { id } = await create()
    if (emails.length > 0) await read(await ask(organiser, 'POST', `${groups}/${id}/travelers`, { emails }))
    const days = { inProgress: [-1, 1], completed: [-5, -2] }[status as 'inProgress']
    const stored = (days ? 'confirmed' : status) as StoredGroupStatus
    const span = days && { startDate: dayFromNow(days[0]!), endDate: dayFromNow(days[1]!) }
    await at()
      .services.db.update(groupTravels)
      .set({ status: stored, ...span })
      .where(eq(groupTravels.id, id))
    return id
  }
  return { ask, confirmed, create, dayFromNow, inState, move, plan, read }
}

/** Status, code, current record and problems of a refused call. */
export async function refused(given: Response) {
  const { messageCode, current, problems } = (await given.json()) as Record<string, unknown>
  return [given.status, messageCode, ...(current ? [current] : []), ...(problems ? [problems] : [])]
}
