import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GroupDone } from '#contract/events/groupTravelers.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { plantCrowd } from '#tests/bench/crowd.ts'
import { groupDesk, groups, organiser } from '#tests/support/events/groupDesk.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'

// §4: an event of more people than are written to in one transaction.

let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
  await plantCrowd(at.services.db, 3)
})
afterAll(() => at.close())

const { ask, confirmed, read } = groupDesk(() => at)

test('every person on the list gets one invitation, however often the button is pressed at once', async () => {
  const all = await at.services.db
    .select({ email: profiles.email })
    .from(profiles)
    .innerJoin(employees, eq(employees.id, profiles.employeeId))
    .where(and(like(profiles.id, 'p-aurora-%'), eq(employees.status, 'active'), eq(employees.type, 'employee')))
  const emails = all.map(({ email }) => email).toSorted()
  expect(emails.length).toBeGreaterThan(150)
  const { id } = await confirmed(emails)
  await at.forgetMails()
  const press = async () => read<GroupDone>(await ask(organiser, 'POST', `${groups}/${id}/invitations`, {}))
  const counts = (await Promise.all([press(), press()])).map(({ count }) => count)
  expect(counts[0]! + counts[1]!).toBe(emails.length)
  expect(await press()).toEqual({ count: 0, skipped: 0, tooSoon: 0 })
  const receivers = (await at.mails()).flatMap(({ to }) => to?.[0]?.address ?? [])
  expect(receivers.toSorted()).toEqual(emails)
})
