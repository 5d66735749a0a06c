import { html } from 'hono/html'
import { toolPath } from '#server/domains/booking/opening/toolCookie.ts'
import { travelerKey } from '../address.ts'
import type { ToolSession } from '../toolSession.ts'
import { page } from './layout.ts'
import type { Markup } from './layout.ts'

export const guestFields = ['firstName', 'lastName', 'email'] as const
export type GuestField = (typeof guestFields)[number]
/** Languages a guest's mail can be written in, in the order of the list; each is named in its own language. */
export const guestLanguages = ['en', 'fr', 'es'] as const
const ownNames = { en: 'English', fr: 'Français', es: 'Español' }

/** Asks for the guest's name and e-mail, once, before the first search. */
export function guestPage(
  session: ToolSession,
  values: Record<GuestField, string> & { language: (typeof guestLanguages)[number] },
  errors: Partial<Record<GuestField, 'missing' | 'wrong'>>,
): Markup {
  const { say } = session
  const firstWrong = guestFields.find((field) => errors[field])
  const main = html`<div class="narrow stack">
    <h1>${say('bookingTool.guest.title')}</h1>
    <p class="lead">${say('bookingTool.guest.intro')}</p>
    <form class="card stack" action="${toolPath}/guest" method="post" novalidate>
      ${guestFields.map(
        (field) =>
          html`<div class="field">
            <label for="${field}">${say(`bookingTool.guest.fields.${field}`)}</label>
            <input
              type="${field === 'email' ? 'email' : 'text'}"
              id="${field}"
              name="${field}"
              value="${values[field]}"
              maxlength="80"
              autocomplete="off"
              ${field === firstWrong ? 'autofocus' : ''}
              aria-invalid="${errors[field] ? 'true' : 'false'}"
              aria-describedby="${errors[field] ? `${field}-error` : ''}"
            />
            ${errors[field] ? html`<p class="error" id="${field}-error">${say(`bookingTool.guest.errors.${field}`)}</p>` : ''}
          </div>`,
      )}
      <div class="field">
        <label for="language">${say('bookingTool.guest.fields.language')}</label>
        <select id="language" name="language">
          ${guestLanguages.map(
            (language) =>
              html`<option value="${language}" lang="${language}" ${language === values.language ? 'selected' : ''}>
                ${ownNames[language]}
              </option>`,
          )}
        </select>
      </div>
      <input type="hidden" name="token" value="${session.formToken}" />
      <input type="hidden" name="who" value="${travelerKey(session)}" />
      <p class="small">${say('bookingTool.guest.note')}</p>
      <button class="button">${say('bookingTool.guest.go')}</button>
    </form>
  </div>`
  return page(session, { title: say('bookingTool.guest.title'), main })
}
