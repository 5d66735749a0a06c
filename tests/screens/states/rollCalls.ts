import type { RollCallEvent } from '#contract/risk/rollCalls.ts'
import { makeRollCall, makeRollCallPerson, mailedQuestion, pageOfRows } from '#tests/support/risk/rollCallFactory.ts'
import { aurora, type Screen, statesOf } from '../screen.ts'
import type { Visit } from '../visit.ts'

const person = aurora('everything')
const emergencyContact = {
  name: 'Marie-Ève Beaulieu-Thériault',
  relationship: 'partner',
  phone: '+1 416 555 0142 #204',
}

/** People in every state, with long words. */
const people = pageOfRows([
  makeRollCallPerson({ emergencyContact, note: 'I wait at gate 14, and the hotels of the airport are full.' }),
  makeRollCallPerson({ id: 'person-2', name: 'Jonah Whitfield', state: 'noAnswer', ...silent(), emergencyContact }),
  makeRollCallPerson({
    id: 'person-3',
    name: 'Ada Quill',
    state: 'unreachable',
    ...silent(),
    isForGuest: true,
    phone: null,
    email: '',
  }),
  makeRollCallPerson({
    id: 'person-4',
    name: 'Maximilian von Hohenberg-Oyelaran',
    state: 'safe',
    way: 'advisor',
    note: '',
    onBehalf: { by: 'Ingrid Solberg', reason: 'On the telephone: waits at the airport.' },
  }),
])
function silent() {
  return { answeredAt: null, way: null, note: '' }
}

const event = { person: '', by: 'Rosa Vega', answer: null, reason: '', people: null }
const history: RollCallEvent[] = [
  {
    ...event,
    id: '3',
    kind: 'answeredOnBehalf',
    at: '2026-05-12T10:10:00.000Z',
    person: 'Maximilian von Hohenberg-Oyelaran',
    by: 'Ingrid Solberg',
    answer: 'safe',
    reason: 'On the telephone: waits at the airport.',
  },
  {
    ...event,
    id: '2',
    kind: 'answered',
    at: '2026-05-12T08:05:00.000Z',
    person: 'Camille Tremblay',
    by: '',
    answer: 'needsHelp',
    reason: 'I wait at gate 14, and the hotels of the airport are full.',
  },
  { ...event, id: '1', kind: 'asked', at: '2026-05-12T08:00:00.000Z', people: 4 },
]

const openCall =
  (call = makeRollCall(), rows = people) =>
  async (visit: Visit) => {
    await visit.answer('rollCall', call)
    await visit.answer('rollCallPeople', rows)
    await visit.answer('rollCallHistory', pageOfRows(history))
    // The stream of changes never ends by itself.
    await visit.hold('rollCallEvents')
    await visit.open('rollCall', { rollCallId: 'rc-1' })
  }
const openLink = (visit: Visit) => visit.open('rollCallAnswer', { key: 'a-key' }, { answer: 'safe' })

/** The states of roll calls, for advisors and for the people asked. */
export const rollCallStates: Screen[] = [
  ...statesOf(
    'rollCalls',
    { person },
    {
      empty: async (visit) => {
        await visit.answer('rollCalls', pageOfRows([]))
        await visit.open('rollCalls')
      },
      loading: async (visit) => {
        await visit.hold('rollCalls')
        await visit.open('rollCalls')
      },
    },
  ),
  ...statesOf(
    'rollCalls',
    { person, provoked: /status of 500/ },
    {
      failing: async (visit) => {
        await visit.fail('rollCalls')
        await visit.open('rollCalls')
      },
    },
  ),
  ...statesOf(
    'rollCall',
    { person, provoked: /status of 404/ },
    {
      'every answer': openCall(makeRollCall({ remindedAt: '2026-05-12T09:00:00.000Z' })),
      closed: openCall(makeRollCall({ isOpen: false, closedAt: '2026-05-12T12:00:00.000Z' })),
      announcement: openCall(makeRollCall({ kind: 'announcement', isOpen: false })),
      'nobody found': openCall(makeRollCall(), pageOfRows([])),
    },
  ),
  ...statesOf(
    'rollCallAnswer',
    { person: undefined },
    {
      'asked for help': async (visit) => {
        await visit.answer('mailedQuestion', {
          ...mailedQuestion,
          answer: 'needsHelp',
          answeredAt: mailedQuestion.askedAt,
        })
        await openLink(visit)
      },
      loading: async (visit) => {
        await visit.hold('mailedQuestion')
        await openLink(visit)
      },
    },
  ),
  ...statesOf('rollCallAnswer', { person: undefined, provoked: /status of 404/ }, { 'link over': openLink }),
]
