import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { failureSchema } from '#contract/wire/envelope.ts'
import type { LocaleCode } from '#contract/texts/locales.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { pathTo } from '@/routes/pathTo'
import { sendText } from '#server/mail/textMessage.ts'
import { employeeIdOf, placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { expectLog } from '#tests/support/run/log.ts'
import { endWaiting } from '#tests/support/mail/mailQueue.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'

let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())
beforeEach(async () => {
  await at.forgetMails()
  await at.services.db.update(profiles).set({ active: false, reactivationAskedAt: null }).where(mine)
})

const me = 'traveller@aurora'
const mine = eq(profiles.id, profileIdOf(me))
const ask = (as: Handle = me, of: Handle = me) =>
  at.send(as, '/main/companies/profiles/request-reactivate', {
    method: 'POST',
    body: JSON.stringify({ profileId: profileIdOf(of) }),
    headers: { 'Content-Type': 'application/json' },
  })

test('every Admin of the company gets a mail in their language, and the person sees the time of the request (§7)', async () => {
  await at.services.db
    .update(profiles)
    .set({ cultureCode: 'es-MX' })
    .where(eq(profiles.id, profileIdOf('everything@aurora')))
  const answer = await ask()
  const askedAt = at.clock.now.toISOString()
  expect([answer.status, await answer.json()]).toEqual([200, { askedAt }])
  const sent = await at.mails()
  const to = Object.fromEntries(sent.map(({ to, subject }) => [to?.[0]?.address, subject]))
  expect(to).toEqual({
    'admin@aurora.example': 'Camille Tremblay asks for their travel profile again',
    'everything@aurora.example': 'Camille Tremblay pide recuperar su perfil de viaje',
  })
  expect(sent[0]?.replyTo).toMatchObject([{ address: 'traveller@aurora.example' }])
  // The page on which they answer, in their language.
  const page = (locale: LocaleCode) => pathTo(locale, 'editEmployee', { employeeId: employeeIdOf(me) })
  const texts = sent.map(({ text }) => text).join()
  for (const locale of ['en-ca', 'es-mx'] as const)
    expect(texts).toContain(`${at.services.env.PUBLIC_URL}${page(locale)}\n`)
  expect(await at.get<Profile>(me, `/main${placeOf(me)}`)).toMatchObject({
    active: false,
    reactivationAskedAt: askedAt,
  })
})

test('a repeated request on that day is answered with the first time, and the next day it is sent again', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask()))
  const [first, ...others] = await Promise.all(answers.map((answer) => answer.json()))
  expect(others.every((other) => JSON.stringify(other) === JSON.stringify(first))).toBe(true)
  expect(await at.mails()).toHaveLength(2)
  at.clock.now = new Date(at.clock.now.getTime() + 23 * 3_600_000)
  expect(await (await ask()).json()).toEqual(first)
  at.clock.now = new Date(at.clock.now.getTime() + 2 * 3_600_000)
  expect(await (await ask()).json()).toEqual({ askedAt: at.clock.now.toISOString() })
  expect(await at.mails()).toHaveLength(4)
})

test('only an approved arranger and an Admin request reopening for another person', async () => {
  expect((await ask('newhire@aurora')).status).toBe(403)
  const foreign = await ask('admin@boreal')
  expect([foreign.status, await foreign.text()]).toEqual([404, await (await ask('admin@boreal', 'x@aurora')).text()])
  expect(await at.mails()).toEqual([])
  expect((await ask('arranger@aurora')).status).toBe(200)
  const toAdmin = (await at.mails()).find(({ to }) => to?.[0]?.address === 'admin@aurora.example')
  expect(toAdmin?.text).toContain('Noor Haddad asks')
  expect((await ask('admin@aurora')).status).toBe(200)
})

test('an active profile refuses a request', async () => {
  const answer = await ask('newhire@aurora', 'newhire@aurora')
  expect([answer.status, failureSchema.parse(await answer.json()).messageCode]).toEqual([409, 'profileActive'])
})

test('a request is stored where no mail can be sent, and mailed once it can', async () => {
  expectLog(/"what":"A mail did not leave and is tried again."/)
  Object.assign(at.services.env, { SMTP_URL: 'smtp://127.0.0.1:1' })
  expect((await ask()).status).toBe(200)
  expect(await at.mails()).toEqual([])
  await expect(sendText(at.services.env, { code: '1', number: '5145550134' }, 'x')).rejects.toMatchObject({
    status: 503,
  })
  Object.assign(at.services.env, { SMTP_URL: undefined })
  await endWaiting(at.services)
  expect(await at.mails()).toHaveLength(2)
})
