import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { failureSchema } from '#contract/wire/envelope.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { phoneActivations } from '#server/db/schema/profile/profileData.ts'
import { sendPhoneCode } from '#server/domains/profile/account/phoneCode.ts'
import { openTestApi, placeOf, profileIdOf } from '#tests/support/http/api.ts'
import { expectLog } from '#tests/support/run/log.ts'
import { openOutbox } from '#tests/support/mail/outbox.ts'
import { openMailServer } from '#tests/support/mail/smtpServer.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
let outbox: Awaited<ReturnType<typeof openOutbox>>
beforeAll(async () => {
  outbox = await openOutbox()
  at = await openTestApi({ OUTBOX_DIR: outbox.folder })
})
afterAll(async () => {
  await at.close()
  await outbox.close()
})
beforeEach(async () => {
  await outbox.empty()
  await at.services.db.delete(phoneActivations)
  await set({ phoneCountryCode: '1', phoneNumber: '5145550134', phoneNumberIsConfirmed: false, cultureCode: 'en-CA' })
})

const me = 'traveller@aurora'
const set = (fields: Partial<typeof profiles.$inferInsert>) =>
  at.services.db
    .update(profiles)
    .set(fields)
    .where(eq(profiles.id, profileIdOf(me)))
const of = (number = '5145550134') => `/main${placeOf(me)}/phone-activation/${number}`
const ask = (number?: string) => at.send(me, of(number))
const give = (code: string, number?: string) =>
  at.send(me, of(number), {
    method: 'POST',
    body: JSON.stringify({ code }),
    headers: { 'Content-Type': 'application/json' },
  })
const refusal = async (answer: Response) => {
  const { messageCode, problems } = failureSchema.parse(await answer.json())
  return [answer.status, problems?.[0]?.code ?? messageCode]
}
const sentCode = async () => /\d{6}/.exec((await outbox.mails()).at(-1)?.text ?? '')?.[0] ?? ''
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const later = (minutes: number) => (at.clock.now = new Date(at.clock.now.getTime() + minutes * 60_000))

test('the code is sent to the person’s own telephone, in their language, and confirms it (§7)', async () => {
  await set({ cultureCode: 'fr-CA' })
  const answer = await ask('514-555-0134')
  expect(await answer.json()).toEqual({ expiresAt: new Date(at.clock.now.getTime() + 600_000).toISOString() })
  const [mail] = await outbox.mails()
  expect(mail?.to).toMatchObject([{ address: '+15145550134@sms.invalid' }])
  expect(mail?.text).toContain('est votre code Waymark')
  const confirmed = await give(` ${await sentCode()} `)
  expect([confirmed.status, await confirmed.json()]).toEqual([200, { phoneNumberIsConfirmed: true }])
  expect(await at.get<Profile>(me, `/main${placeOf(me)}`)).toMatchObject({ phoneNumberIsConfirmed: true })
  expect((await give(await sentCode())).status).toBe(200)
  expect(await refusal(await ask())).toEqual([409, 'phoneConfirmed'])
})

test('§5 a code is accepted only as the single key of the body, in its six digits', async () => {
  await ask()
  const code = await sentCode()
  for (const body of [
    { code, token: 'x' },
    { code, otp: code },
    { code: [code] },
    { otp: code },
    { code: `${code}0` },
  ]) {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await at.send(me, of(), { method: 'POST', body: JSON.stringify(body), headers })
    expect(answer.status, JSON.stringify(body)).toBe(400)
  }
  expect((await give(code)).status).toBe(200)
})

test('another telephone gets no code', async () => {
  expect((await ask('5145550135')).status).toBe(404)
  expect((await give('123456', '5145550135')).status).toBe(404)
  await set({ phoneNumber: '' })
  expect((await ask('-')).status).toBe(404)
  expect(await outbox.mails()).toEqual([])
})

test('a wrong code is refused at its field, and after five the right one too', async () => {
  await ask()
  const code = await sentCode()
  const tries = await Promise.all(Array.from({ length: 8 }, async () => refusal(await give(wrong(code)))))
  expect(tries.filter(([, reason]) => reason === 'code')).toHaveLength(5)
  expect(tries.filter(([status]) => status === 429)).toHaveLength(3)
  expect(await refusal(await give(code))).toEqual([429, 'tooManyTries'])
  await ask()
  expect((await give(await sentCode())).status).toBe(200)
})

test.each(['12345', '1234567', 'abcdef', ''])('the text %s is no code', async (code) => {
  expect(await refusal(await give(code))).toEqual([400, 'code'])
})

test('a code ends after 10 minutes, with the next one, and with another telephone', async () => {
  expect(await refusal(await give('123456'))).toEqual([409, 'codeExpired'])
  await ask()
  const first = await sentCode()
  later(10)
  expect(await refusal(await give(first))).toEqual([409, 'codeExpired'])
  await ask()
  await set({ phoneCountryCode: '44' })
  expect(await refusal(await give(await sentCode()))).toEqual([409, 'codeExpired'])
})

test('five codes an hour are sent, however many are requested at once and for whatever telephone', async () => {
  const statuses = (await Promise.all(Array.from({ length: 7 }, () => ask()))).map(({ status }) => status)
  expect([statuses.filter((status) => status === 200).length, new Set(statuses)]).toEqual([5, new Set([200, 429])])
  expect(await outbox.mails()).toHaveLength(5)
  await set({ phoneNumber: '5145550139' })
  expect((await ask('5145550139')).status).toBe(429)
  later(60)
  expect((await ask('5145550139')).status).toBe(200)
})

test('a code that could not be sent does not count, and one that was sent meanwhile does', async () => {
  expectLog(/"what":"A mail was not sent."/)
  const server = await openMailServer()
  const taking = Promise.withResolvers<void>()
  server.beforeTaking = () => {
    taking.resolve()
    return new Promise(() => {})
  }
  const env = { ...at.services.env, SMTP_URL: `smtp://127.0.0.1:${server.port}`, SMS_MAIL_DOMAIN: 'texts.example' }
  const phone = { companyId: 'aurora', profileId: profileIdOf(me), phoneNumber: '5145550134' }
  const failing = expect(sendPhoneCode(phone, { ...at.services, env })).rejects.toMatchObject({ status: 502 })
  await taking.promise
  later(1)
  expect((await ask()).status).toBe(200)
  await server.close()
  await failing
  const statuses = []
  for (let time = 0; time < 5; time += 1) statuses.push((await ask()).status)
  expect(statuses).toEqual([200, 200, 200, 200, 429])
})

test('only the person confirms their telephone', async () => {
  for (const who of ['admin@aurora', 'arranger@aurora'] as const) expect((await at.send(who, of())).status).toBe(403)
  expect((await at.send('admin@boreal', of())).status).toBe(404)
})

test('codes are stored only in a form they cannot be read from', async () => {
  await ask()
  const code = await sentCode()
  const kept = JSON.stringify(await at.services.db.select().from(phoneActivations))
  expect(kept).not.toContain(code)
})
