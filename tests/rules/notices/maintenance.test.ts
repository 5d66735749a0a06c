import { describe, expect, test } from 'vitest'
import { latestNoticeSchema, maintenanceNoticeSchema, type MaintenanceNotice } from '#contract/notices/maintenance.ts'
import { noticeKey, noticeTimes, showsNotice } from '@/domains/notices/maintenance/maintenance.rules'
import { makeNotice } from '#tests/support/notices/noticeFactory.ts'

const during = new Date('2026-05-12T09:00:00Z')
const shows = (notice: Partial<MaintenanceNotice> = {}, now = during, tool: string | undefined = 'ZIIOBT') =>
  showsNotice(makeNotice(notice), { now, tool, dismissed: [] })

describe('§4 the maintenance banner', () => {
  test.each([
    ['Active', true],
    ['active', true],
    ['Ended', false],
    ['Scheduled', false],
    ['', false],
  ])('a notice of status "%s" shows: %s', (status, isShown) => {
    expect(shows({ status })).toBe(isShown)
  })

  test('a dismissed notice does not show, whether the server or this device knows', () => {
    expect(shows({ isDismissed: true })).toBe(false)
    const reader = { now: during, tool: undefined }
    expect(showsNotice(makeNotice(), { ...reader, dismissed: [noticeKey(makeNotice())] })).toBe(false)
    expect(showsNotice(makeNotice(), { ...reader, dismissed: [noticeKey(makeNotice({ id: 'n2' }))] })).toBe(true)
  })

  test.each<Partial<MaintenanceNotice>>([
    { disclaimerStart: '2026-05-12T05:00:00Z' },
    { maintenanceStart: '2026-05-12T08:30:00Z' },
    { maintenanceEnd: '2026-05-12T12:00:00Z' },
    { category: 'Outage' },
    { impactedComponents: ['HelpDesk'] },
    { title: 'Waymark closes for four hours' },
    { text: 'It takes longer.' },
  ])('a dismissed notice that was changed by %j shows again in the same tab', (change) => {
    const reader = { now: during, tool: undefined, dismissed: [noticeKey(makeNotice())] }
    expect(showsNotice(makeNotice(change), reader)).toBe(true)
  })

  test.each([
    ['a moment before its disclaimer start', '2026-05-12T05:59:59.999Z', false],
    ['at its disclaimer start', '2026-05-12T06:00:00Z', true],
    ['before its maintenance start', '2026-05-12T07:00:00Z', true],
    ['a moment before its maintenance end', '2026-05-12T09:59:59.999Z', true],
    ['at its maintenance end', '2026-05-12T10:00:00Z', false],
  ])('%s a notice shows as it should', (_, at, isShown) => {
    expect(shows({}, new Date(at))).toBe(isShown)
  })

  test.each([
    ['certify', true],
    ['ZIIOBT', true],
    ['Concur', false],
    ['saml', false],
    [undefined, false],
  ])('maintenance of the online booking tool alone shows to a company with the tool %s: %s', (tool, isShown) => {
    const notice = makeNotice({ impactedComponents: ['OnlineBookingTool'] })
    expect(showsNotice(notice, { now: during, tool, dismissed: [] })).toBe(isShown)
  })

  test('an outage of the online booking tool shows to every company', () => {
    const outage = { category: 'Outage', impactedComponents: ['OnlineBookingTool'] }
    expect(shows(outage, during, 'Concur')).toBe(true)
    expect(shows({ ...outage, category: 'Degradation' }, during, 'Concur')).toBe(false)
  })

  test('the booking tool beside another component, or no component at all, shows to every company', () => {
    expect(shows({ impactedComponents: ['OnlineBookingTool', 'AgencyPhones'] }, during, 'Concur')).toBe(true)
    expect(shows({ impactedComponents: [] }, during, 'Concur')).toBe(true)
  })
})

test('a notice without an id, which is an addition, is known by its times', () => {
  const plain = makeNotice({ id: '', title: '', text: '' })
  expect(noticeKey(plain)).toBe(noticeKey({ ...plain }))
  expect(noticeKey(plain)).not.toBe(noticeKey({ ...plain, maintenanceEnd: '2026-05-12T12:00:00Z' }))
})

test('§3 a notice with its six fields alone is read, and no content means no notice', () => {
  const { id: _, title: __, text: ___, isDismissed: ____, ...plain } = makeNotice()
  expect(maintenanceNoticeSchema.parse(plain)).toMatchObject({ id: '', title: '', isDismissed: false })
  for (const none of [null, undefined, '', {}]) expect(latestNoticeSchema.parse(none)).toBeNull()
})

describe('the times of a notice', () => {
  // On one day in every zone.
  const short = makeNotice({ maintenanceEnd: '2026-05-12T09:30:00Z' })

  test('before it begins they are those of the start and the end, on one day where they are', () => {
    const before = new Date('2026-05-12T07:00:00Z')
    expect(noticeTimes(short, before)).toEqual({ kind: 'planned', isOneDay: true })
    const long = makeNotice({ maintenanceEnd: '2026-05-14T10:00:00Z' })
    expect(noticeTimes(long, before)).toEqual({ kind: 'planned', isOneDay: false })
  })

  test('once it has begun only the end matters', () => {
    expect(noticeTimes(short, during)).toEqual({ kind: 'until', isToday: true })
    const long = makeNotice({ maintenanceEnd: '2026-05-14T10:00:00Z' })
    expect(noticeTimes(long, during)).toEqual({ kind: 'until', isToday: false })
  })
})
