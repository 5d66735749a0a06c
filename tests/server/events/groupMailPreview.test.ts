import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GroupMailPreview, GroupTravelerPage } from '#contract/events/groupTravelers.ts'
import { groupTravelers } from '#server/db/schema/trips/groups.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { profileIdOf } from '#tests/support/http/api.ts'
import { groupDesk, groups, organiser } from '#tests/support/events/groupDesk.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'

// §4: the receivers of a mail about an event, before it is sent.
let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())

const { ask, confirmed, read } = groupDesk(() => at)
const people = ['traveller@aurora.example', 'vip@aurora.example', 'arranger@aurora.example']
const preview = (id: string, kind: string, language = 'en') =>
  at.get<GroupMailPreview>(organiser, `${groups}/${id}/mails/${kind}`, { 'Accept-Language': language })
const remindable = async (id: string) =>
  (await at.get<GroupTravelerPage>(organiser, `${groups}/${id}/travelers`)).remindable

test('the preview of invitations shows the receivers and the text, and sends nothing', async () => {
  const { id, shareableId } = await confirmed(people)
  await at.forgetMails()
  const shown = await preview(id, 'invitations')
  expect(shown).toMatchObject({ people: 3, leftOut: [] })
  expect(shown.subject).toContain('Design week')
  expect(shown.text).toContain(`event?id=${shareableId}`)
  expect(shown.text).not.toContain('key=')
  expect((await preview(id, 'invitations', 'fr')).subject).toContain('Semaine du design')
  expect(await at.mails()).toEqual([])
  expect(await read(await ask(organiser, 'POST', `${groups}/${id}/invitations`, {}))).toMatchObject({ count: 3 })
  expect(await preview(id, 'invitations')).toEqual({
    people: 0,
    leftOut: [{ reason: 'invited', people: 3 }],
    subject: '',
    text: '',
  })
})

test('the preview of reminders skips people mailed within the day, done, not invited or gone', async () => {
  const { id } = await confirmed(people)
  await read(await ask(organiser, 'POST', `${groups}/${id}/invitations`, {}))
  // All people had a mail just now, so no reminder is offered.
  expect(await preview(id, 'reminders')).toMatchObject({ people: 0, leftOut: [{ reason: 'tooSoon', people: 3 }] })
  expect(await remindable(id)).toBe(0)
  const { db } = at.services
  await db
    .update(groupTravelers)
    .set({ invitedAt: new Date('2020-01-01') })
    .where(eq(groupTravelers.groupTravelId, id))
  expect(await preview(id, 'reminders')).toMatchObject({ people: 3, leftOut: [] })
  expect(await remindable(id)).toBe(3)
  const change = (handle: 'traveller@aurora' | 'vip@aurora', values: Partial<typeof groupTravelers.$inferInsert>) =>
    db
      .update(groupTravelers)
      .set(values)
      .where(eq(groupTravelers.profileId, profileIdOf(handle)))
  await change('traveller@aurora', { status: 'declined' })
  await change('vip@aurora', { invitedAt: null })
  await db
    .update(profiles)
    .set({ active: false })
    .where(eq(profiles.id, profileIdOf('arranger@aurora')))
  expect(await preview(id, 'reminders')).toMatchObject({
    people: 0,
    leftOut: [
      { reason: 'done', people: 1 },
      { reason: 'notInvited', people: 1 },
      { reason: 'left', people: 1 },
    ],
  })
})

test('only the organizer of an event sees the preview', async () => {
  const { id } = await confirmed(['traveller@aurora.example'])
  expect((await at.send('admin@aurora', `${groups}/${id}/mails/invitations`)).status).toBe(403)
  expect((await at.send('everything@aurora', `${groups}/${id}/mails/invitations`)).status).toBe(404)
})
