import { expect, test } from 'vitest'
import type { RollCallChange } from '#contract/risk/rollCalls.ts'
import { randomToken, sha256 } from '#server/crypto/tokens.ts'
import { rollCallKeys } from '#server/db/schema/risk/rollCalls.ts'
import { download } from '@/http/download'
import { profileIdOf } from '#tests/support/http/api.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'
import { api } from '#tests/contract/apiModules.ts'
import type { openRealBackend } from '#tests/contract/realBackend.ts'

const { signal } = new AbortController()
const aurora = { companyId: 'aurora' }

/** The calls of roll calls against the real server. */
export function rollCallFunctions(backend: () => Awaited<ReturnType<typeof openRealBackend>>): void {
  const { rollCalls } = api
  const plant = () => {
    const bookedAt = backend().clock.now
    const day = (days: number) => new Date(+bookedAt + days * 86_400_000).toISOString().slice(0, 10)
    const segment = { from: places.YUL, to: places.LHR, departure: `${day(50)}T20:00`, arrival: `${day(51)}T07:40` }
    return plantTrip(backend().services.db, { who: 'traveller@aurora', bookedAt, segments: [segment] })
  }
  const later = (minutes: number) => (backend().clock.now = new Date(+backend().clock.now + minutes * 60_000))

  test('a risk advisor asks, follows, reminds, records and ends; the person answers by link and in the application', async () => {
    backend().actAs('risk@aurora')
    const choice = { ...aurora, kind: 'rollCall' as const, bookingIds: [await plant()] }
    expect(await rollCalls.postRollCallPreview(choice, signal)).toMatchObject({ people: 1, guests: 0 })
    const call = await rollCalls.postRollCall({ ...choice, about: 'Storm' }, signal)
    const ref = { ...aurora, rollCallId: call.id }
    expect((await rollCalls.getRollCalls({ ...aurora, pageNumber: 1 }, signal)).responseData[0]?.id).toBe(call.id)
    expect(await rollCalls.getRollCall(ref, signal)).toEqual(call)
    const wanted = { ...ref, pageNumber: 1, state: undefined, search: '' }
    const [person] = (await rollCalls.getRollCallPeople(wanted, signal)).responseData
    expect(person).toMatchObject({ state: 'noAnswer' })
    await rollCalls.postAnswerOnBehalf({ ...ref, personId: person!.id, answer: 'safe', reason: 'Spoke' }, signal)
    expect(await firstChange(ref)).toMatchObject({ counts: { safe: 1, onBehalf: 1 } })

    const key = randomToken()
    await backend()
      .services.db.insert(rollCallKeys)
      .values({ keyHash: sha256(key), personId: person!.id })
    backend().actAs(undefined)
    expect(await rollCalls.getMailedQuestion(key, signal)).toMatchObject({ about: 'Storm', answer: null })
    const { noteToken } = await rollCalls.postMailedAnswer({ key, answer: 'needsHelp' }, signal)
    await rollCalls.postMailedNote({ key, token: noteToken!, note: 'Room 12' }, signal)

    backend().actAs('traveller@aurora')
    const me = { ...aurora, profileId: profileIdOf('traveller@aurora') }
    const own = await rollCalls.postOwnAnswer({ ...me, rollCallId: call.id, answer: 'safe' }, signal)
    expect(own.answer).toBe('safe')

    backend().actAs('risk@aurora')
    const { responseData: events } = await rollCalls.getRollCallHistory({ ...ref, pageNumber: 1, pageSize: 20 }, signal)
    expect(events.map(({ kind }) => kind)).toEqual(['answered', 'noted', 'answered', 'answeredOnBehalf', 'asked'])
    const { file } = await download(rollCalls.rollCallSheetPath(ref), 'en-CA', () => undefined, signal, 'company')
    expect(file.size).toBeGreaterThan(1000)
    expect((await rollCalls.postRollCallEnd(ref, signal)).isOpen).toBe(false)

    later(5)
    const again = await rollCalls.postRollCall({ ...choice, about: 'Again', force: true }, signal)
    later(11)
    const reminded = await rollCalls.postRollCallReminder({ ...aurora, rollCallId: again.id }, signal)
    expect(reminded.remindedAt).not.toBeNull()
  })

  /** The first event of a stream, which is then left. */
  async function firstChange(ref: { companyId: string; rollCallId: string }): Promise<RollCallChange> {
    const leaving = new AbortController()
    const change = Promise.withResolvers<RollCallChange>()
    const listening = rollCalls.listenToRollCall(
      { ...ref, seen: 0 },
      { signal: leaving.signal, onOpen: () => undefined, onChange: change.resolve },
    )
    const first = await change.promise
    leaving.abort()
    await listening
    return first
  }
}
