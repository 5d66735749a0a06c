import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { letterPauseMs } from '#contract/time/letterPause.ts'
import { pauseMsOf, topicOf } from '#server/mail/letterTopics.ts'
import type { MailKind } from '#server/services/mailQueue.ts'
import { placeOf } from '#tests/support/http/api.ts'
import { groupDesk, groups, organiser } from '#tests/support/events/groupDesk.ts'
import { endPause } from '#tests/support/mail/mailQueue.ts'
import { employeesPath, openStaffDesk } from '#tests/support/admin/staffDesk.ts'
import { plainLetter } from '#tests/support/mail/letters.ts'

const { at, send, add, change, register } = await openStaffDesk()
afterAll(() => at.close())
beforeEach(() => at.forgetMails())

const kinds = Object.keys(topicOf) as MailKind[]
const write = (kind: MailKind, subject: string, about = 'x') =>
  at.services.db.transaction((tx) =>
    at.services.mailQueue.add(tx, kind, {
      to: { name: 'Zoé Quill', address: 'zoe@visitor.example' },
      about,
      subject,
      letter: plainLetter('Hello'),
    }),
  )
const subjects = async () =>
  (await at.mails()).map(({ subject = '' }) => subject).toSorted((one, other) => one.localeCompare(other))
const goOn = (ms: number) => (at.clock.now = new Date(+at.clock.now + ms))

describe('letters of one topic to one person about one thing', () => {
  test.each(kinds.filter((kind) => topicOf[kind] !== null))(
    'the mail %s is sent once in the pause of its topic, the newest last',
    async (kind) => {
      const pauseMs = pauseMsOf(topicOf[kind]!)
      for (const subject of ['1 first', '2 second', '3 third']) await write(kind, subject)
      expect(await subjects()).toEqual(['1 first'])
      goOn(pauseMs)
      await endPause(at.services)
      expect(await subjects()).toEqual(['1 first', '3 third'])
      await write(kind, '4 fourth')
      expect(await subjects()).toEqual(['1 first', '3 third'])
      goOn(2 * pauseMs)
      await endPause(at.services)
      await write(kind, '5 fifth')
      expect(await subjects()).toEqual(['1 first', '3 third', '4 fourth', '5 fifth'])
    },
  )

  test.each(kinds.filter((kind) => topicOf[kind] === null))('the mail %s is not held back', async (kind) => {
    for (const subject of ['1 first', '2 second']) await write(kind, subject)
    expect(await subjects()).toEqual(['1 first', '2 second'])
  })

  test('mails about another thing are sent separately, and one that is no longer true is withdrawn', async () => {
    await write('groupApprovalAsked', '1 of one event', 'one')
    await write('groupApprovalAsked', '2 of another event', 'another')
    await write('groupApprovalAsked', '3 again of one event', 'one')
    await at.services.mailQueue.withdraw(at.services.db, 'groupApprovalAsked', [
      { to: { name: '', address: 'zoe@visitor.example' }, about: 'one' },
    ])
    await endPause(at.services)
    expect(await subjects()).toEqual(['1 of one event', '2 of another event'])
  })
})

/** The mails that a person got, before and after the hour. */
async function lettersTo(address: string) {
  const theirs = async () =>
    (await at.mails()).filter(({ to }) => to?.[0]?.address?.toLowerCase() === address.toLowerCase())
  const before = (await theirs()).length
  await endPause(at.services)
  const after = await theirs()
  return { before, after: after.length, last: after.at(-1)?.text ?? '' }
}

