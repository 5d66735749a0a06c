import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { groupSchema, patchSchema, scimDesk } from '#tests/support/scim/scimDesk.ts'

// The effect of one request of a provisioning client on other callers: its refusal, and the longest time in which the
// process answered no one, compared with work of a known size, because the machine may be busy.

const { send, add, resource, live } = scimDesk()

const numbers = (many: number) => Array.from({ length: many }, (_, at) => ({ type: 'work', value: `+1514555${at}` }))
const people = numbers(1000).map(({ value }) => value)
const whole = { op: 'replace', path: 'phoneNumbers', value: numbers(5000) }
const chosen = (condition: string) => ({ op: 'replace', path: `phoneNumbers[${condition}].value`, value: '1' })

/** The longest pause of the loop while something is done, in milliseconds. */
async function pauseOf(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  // It counts from its first tick on.
  await new Promise((resolve) => setTimeout(resolve, 20))
  await work()
  await new Promise((resolve) => setTimeout(resolve, 20))
  delay.disable()
  return delay.max / 1e6
}

/** As a message of a megabyte that is read and written ten times. */
const piece = () => {
  const message = JSON.stringify(numbers(25_000))
  for (let times = 0; times < 10; times += 1) JSON.stringify(JSON.parse(message))
  return Promise.resolve()
}

test.each([
  ['5,000 values that replace', [whole], 400],
  ['5,000 values that replace, and 5,000 more', [whole, { ...whole, op: 'add' }], 400],
  ['5,000 values without a path', [{ op: 'add', value: { phoneNumbers: numbers(5000) } }], 400],
  ['1,000 operations', numbers(1000).map((value) => ({ op: 'add', path: 'phoneNumbers', value: [value] })), 413],
  ['a condition 40,000 brackets deep', [chosen(`${'('.repeat(40_000)}type eq "a"${')'.repeat(40_000)}`)], 400],
  ['a condition with 300 times not', [chosen(`${'not ('.repeat(300)}type eq "a"${')'.repeat(300)}`)], 400],
  ['a condition of 5,000 parts', [chosen(Array.from({ length: 5000 }, () => 'type eq "a"').join(' or '))], 400],
  [
    'a hundred conditions of as many parts as there may be',
    Array.from({ length: 100 }, () => chosen(Array.from({ length: 49 }, () => 'type eq "a"').join(' or '))),
    400,
  ],
])('the request with %s is refused in less than a moment', async (_, Operations, refused) => {
  const { id } = await add()
  const usual = await pauseOf(piece)
  const body = { schemas: [patchSchema], Operations }
  const pause = await pauseOf(async () => {
    const answers = await Promise.all([send('PATCH', `/Users/${id}`, body).then(({ status }) => status), live()])
    expect(answers).toEqual([refused, 200])
  })
  expect(pause).toBeLessThan(3 * usual)
})

test.each([
  ['renamed a thousand times', people.map((name) => ({ op: 'replace', path: 'displayName', value: `7362 ${name}` }))],
  [
    'given and robbed of somebody in turns',
    people.map((value, at) =>
      at % 2
        ? { op: 'add', path: 'members', value: [{ value }] }
        : { op: 'remove', path: `members[value eq "${value}"]` },
    ),
  ],
])('a group %s by one request is left as it is', async (how, Operations) => {
  const displayName = `73${how.length} Joined`
  const group = await resource('POST', '/Groups', { schemas: [groupSchema], displayName })
  const answer = await send('PATCH', `/Groups/${group.id}`, { schemas: [patchSchema], Operations })
  expect(answer.status).toBe(413)
  expect((await resource('GET', `/Groups/${group.id}`)).displayName).toBe(displayName)
})
