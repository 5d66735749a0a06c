import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { helpDeskLimits } from '#contract/support/helpDesk.ts'
import { helpDeskMessages, helpDeskRequests } from '#server/db/schema/site/helpDesk.ts'
import { answerAutomatically } from '#server/domains/helpDesk/automaticAnswer.ts'
import { presenceOf } from '#server/domains/helpDesk/presentAgents.ts'
import { sweepHelpDesk } from '#server/domains/helpDesk/sweepHelpDesk.ts'
import { removeDetails } from '#server/domains/profile/removeDetails.ts'
import { type Handle, openTestApi, profileIdOf } from '#tests/support/http/api.ts'
import { agent, openDesks, requestsPath } from '#tests/support/helpDesk/desk.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const me: Handle = 'finance@aurora'
const desks = openDesks(() => at)
const pass = (seconds: number) => (at.clock.now = new Date(+at.clock.now + seconds * 1000))

describe('the automatic answer of the demo', () => {
  const person = { companyId: 'aurora', profileId: profileIdOf(me) }
  const texts = async (id: string) => (await desks.read(me, id)).messages.map(({ from }) => from)

  test('a new request gets one marked answer, in the language of the reader, where no agent is there', async () => {
    const { id } = await desks.ask(me)
    await answerAutomatically(person, at.services)
    expect(await texts(id)).toEqual(['person'])
    pass(2)
    await answerAutomatically(person, at.services)
    await answerAutomatically(person, at.services)
    expect(await texts(id)).toEqual(['person', 'automatic'])
    const french = await at.send(me, `${requestsPath(me)}/${id}`, {
      headers: { 'Accept-Language': 'fr-CA', 'Help-Desk-Token': await desks.open(me) },
    })
    expect(await french.text()).toContain('réponse automatique de la démonstration')
    expect(await desks.read(me, id)).toMatchObject({ status: 'open', isUnread: false })
  })

  test('no request gets an automatic answer while an agent is there, or without the demo', async () => {
    const { id } = await desks.ask(me)
    pass(2)
    await presenceOf(profileIdOf(agent), at.services)()
    await answerAutomatically(person, at.services)
    pass(40)
    await answerAutomatically(person, { ...at.services, env: { ...at.services.env, DEMO: false } })
    expect(await texts(id)).toEqual(['person'])
  })
})

test('the requests of an erased person are erased with all messages, and those of an agent stay without a name', async () => {
  const { db } = at.services
  const { id } = await desks.ask('risk@aurora')
  await desks.answer(id, 'Hello')
  await db.transaction((tx) => removeDetails(profileIdOf('risk@aurora'), { ...at.services, db: tx }))
  expect(await db.$count(helpDeskRequests, eq(helpDeskRequests.id, id))).toBe(0)
  expect(await db.$count(helpDeskMessages, eq(helpDeskMessages.requestId, id))).toBe(0)
})

test('a request is deleted a year after it was solved', async () => {
  const { db } = at.services
  const [solved, open] = [await desks.ask(me), await desks.ask(me)]
  await desks.done(me, `${requestsPath(me)}/${solved.id}/status`, 'PUT', { status: 'solved' })
  at.clock.now = new Date(+at.clock.now + helpDeskLimits.keptDays * 86_400_000 + 1000)
  await sweepHelpDesk(at.services)
  expect(await db.$count(helpDeskRequests, eq(helpDeskRequests.id, solved.id))).toBe(0)
  expect(await db.$count(helpDeskRequests, eq(helpDeskRequests.id, open.id))).toBe(1)
})
