import { z } from 'zod'
import { holdsCardNumber } from '#contract/fields/cardNumbers.ts'
import type { Guest } from '#server/toolHost/door/session.ts'
import { toolPath } from '#contract/booking/toolAddress.ts'
import { isNoAddress } from '#server/mail/noAddress.ts'
import { refuseForm } from '#bookingTool/page/refusals.ts'
import {
  fields,
  ownForm,
  ownQuery,
  sessionPage,
  type ToolInput,
  type ToolPage,
  type Fields,
} from '#bookingTool/page/toolPage.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'
import { guestFields, guestLanguages, guestPage, type GuestField } from './guestPage.ts'
import { isSameGuest } from './sameGuest.ts'

const longest = 80

/** Shows the guest form: empty, with the current guest, or with the chosen guest of the company. */
async function showGuest({ c, session, query, host }: ToolInput<ToolSession, string, Fields>) {
  if (session.travelerType !== 'guest') return c.redirect(toolPath, 303)
  const offered = await host.people.knownGuests(session)
  const chosen = query['known']
  const current = chosen === undefined ? session.guest : null
  const known = offered.find(({ employeeId, guest }) => (current ? isSameGuest(guest, current) : employeeId === chosen))
  const values = { ...empty, language: session.language, ...known?.guest, ...current }
  return c.html(guestPage(session, { values, errors: {}, offered, known, isGone: Boolean(chosen) && !known }))
}
const empty = { firstName: '', lastName: '', email: '' }

const problemOf = (field: GuestField, text: string) => {
  if (text === '') return 'missing'
  if (holdsCardNumber(text)) return 'wrong'
  // With a placeholder address the mails of the booking would go to another guest's host.
  if (field === 'email' && isNoAddress(text)) return 'wrong'
  return field !== 'email' || z.email().safeParse(text).success ? undefined : 'wrong'
}

/**
 * Validates the guest form and stores the guest in the session. A guest of the company keeps the name and address in
 * the company.
 */
async function saveGuest(input: ToolInput<ToolSession, string, unknown, Fields>) {
  const { c, session, form, host } = input
  if (session.travelerType !== 'guest') return refuseForm(c, session)
  const language = guestLanguages.find((each) => each === form['language']) ?? session.language
  const offered = await host.people.knownGuests(session)
  if (form['known']) {
    const known = offered.find(({ employeeId }) => employeeId === form['known'])
    if (known) return goOnWith(input, { ...known.guest, language })
    const values = { ...empty, language }
    return c.html(guestPage(session, { values, errors: {}, offered, isGone: true }), 422)
  }
  const textOf = (field: GuestField) => (form[field] ?? '').trim().slice(0, longest)
  const guest = {
    firstName: textOf('firstName'),
    lastName: textOf('lastName'),
    email: textOf('email').toLowerCase(),
    language,
  }
  const problems = guestFields.map((field) => [field, problemOf(field, guest[field])] as const)
  const errors = Object.fromEntries(problems.filter(([, problem]) => problem !== undefined))
  if (Object.keys(errors).length === 0) return goOnWith(input, guest)
  return c.html(guestPage(session, { values: guest, errors, offered }), 422)
}

async function goOnWith({ c, session, host }: ToolInput, guest: Guest) {
  await host.sessions.storeGuest(session, guest)
  return c.redirect(toolPath, 303)
}

/** A session for a guest starts here: every other page leads to it until the guest is named. */
export const guestPages: readonly ToolPage[] = [
  sessionPage({
    method: 'get',
    path: '/guest',
    summary: 'Shows the guest form, empty or filled in from a guest of the company.',
    cites: '§5, §6',
    beforeGuest: true,
    query: z.object({ ...fields('known'), ...ownQuery }),
    handle: showGuest,
  }),
  sessionPage({
    method: 'post',
    path: '/guest',
    summary: 'Sets the guest of the booking: a new one or one of the company.',
    cites: '§5, §6',
    beforeGuest: true,
    form: z.object({ ...fields(...guestFields, 'language', 'known'), ...ownForm }),
    handle: saveGuest,
  }),
]
