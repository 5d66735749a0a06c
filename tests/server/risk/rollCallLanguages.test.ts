import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MailedQuestion } from '#contract/risk/rollCallQuestions.ts'
import type { Notification } from '#contract/notices/notifications.ts'
import { alerts } from '#server/db/schema/risk/alerts.ts'
import { profileIdOf } from '#tests/support/http/api.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'
import { plantAlert } from '#tests/support/risk/plantAlert.ts'
import { advisor, rollCallDesk, rollCallsPath } from '#tests/support/risk/rollCallDesk.ts'

let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())

const desk = rollCallDesk(() => at)
beforeEach(async () => {
  await desk.clear()
  await at.services.db.delete(alerts)
  await at.forgetMails()
  at.clock.now = new Date(at.clock.now.getTime() + 3_600_000)
})

const traveler = 'traveller@boreal'
const ownPath = `/main/companies/boreal/profiles/${profileIdOf(traveler)}/notifications`
const addressOf = { en: 'en@visitor.example', fr: 'fr@visitor.example', es: 'es@visitor.example' }

/** The headlines of an alert by language, and what the advisor leaves or types; then what each person reads. */
const cases: [string, Record<string, string>, string, Record<'en' | 'fr' | 'es', string>][] = [
  [
    'headline of an alert in three languages',
    { 'en-CA': 'Floods in Paris', 'fr-CA': 'Inondations à Paris', 'es-MX': 'Inundaciones en París' },
    'Floods in Paris',
    { en: 'Floods in Paris', fr: 'Inondations à Paris', es: 'Inundaciones en París' },
  ],
  [
    'headline that an advisor read in French',
    { en: 'Floods in Paris', fr: 'Inondations à Paris' },
    'Inondations à Paris',
    { en: 'Floods in Paris', fr: 'Inondations à Paris', es: 'Inondations à Paris' },
  ],
  [
    'headline of an alert in one language',
    { EN: 'Floods in Paris' },
    'Floods in Paris',
    { en: 'Floods in Paris', fr: 'Floods in Paris', es: 'Floods in Paris' },
  ],
  [
    'headline in languages that nobody reads here',
    { 'de-DE': 'Hochwasser', pt: 'Inundações' },
    'Hochwasser',
    { en: 'Hochwasser', fr: 'Hochwasser', es: 'Hochwasser' },
  ],
  [
    'headline longer than the field',
    { en: `Floods ${'x'.repeat(120)}`, es: `Inundaciones ${'y'.repeat(120)}` },
    `Floods ${'x'.repeat(73)}`,
    { en: `Floods ${'x'.repeat(73)}`, fr: `Floods ${'x'.repeat(73)}`, es: `Inundaciones ${'y'.repeat(67)}` },
  ],
  [
    'headline with double spaces',
    { en: 'Floods  in Paris', fr: 'Inondations  à Paris' },
    'Floods in Paris',
    { en: 'Floods in Paris', fr: 'Inondations à Paris', es: 'Floods in Paris' },
  ],
  [
    'subject in the own words of an advisor',
    { en: 'Floods in Paris', fr: 'Inondations à Paris' },
    'Floods: call us',
    { en: 'Floods: call us', fr: 'Floods: call us', es: 'Floods: call us' },
  ],
]

test.each(cases)('a %s reaches each person in their language where it is known', async (_, headlines, about, read) => {
  const texts = Object.entries(headlines).map(([language, headline]) => {
    return { language, event: 'Flood', headline, source: 'Provider', description: [], instruction: [] }
  })
  await plantAlert(at.services.db, 'flood', at.clock.now, { texts })
  await desk.travels(traveler)
  for (const language of ['en', 'fr', 'es'] as const)
    await desk.travels('admin@boreal', desk.guest(addressOf[language], language))
  const call = await desk.ask({ about, alertId: 'flood' })
  const subjects = { en: 'Are you safe? ', fr: 'Êtes-vous en sécurité? ', es: '¿Está a salvo? ' }
  for (const language of ['en', 'fr', 'es'] as const) {
    const mail = await desk.mailTo(addressOf[language])
    expect(mail?.subject?.replace('\u00A0', ' ')).toBe(subjects[language] + read[language])
    expect(mail?.text).toContain(read[language])
    const headers = { 'Accept-Language': `${language}-CA` }
    const key = await desk.keyOf(addressOf[language])
    const page = await at.send(undefined, `/company/roll-calls/answer/${key}`, { headers })
    expect(((await page.json()) as MailedQuestion).about).toBe(read[language])
    const own = await at.send(traveler, ownPath, { headers })
    const notes = (await own.json()) as Notification[]
    expect(notes.find(({ type }) => type === 'rollcall')?.title).toContain(read[language])
  }
  at.clock.now = new Date(at.clock.now.getTime() + 11 * 60_000)
  await desk.read(desk.send(advisor, `${rollCallsPath}/${call.id}/remind`, {}))
  expect((await desk.mailTo(addressOf.es))?.subject).toContain(read.es)
})
