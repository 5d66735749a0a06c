import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { holdsCardNumber } from '#contract/cardNumbers.ts'
import { toolPath } from '#server/domains/booking/opening/toolCookie.ts'
import { toolSessions } from '#server/db/schema/bookingTool.ts'
import { refuseForm } from './refuseForm.ts'
import { fields, ownForm, ownQuery, sessionPage } from './toolPage.ts'
import type { ToolInput, ToolPage } from './toolPage.ts'
import type { Fields } from '#server/bookingTool/search.ts'
import type { ToolSession } from '#server/bookingTool/toolSession.ts'
import { guestFields, guestLanguages, guestPage } from '#server/bookingTool/pages/guestPage.ts'
import type { GuestField } from '#server/bookingTool/pages/guestPage.ts'

const longest = 80

/** Shows the guest form, empty or with the current guest. */
function showGuest({ c, session }: ToolInput) {
  if (session.travelerType !== 'guest') return c.redirect(toolPath, 303)
  return c.html(
    guestPage(session, { firstName: '', lastName: '', email: '', language: session.language, ...session.guest }, {}),
  )
}

const problemOf = (field: GuestField, text: string) => {
  if (text === '') return 'missing'
  if (holdsCardNumber(text)) return 'wrong'
  return field !== 'email' || z.email().safeParse(text).success ? undefined : 'wrong'
}

/** Validates the guest form and stores the guest in the session. */
async function saveGuest({ c, session, form, services }: ToolInput<ToolSession, string, unknown, Fields>) {
  if (session.travelerType !== 'guest') return refuseForm(c, session)
  const textOf = (field: GuestField) => (form[field] ?? '').trim().slice(0, longest)
  const guest = {
    firstName: textOf('firstName'),
    lastName: textOf('lastName'),
    email: textOf('email').toLowerCase(),
    language: guestLanguages.find((language) => language === form['language']) ?? session.language,
  }
  const problems = guestFields.map((field) => [field, problemOf(field, guest[field])] as const)
  const errors = Object.fromEntries(problems.filter(([, problem]) => problem !== undefined))
  if (Object.keys(errors).length > 0) return c.html(guestPage(session, guest, errors), 422)
  await services.db.update(toolSessions).set({ guest }).where(eq(toolSessions.tokenHash, session.sessionHash))
  return c.redirect(toolPath, 303)
}

/** A session for a guest starts here: every other page leads to it until the guest is named. */
export const guestPages: readonly ToolPage[] = [
  sessionPage({
    method: 'get',
    path: '/guest',
    summary: 'The form that names the guest.',
    cites: '§5, §6',
    beforeGuest: true,
    query: z.object(ownQuery),
    handle: showGuest,
  }),
  sessionPage({
    method: 'post',
    path: '/guest',
    summary: 'Names the guest.',
    cites: '§5, §6',
    beforeGuest: true,
    form: z.object({ ...fields(...guestFields, 'language'), ...ownForm }),
    handle: saveGuest,
  }),
]
