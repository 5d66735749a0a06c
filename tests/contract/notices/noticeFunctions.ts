import { expect, test } from 'vitest'
import { hourMs } from '#contract/time/durations.ts'
import { companyOf, type Handle, profileIdOf } from '#tests/support/http/api.ts'
import { api } from '#tests/contract/apiModules.ts'
import type { openRealBackend } from '#tests/contract/realBackend.ts'

const { signal } = new AbortController()
const [admin, reader]: Handle[] = ['admin@aurora', 'traveller@aurora']
const company = { companyId: companyOf(reader!) }
const me = { ...company, profileId: profileIdOf(reader!) }
const texts = [{ locale: 'en-CA', title: 'Closed tonight', text: 'Book before six.' } as const]

/** The calls about maintenance and content of Home, against the real server. */
export function noticeFunctions(backend: () => Awaited<ReturnType<typeof openRealBackend>>): void {
  const { maintenance, homeContent } = api

  test('maintenance is announced, read, dismissed, changed, ended and deleted', async () => {
    const inHours = (hours: number) => new Date(backend().clock.now.getTime() + hours * hourMs).toISOString()
    const notice = {
      category: 'Outage' as const,
      impactedComponents: ['OnlineBookingTool' as const],
      disclaimerStart: inHours(-1),
      maintenanceStart: inHours(1),
      maintenanceEnd: inHours(2),
      texts,
    }
    backend().actAs(admin)
    const { id: noticeId, version } = await maintenance.postNotice({ ...company, notice }, signal)
    backend().actAs(reader)
    const latest = () => maintenance.getLatestNotice({ ...me, cultureCode: 'fr-CA' }, signal)
    expect(await latest()).toMatchObject({ id: noticeId, title: 'Closed tonight', isDismissed: false })
    await maintenance.putDismissedNotice({ ...me, noticeId }, signal)
    expect((await latest())?.id).not.toBe(noticeId)
    backend().actAs(admin)
    const later = { ...notice, maintenanceEnd: inHours(3), version }
    const changed = await maintenance.putNotice({ ...company, noticeId, notice: later }, signal)
    const ended = await maintenance.endNotice({ ...company, noticeId, version: changed.version }, signal)
    expect(await maintenance.getNotices(company, signal)).toContainEqual(ended)
    const gone = await maintenance.deleteNotice({ ...company, noticeId, version: ended.version }, signal)
    expect(gone).toEqual({ id: noticeId })
  })

  test('news are added, read, changed and deleted', async () => {
    const news = { kind: 'news' as const, texts, address: '', screen: null, publishedFrom: null, publishedUntil: null }
    backend().actAs(admin)
    const added = await homeContent.postContent({ ...company, content: { ...news, isPinned: true } }, signal)
    const contentId = added.id
    backend().actAs(reader)
    expect((await homeContent.getHomeContent(me, signal)).news[0]).toMatchObject({ id: contentId, isPinned: true })
    backend().actAs(admin)
    const content = { ...news, isPinned: false, version: added.version }
    const changed = await homeContent.putContent({ ...company, contentId, content }, signal)
    expect(await homeContent.getManagedContent(company, signal)).toContainEqual(changed)
    const gone = { ...company, contentId, version: changed.version }
    expect(await homeContent.deleteContent(gone, signal)).toEqual({ id: contentId })
  })
}
