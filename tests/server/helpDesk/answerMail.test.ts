import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Handle } from '#tests/support/http/api.ts'
import { openDesks, requestsPath } from '#tests/support/helpDesk/desk.ts'
import { openMailingApi } from '#tests/support/mail/mailingApi.ts'
import { endPause } from '#tests/support/mail/mailQueue.ts'

let at: Awaited<ReturnType<typeof openMailingApi>>
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())
beforeEach(() => at.forgetMails())

const me: Handle = 'finance@aurora'
const desks = openDesks(() => at)
/** The mails that have left once no answer waits any longer. */
async function mailsAfterTheWait() {
  await endPause(at.services)
  return at.mails()
}

test('an answer that is not read is mailed to the person with a link to the request, and not at once', async () => {
  const { id } = await desks.ask(me, { topic: 'invoice' })
  await desks.answer(id, 'It is in the documents.')
  expect(await at.mails()).toEqual([])
  const [mail, ...others] = await mailsAfterTheWait()
  expect(others).toEqual([])
  expect(mail?.to?.[0]?.address).toBe('finance@aurora.example')
  expect(mail?.subject).toBe('The help desk has answered your request about an invoice')
  expect(mail?.text).toContain('Ana of your travel agency has answered')
  expect(mail?.text).toContain('It is in the documents.')
  expect(mail?.text).toMatch(new RegExp(`/en-\\w+/help-desk/requests/${id}`))
})

test('a conversation leaves one mail, with its latest answer', async () => {
  const { id } = await desks.ask(me)
  for (const text of ['One moment.', 'It is booked.']) await desks.answer(id, text)
  const mails = await mailsAfterTheWait()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('It is booked.')
})

test('an answer that the person has read is not mailed, and one about another request is', async () => {
  const read = await desks.ask(me)
  const written = await desks.ask(me)
  const unread = await desks.ask(me)
  for (const { id } of [read, written, unread]) await desks.answer(id, `About ${id}`)
  await desks.send(me, `${requestsPath(me)}/${read.id}/read`, 'PUT')
  await desks.write(me, written.id, 'Thank you')
  const mails = await mailsAfterTheWait()
  expect(mails.map(({ text }) => /About ([\w-]+)/.exec(text ?? '')?.[1])).toEqual([unread.id])
})