describe('a button pressed many times', () => {
  const newcomer = async () => {
    const person = await add({ cultureCode: 'en-CA' })
    await register(person.id)
    await at.forgetMails()
    return person
  }

  test('roles given and taken send one mail, then one with the remaining roles', async () => {
    const { id, email } = await newcomer()
    for (const roles of [['VIP'], [], ['VIP'], ['GuestManager', 'VIP'], ['GuestManager']])
      expect((await change(id, { roles })).status).toBe(200)
    const { before, after, last } = await lettersTo(email)
    expect([before, after]).toEqual([1, 2])
    expect(last).toMatch(/Your roles now:\n\n- Guest manager: .*\n\n/)
  })

  test('activating and deactivating an employee sends one mail, then one with the final state', async () => {
    const { id, email } = await newcomer()
    for (let turn = 0; turn < 3; turn += 1) {
      await send('POST', `${employeesPath}/deactivateEmployee`, { employeeId: id })
      await change(id, { status: 'active' })
    }
    const { before, after, last } = await lettersTo(email)
    expect([before, after]).toEqual([1, 2])
    expect(last).toContain('has activated your access')
  })

  test('invitations again and again send one mail at once, and one with a valid link where access ended meanwhile', async () => {
    const person = await add({ cultureCode: 'en-CA' })
    for (let turn = 0; turn < 3; turn += 1) {
      await send('POST', `${employeesPath}/deactivateEmployee`, { employeeId: person.id })
      await change(person.id, { status: 'active' })
      await send('POST', `${employeesPath}/bulk`, { employeeIds: [person.id], change: { kind: 'invite' } })
    }
    expect(await lettersTo(person.email)).toMatchObject({ before: 1, after: 2 })
    goOn(letterPauseMs)
    const again = await send('POST', `${employeesPath}/bulk`, {
      employeeIds: [person.id],
      change: { kind: 'invite' },
    })
    expect(await again.json()).toMatchObject({ changed: 1, skipped: [] })
  })

  test('a new address is invited at once, also by activating', async () => {
    const person = await add({ cultureCode: 'en-CA' })
    await send('POST', `${employeesPath}/deactivateEmployee`, { employeeId: person.id })
    const email = `moved.${person.email.toLowerCase()}`
    expect((await change(person.id, { email, status: 'active' })).status).toBe(200)
    expect(await lettersTo(email)).toMatchObject({ before: 1, after: 1 })
  })

  test('closing and opening a profile sends one mail, then one with the final state', async () => {
    const path = `/main${placeOf('vip@aurora')}`
    for (let turn = 0; turn < 3; turn += 1) {
      await at.send('admin@aurora', path, { method: 'DELETE' })
      await at.send('admin@aurora', `${path}/reactivate`, { method: 'POST' })
    }
    expect(await lettersTo('vip@aurora.example')).toMatchObject({ before: 1, after: 2 })
  })

  test('requesting and withdrawing approval of an event sends one mail to each administrator', async () => {
    const desk = groupDesk(() => at)
    const { id } = await desk.create()
    for (let turn = 0; turn < 3; turn += 1)
      for (const status of ['pendingApproval', 'planning']) expect((await desk.move(id, status)).status).toBe(200)
    expect(await lettersTo('admin@aurora.example')).toMatchObject({ before: 1, after: 1 })
  })

  test('removing and inviting a traveler of an event sends one mail, then one with the valid key', async () => {
    const desk = groupDesk(() => at)
    const { id } = await desk.confirmed(['risk@aurora.example'])
    await at.forgetMails()
    for (let turn = 0; turn < 3; turn += 1) {
      const emails = ['vip@aurora.example']
      await desk.read(await desk.ask(organiser, 'POST', `${groups}/${id}/travelers`, { emails }))
      const list = await desk.read<{ responseData: { id: string; email: string }[] }>(
        await desk.ask(organiser, 'GET', `${groups}/${id}/travelers`),
      )
      const ids = list.responseData.flatMap((each) => (emails.includes(each.email) ? [each.id] : []))
      await desk.read(await desk.ask(organiser, 'POST', `${groups}/${id}/invitations`, { travelerIds: ids }))
      if (turn < 2) await desk.ask(organiser, 'POST', `${groups}/${id}/removals`, { travelerIds: ids })
    }
    expect(await lettersTo('vip@aurora.example')).toMatchObject({ before: 1, after: 2 })
  })
})
