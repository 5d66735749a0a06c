import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CompanyChangePage } from '#contract/admin/companyChanges.ts'
import { dayMs } from '#contract/time/durations.ts'
import { failureSchema } from '#contract/wire/envelope.ts'
import type { HomeContent, ManagedHomeContent, NewHomeContent } from '#contract/notices/homeContent.ts'
import { homeContent } from '#server/db/schema/site/notices.ts'
import { type Handle, openTestApi, placeOf } from '#tests/support/http/api.ts'

// §6: best practices, green tips, the news feed and links of Home.
let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const admin: Handle = 'admin@aurora'
const path = '/company/admin/companies/aurora/home-content'
const read = (who: Handle = 'traveller@aurora', language = 'en-CA') =>
  at.get<HomeContent>(who, `/main${placeOf(who)}/home-content`, { 'Accept-Language': language })
const empty = () => at.services.db.delete(homeContent)
const inDays = (days: number) => new Date(at.clock.now.getTime() + days * dayMs).toISOString()

test('the demo has news, practices, tips and links, and nothing of what is published later', async () => {
  const { news, bestPractices, greenTips, links } = await read()
  expect([news, bestPractices, greenTips, links].map(({ length }) => length)).toEqual([6, 5, 5, 5])
  expect(news[0]).toMatchObject({ isPinned: true, screen: 'emergencyContact', title: 'Check your emergency contact' })
  expect(news.map(({ title }) => title)).not.toContain('Open hour of the travel team')
  expect((await read('traveller@aurora', 'fr-CA')).links[0]).toMatchObject({ title: 'Politique de voyage' })
  const all = await at.get<ManagedHomeContent[]>(admin, path)
  expect(all.filter(({ kind }) => kind === 'news')).toHaveLength(7)
})

test('a guest reads links only, and another company nothing of this one (§6)', async () => {
  const { links, ...others } = await read('guest@aurora')
  expect(links).toHaveLength(5)
  expect(Object.values(others).flat()).toEqual([])
  expect(Object.values(await read('traveller@boreal')).flat()).toEqual([])
})

const text = (title: string, words = 'Words of it.') => [{ locale: 'en-CA' as const, title, text: words }]
const entry = (more: Partial<NewHomeContent> = {}): NewHomeContent => ({
  kind: 'news',
  texts: text('New office'),
  address: '',
  screen: null,
  publishedFrom: null,
  publishedUntil: null,
  isPinned: false,
  ...more,
})
const send = (method: string, more: string, body?: object, who: Handle = admin) =>
  at.send(who, `${path}${more}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
const done = async (...call: Parameters<typeof send>) => {
  const answer = await send(...call)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as ManagedHomeContent
}
const refusal = async (more: Partial<NewHomeContent>) => {
  const answer = await send('POST', '', entry(more))
  const { problems } = failureSchema.parse(await answer.json())
  return [answer.status, problems?.map(({ field, code }) => `${field}: ${code}`).join(', ')]
}

test('news are published from one time until another, the pinned ones first', async () => {
  await empty()
  await done('POST', '', entry({ texts: text('Later'), publishedFrom: inDays(1) }))
  await done('POST', '', entry({ texts: text('Over'), publishedFrom: inDays(-3), publishedUntil: inDays(-1) }))
  await done('POST', '', entry({ texts: text('Older'), publishedFrom: inDays(-2) }))
  await done('POST', '', entry({ texts: text('Newer'), publishedFrom: inDays(-1) }))
  await done('POST', '', entry({ texts: text('Pinned'), publishedFrom: inDays(-9), isPinned: true }))
  expect((await read()).news.map(({ title }) => title)).toEqual(['Pinned', 'Newer', 'Older'])
})

test('an entry is added, changed and deleted, and the record of changes says so', async () => {
  await empty()
  const added = await done('POST', '', entry({ kind: 'greenTip', texts: text('Walk'), isPinned: true }))
  expect(added).toMatchObject({ kind: 'greenTip', isPinned: false, publishedUntil: null, version: 1 })
  const { id } = added
  const tip = entry({ kind: 'greenTip', texts: text('Cycle'), screen: 'leedHotels' })
  expect(await done('PUT', `/${id}`, { ...tip, version: 1 })).toMatchObject({ screen: 'leedHotels', version: 2 })
  expect((await read()).greenTips).toEqual([
    { id, title: 'Cycle', text: 'Words of it.', address: null, screen: 'leedHotels' },
  ])
  expect((await send('PUT', `/${id}`, { ...tip, version: 1 })).status).toBe(412)
  expect((await send('PUT', `/${id}`, { ...tip, kind: 'news', version: 2 })).status).toBe(400)
  const changes = async () =>
    (await at.get<CompanyChangePage>(admin, '/company/admin/companies/aurora/changes?entity=homeContent')).responseData
  expect(await changes()).toContainEqual(expect.objectContaining({ entityId: id, entityName: 'Cycle' }))
  await done('DELETE', `/${id}?version=2`)
  expect((await read()).greenTips).toEqual([])
  expect((await send('DELETE', `/${id}`)).status).toBe(404)
})

test('a link needs an https address or a screen, and the other kinds a text', async () => {
  expect(await refusal({ kind: 'link', texts: text('Rules', '') })).toEqual([400, 'address: required'])
  expect(await refusal({ kind: 'link', texts: text('Rules'), screen: 'support' })).toEqual([
    400,
    'texts.0.text: invalid',
  ])
  expect(await refusal({ texts: text('News', '') })).toEqual([400, 'texts.0.text: required'])
  expect(await refusal({ address: 'http://intranet.example' })).toEqual([400, 'address: webAddress'])
  expect(await refusal({ address: 'javascript:alert(1)' })).toEqual([400, 'address: webAddress'])
  expect(await refusal({ address: 'https://me:secret@intranet.example' })).toEqual([400, 'address: addressWithLogin'])
  expect(await refusal({ address: 'https://intranet.example', screen: 'support' })).toEqual([400, 'screen: invalid'])
  expect(await refusal({ publishedFrom: inDays(2), publishedUntil: inDays(1) })).toEqual([
    400,
    'publishedUntil: endBeforeStart',
  ])
  expect(await refusal({ texts: [] })).toEqual([400, 'texts.0.title: required'])
  expect((await send('POST', '', entry(), 'traveller@aurora')).status).toBe(403)
})

test('news from now with an end in the past are refused, and planned ones without a time are published', async () => {
  expect(await refusal({ publishedUntil: inDays(-1) })).toEqual([400, 'publishedUntil: datePast'])
  expect(await refusal({ publishedUntil: inDays(0) })).toEqual([400, 'publishedUntil: datePast'])
  await empty()
  const { id } = await done('POST', '', entry({ publishedFrom: inDays(2), publishedUntil: inDays(3) }))
  const over = await send('PUT', `/${id}`, entry({ publishedUntil: inDays(-1) }))
  expect(over.status).toBe(400)
  const changed = await done('PUT', `/${id}`, entry({ publishedUntil: inDays(1) }))
  expect(changed).toMatchObject({ publishedFrom: inDays(0), publishedUntil: inDays(1) })
  // An entry that is published keeps its time.
  at.clock.now = new Date(at.clock.now.getTime() + dayMs / 2)
  expect((await done('PUT', `/${id}`, entry({ isPinned: true }))).publishedFrom).toBe(changed.publishedFrom)
})
