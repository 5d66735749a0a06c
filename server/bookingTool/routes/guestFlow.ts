import { eq } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { toolSessions } from '#server/db/schema/bookingTool.ts'
import type { Services } from '#server/services/services.ts'
import { refuseForm, readOwnForm } from './bookingFlow.ts'
import type { ToolContext, ToolEnv } from './bookingFlow.ts'
import { guestFields, guestLanguages, guestPage } from '#server/bookingTool/pages/guestPage.ts'
import type { GuestField } from '#server/bookingTool/pages/guestPage.ts'
import { toolPath } from '#server/bookingTool/pages/layout.ts'

const guestPath = `${toolPath}/guest`
const longest = 80

/** A session for a guest starts with the guest form: every other page redirects to it until it is filled in. */
export const requireGuest = createMiddleware<ToolEnv>(async (c, next) => {
  const { travelerType, guest } = c.get('session')
  if (travelerType === 'guest' && !guest && c.req.path !== guestPath) return c.redirect(guestPath, 303)
  return next()
})

/** Shows the guest form, empty or with the current guest. */
export function showGuest(c: ToolContext) {
  const session = c.get('session')
  if (session.travelerType !== 'guest') return c.redirect(toolPath, 303)
  return c.html(
    guestPage(session, { firstName: '', lastName: '', email: '', language: session.language, ...session.guest }, {}),
  )
}

const problemOf = (field: GuestField, text: string) => {
  if (text === '') return 'missing'
  return field !== 'email' || z.email().safeParse(text).success ? undefined : 'wrong'
}

/** Validates the guest form and stores the guest in the session. */
export async function saveGuest(c: ToolContext, { db }: Services) {
  const session = c.get('session')
  const fields = await readOwnForm(c)
  if (!fields || session.travelerType !== 'guest') return refuseForm(c)
  const textOf = (field: GuestField) => (fields[field] ?? '').trim().slice(0, longest)
  const guest = {
    firstName: textOf('firstName'),
    lastName: textOf('lastName'),
    email: textOf('email').toLowerCase(),
    language: guestLanguages.find((language) => language === fields['language']) ?? session.language,
  }
  const problems = guestFields.map((field) => [field, problemOf(field, guest[field])] as const)
  const errors = Object.fromEntries(problems.filter(([, problem]) => problem !== undefined))
  if (Object.keys(errors).length > 0) return c.html(guestPage(session, guest, errors), 422)
  await db.update(toolSessions).set({ guest }).where(eq(toolSessions.tokenHash, session.sessionHash))
  return c.redirect(toolPath, 303)
}
