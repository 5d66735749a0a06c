import { expect, test } from 'vitest'
import { mainHttp } from '@/http/clients'
import { download } from '@/http/download'
import { type Handle, companyOf, profileIdOf } from '#tests/support/http/api.ts'
import { api } from '#tests/contract/apiModules.ts'
import type { openRealBackend } from '#tests/contract/realBackend.ts'

const { signal } = new AbortController()
const placeOf = (who: Handle) => ({ companyId: companyOf(who), profileId: profileIdOf(who) })
const me = placeOf('arranger@aurora')

/** The calls of an arranger on the board of their travelers, against the real server. */
export function boardFunctions(backend: () => Awaited<ReturnType<typeof openRealBackend>>): void {
  test('an arranger filters their travelers, and gets files and mails of selected ones', async () => {
    backend().actAs('arranger@aurora')
    const counts = await api.board.getTravelerCounts({ ...me, search: '' }, signal)
    const needing = await api.arranger.getTravelers(
      { ...me, search: 'a', sort: 'name:desc', statuses: ['approved'], needs: ['cannotBook', 'travellingNow'] },
      signal,
    )
    expect(needing.totalItemsCount).toBeGreaterThan(0)
    expect(counts?.needs.cannotBook).toBeGreaterThan(0)
    const profileIds = needing.responseData.flatMap(({ profileId, trip }) => (trip ? profileId : []))
    const { file } = await download(
      api.board.selectionPath('calendar', me, profileIds),
      'fr-CA',
      () => undefined,
      signal,
    )
    expect(await file.text()).toMatch(/^BEGIN:VCALENDAR/)
    const sent = await api.board.postItineraryMails({ ...me, profileIds, note: 'See you there' }, signal)
    expect(sent).toEqual({ sent: profileIds.toSorted(), withoutTrip: [], tooSoon: [] })
  })

  test('an arranger asks a colleague, cancels the request, and leaves a traveler', async () => {
    backend().actAs('arranger@aurora')
    await api.board.postArrangerRequest({ ...me, email: 'organiser@aurora.example' }, signal)
    const { responseData } = await api.board.getSentRequests({ ...me, pageSize: 3 }, signal)
    const request = responseData.find(({ email }) => email === 'organiser@aurora.example')!
    expect((await api.board.deleteSentRequest({ ...me, key: request.key }, signal)).status).toBe('removed')
    const [traveler] = (await api.arranger.getTravelers({ ...me, search: 'tyrone' }, signal)).responseData
    expect((await api.board.deleteArrangement({ ...me, key: traveler!.requestId }, signal)).status).toBe('removed')
    await expect(mainHttp.get(`/companies/aurora/profiles/${traveler!.profileId}`)).rejects.toMatchObject({
      response: { status: 403 },
    })
  })
}
