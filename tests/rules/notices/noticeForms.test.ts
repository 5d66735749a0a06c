import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { dayMs } from '#contract/time/durations.ts'
import { textsFor } from '#contract/notices/noticeTexts.ts'
import {
  contentFormSchema,
  type ContentValues,
  contentValues,
  publication,
} from '@/domains/notices/admin/content/contentForm.rules'
import { instantOf, localOf } from '@/domains/notices/admin/entry/localTimes.rules'
import {
  noticeFormSchema,
  noticeStage,
  type NoticeValues,
  noticeValues,
  previewOf,
} from '@/domains/notices/admin/maintenance/noticeForm.rules'
import { makeManagedContent, makeManagedNotice } from '#tests/support/notices/noticeFactory.ts'

const notice = makeManagedNotice()
const problems = (values: Partial<NoticeValues>, culture = 'en-CA') => {
  const checked = noticeFormSchema(culture, notice).safeParse({ ...noticeValues(notice), ...values })
  return checked.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('the form of a maintenance notice', () => {
  test('a stored notice keeps its times, whatever the time zone of the administrator', () => {
    const { status: _, isForAll: __, version: ___, id: ____, texts, ...same } = notice
    const sent = noticeFormSchema('en-CA', notice).parse(noticeValues(notice))
    expect(sent).toMatchObject({
      ...same,
    })
    expect(sent.texts.filter(({ title }) => title)).toEqual(texts)
  })

  test('a time that was not changed is sent to its second, and a changed one to the minute', () => {
    const exact = makeManagedNotice({
      maintenanceStart: '2026-05-12T08:00:20Z',
      maintenanceEnd: '2026-05-12T08:00:40Z',
    })
    const typed = { ...noticeValues(exact), titleEn: 'Waymark closes briefly' }
    const schema = noticeFormSchema('en-CA', exact)
    const { maintenanceStart, maintenanceEnd } = exact
    expect(schema.parse(typed)).toMatchObject({ maintenanceStart, maintenanceEnd })
    expect(schema.parse({ ...typed, maintenanceEnd: localOf('2026-05-12T10:00:00Z') })).toMatchObject({
      maintenanceStart,
      maintenanceEnd: '2026-05-12T10:00:00.000Z',
    })
  })

  test('without a time for the banner it shows at once', () => {
    const values = { ...noticeValues(notice), disclaimerStart: '' }
    const ahead = new Date(Date.now() + dayMs).toISOString()
    const later = new Date(Date.now() + 2 * dayMs).toISOString()
    const sent = noticeFormSchema('en-CA', notice).parse({
      ...values,
      maintenanceStart: localOf(ahead),
      maintenanceEnd: localOf(later),
    })
    expect(Math.abs(Date.parse(sent.disclaimerStart) - Date.now())).toBeLessThan(60_000)
  })

  test('problems are at the fields of the form', () => {
    expect(problems({})).toBeUndefined()
    expect(problems({ affects_Application: false })).toEqual(['affects_OnlineBookingTool: required'])
    expect(problems({ maintenanceEnd: '' })).toEqual(['maintenanceEnd: required'])
    expect(problems({ maintenanceEnd: '2026-05-12T' })).toEqual(['maintenanceEnd: timeMissing'])
    expect(problems({ maintenanceEnd: localOf('2026-05-12T08:00:00Z') })).toEqual(['maintenanceEnd: endBeforeStart'])
    expect(problems({ titleFr: 'Fermé' })).toEqual(['textFr: required'])
    expect(problems({ textEs: 'Cerrado' })).toEqual(['titleEs: required'])
    expect(problems({ titleEn: '', textEn: '' }, 'fr-CA')).toEqual(['titleFr: required'])
  })

  test('the preview needs times and a title, and is in the reader’s language', () => {
    const now = new Date('2026-05-12T07:00:00Z')
    const values = { ...noticeValues(notice), titleFr: 'Fermé', textFr: 'Réservez avant.' }
    expect(previewOf(values, 'fr-CA', now)).toMatchObject({ title: 'Fermé', status: 'Active' })
    expect(previewOf(values, 'es-MX', now)).toMatchObject({ title: 'Waymark closes for two hours' })
    expect(previewOf({ ...values, maintenanceEnd: '' }, 'fr-CA', now)).toBeUndefined()
  })

  test.each([
    ['planned', '05:00'],
    ['shown', '06:00'],
    ['underWay', '08:00'],
    ['over', '10:00'],
  ])('a notice is %s at %s', (stage, time) => {
    expect(noticeStage(notice, new Date(`2026-05-12T${time}:00Z`))).toBe(stage)
  })

  test('a notice that was ended is ended at any time', () => {
    expect(noticeStage({ ...notice, status: 'Ended' }, new Date('2026-05-12T07:00:00Z'))).toBe('ended')
  })
})

describe('the form of content for Home', () => {
  const entry = makeManagedContent()
  const parse = (values: Partial<ContentValues>, kind: 'news' | 'link' = 'news') =>
    contentFormSchema(kind, 'en-CA', entry).safeParse({ ...contentValues(kind, entry), ...values })
  const refused = (...call: Parameters<typeof parse>) =>
    parse(...call).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

  test('only the chosen place is sent', () => {
    const typed = { address: 'https://intranet.example', screen: 'support' }
    expect(parse({ ...typed, target: 'none' }).data).toMatchObject({ address: '', screen: null })
    expect(parse({ ...typed, target: 'address' }).data).toMatchObject({ ...typed, screen: null })
    expect(parse({ ...typed, target: 'screen' }).data).toMatchObject({ address: '', screen: 'support' })
  })

  test('problems are at the fields of the form, each once', () => {
    expect(refused({ target: 'address', address: '' })).toEqual(['address: required'])
    expect(refused({ target: 'address', address: 'http://a.example' })).toEqual(['address: webAddress'])
    expect(refused({ target: 'screen', screen: '' })).toEqual(['screen: required'])
    expect(refused({ target: 'screen', screen: '' }, 'link')).toContain('screen: required')
    expect(refused({ publishedUntil: '2026-05-12T' })).toEqual(['publishedUntil: timeMissing'])
    expect(refused({ publishedUntil: localOf('2026-05-11T06:00:00Z') })).toEqual(['publishedUntil: endBeforeStart'])
    expect(refused({ textEn: '' })).toEqual(['textEn: required'])
    expect(refused({ titleEn: '' })).toEqual(['titleEn: required'])
  })

  test('news from now cannot end in the past', () => {
    const inMs = (ms: number) => localOf(new Date(Date.now() + ms).toISOString())
    const [past, ahead] = [inMs(-dayMs), inMs(dayMs)]
    expect(refused({ publishedFrom: '', publishedUntil: past })).toEqual(['publishedUntil: datePast'])
    expect(refused({ publishedFrom: '', publishedUntil: ahead })).toBeUndefined()
    expect(refused({ publishedFrom: '', publishedUntil: past, target: 'screen', screen: 'support' }, 'link')).toEqual(
      undefined,
    )
  })

  test('times that were not changed are sent as they are stored', () => {
    const exact = makeManagedContent({ publishedFrom: '2026-05-12T06:00:20Z', publishedUntil: '2026-05-12T06:00:40Z' })
    const { publishedFrom, publishedUntil } = exact
    const sent = contentFormSchema('news', 'en-CA', exact).parse(contentValues('news', exact))
    expect(sent).toMatchObject({ publishedFrom, publishedUntil })
  })

  test('a link has a title alone', () => {
    expect(parse({ target: 'screen', screen: 'support' }, 'link').data?.texts[0]).toMatchObject({ text: '' })
  })

  test('news are published from their time until their end', () => {
    const news = makeManagedContent({ publishedUntil: '2026-05-14T06:00:00Z' })
    expect(publication(news, new Date('2026-05-12T05:00:00Z'))).toBe('later')
    expect(publication(news, new Date('2026-05-13T06:00:00Z'))).toBe('now')
    expect(publication(news, new Date('2026-05-14T06:00:00Z'))).toBe('over')
    expect(publication(makeManagedContent(), new Date('2030-05-13T06:00:00Z'))).toBe('now')
  })
})

test('§5 texts are those of the reader’s language, else English, else any', () => {
  const [en, fr] = [
    { locale: 'en-CA', title: 'News', text: 'Words' },
    { locale: 'fr-CA', title: 'Nouvelle', text: 'Mots' },
  ]
  expect(textsFor([en, fr], 'fr-CA').title).toBe('Nouvelle')
  expect(textsFor([en, fr], 'es-MX').title).toBe('News')
  expect(textsFor([fr], 'en-US')).toEqual({ title: 'Nouvelle', text: 'Mots' })
  expect(textsFor([], 'en-US')).toEqual({ title: '', text: '' })
})

test('the second of two equal hours of the clock stays, as daylight saving time ends', () => {
  vi.stubEnv('TZ', 'America/Toronto')
  onTestFinished(() => void vi.unstubAllEnvs())
  const second = '2026-11-01T06:30:00Z'
  expect(localOf(second)).toBe('2026-11-01T01:30')
  expect(instantOf('2026-11-01T01:30', second)).toBe(second)
  expect(instantOf('2026-11-01T01:30')).toBe('2026-11-01T05:30:00.000Z')
})
