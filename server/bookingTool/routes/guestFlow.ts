import { eq } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { toolSessions } from '#server/db/schema/bookingTool.ts'
import type { Services } from '#server/services/services.ts'
import { foreignForm, ownForm } from './flow.ts'
import type { ToolContext, ToolEnv } from './flow.ts'
import { guestFields, guestLanguages, guestPage } from '#server/bookingTool/pages/guestPage.ts'
import type { GuestField } from '#server/bookingTool/pages/guestPage.ts'
import { toolPath } from '#server/bookingTool/pages/layout.ts'

const guestPath = `${toolPath}/guest`
const longest = 80

/** A visit for a guest begins with the guest's name; every other page waits for it. */
export const asksForGuest = createMiddleware<ToolEnv>(async (c, next) => {
  const { travelerType, guest } = c.get('visit')
  if (travelerType === 'guest' && !guest && c.req.path !== guestPath) return c.redirect(guestPath, 303)
  return next()
})

/** The form, empty or with the guest of this visit. */
export function showGuest(c: ToolContext) {
  const visit = c.get('visit')
  if (visit.travelerType !== 'guest') return c.redirect(toolPath, 303)
  return c.html(
    guestPage(visit, { firstName: '', lastName: '', email: '', language: visit.language, ...visit.guest }, {}),
  )
}

const problemOf = (field: GuestField, text: string) => {
  if (text === '') return 'missing'
  return field !== 'email' || z.email().safeParse(text).success ? undefined : 'wrong'
}

/** Keeps the guest's name for this visit. */
export async function nameGuest(c: ToolContext, { db }: Services) {
  const visit = c.get('visit')
  const fields = await ownForm(c)
  if (!fields || visit.travelerType !== 'guest') return foreignForm(c)
  const textOf = (field: GuestField) => (fields[field] ?? '').trim().slice(0, longest)
  const guest = {
    firstName: textOf('firstName'),
    lastName: textOf('lastName'),
    email: textOf('email').toLowerCase(),
    language: guestLanguages.find((language) => language === fields['language']) ?? visit.language,
  }
  const problems = guestFields.map((field) => [field, problemOf(field, guest[field])] as const)
  const errors = Object.fromEntries(problems.filter(([, problem]) => problem !== undefined))
  if (Object.keys(errors).length > 0) return c.html(guestPage(visit, guest, errors), 422)
  await db.update(toolSessions).set({ guest }).where(eq(toolSessions.tokenHash, visit.sessionHash))
  return c.redirect(toolPath, 303)
}
