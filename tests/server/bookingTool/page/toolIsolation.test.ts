import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { trips } from '#server/db/schema/trips/trips.ts'
import { toolPath } from '#contract/booking/toolAddress.ts'
import { toolPages } from '#bookingTool/tool.ts'
import { hiddenFields, openTool } from '#tests/support/bookingTool/toolVisitor.ts'
import { openTestServices } from '#tests/support/http/server.ts'
import { count } from '#tests/support/run/gateCount.ts'

const owner = 'p-aurora-traveller'
let at: Awaited<ReturnType<typeof openTestServices>>
let tool: ReturnType<typeof openTool>
/** Trips of one person, by the names of their ids in paths. */
let owned: Record<'tripId' | 'bookingId', string>[] = []

beforeAll(async () => {
  at = await openTestServices()
  tool = openTool(at.services)
  const rows = await at.services.db.select().from(trips).where(eq(trips.profileId, owner)).limit(5)
  owned = rows.map(({ id, bookingId }) => ({ tripId: id, bookingId }))
})
afterAll(() => at.close())

const withIds = toolPages.filter(({ path }) => path.includes(':'))
const named = (path: string, ids: Record<string, string>) =>
  `${toolPath}${path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? name)}`

const cancelled = () => at.services.db.$count(trips, eq(trips.status, 'cancelled'))

const strangers: [who: string, booker: string, traveler?: string][] = [
  ['another person of the company', 'p-aurora-risk'],
  ['an administrator of the company', 'p-aurora-admin'],
  ['their arranger, booking for themselves', 'p-aurora-arranger'],
  ['their arranger, booking for somebody else', 'p-aurora-arranger', 'p-aurora-vip'],
  ['somebody of another company', 'p-boreal-traveller'],
]

test.each(strangers)(
  'the stranger %s learns nothing of a trip, not even that it exists',
  async (who, booker, traveler) => {
    const visitor = await tool.visitorOf(booker, traveler)
    const own = hiddenFields(await visitor.text(toolPath))
    expect(owned.length).toBeGreaterThan(0)
    const before = await cancelled()
    for (const { method, path } of withIds) {
      for (const ids of owned) {
        const answers = await Promise.all(
          [ids, { tripId: 'no-such-trip', bookingId: 'NOSUCH' }].map(async (given) => {
            const address = named(path, given)
            const answer = await (method === 'get'
              ? visitor.get(address)
              : visitor.post(address, { ...own, version: '1' }))
            return { status: answer.status, body: await answer.text() }
          }),
        )
        const [{ status, body }] = answers as [(typeof answers)[0], (typeof answers)[0]]
        const leaked = status < 400 || body.includes(ids.bookingId)
        count({ routes: 'tool', route: `${method} ${path}`, principal: `${who}, of a trip`, status, leaked })
        expect(leaked, path).toBe(false)
        expect(answers[1]).toEqual(answers[0])
      }
    }
    expect(await cancelled()).toBe(before)
  },
)

test('the form of one session is refused in another session of the same person', async () => {
  const form = async (visitor: Awaited<ReturnType<typeof tool.visitorOf>>) =>
    hiddenFields(await visitor.text('/booking-tool/guest'))
  const open = async () => tool.enter(await tool.mint('p-aurora-guestbooker', undefined, 'guest'))
  const [one, other] = [await open(), await open()]
  const guest = { firstName: 'Ada', lastName: 'Quill', email: 'ada@visitor.example' }
  expect((await one.post('/booking-tool/guest', { ...(await form(other)), ...guest })).status).toBe(403)
  expect((await one.post('/booking-tool/guest', { ...(await form(one)), ...guest })).status).toBe(303)
  expect(await other.text('/booking-tool/guest')).not.toContain('Quill')
})
