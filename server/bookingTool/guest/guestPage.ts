import { html } from 'hono/html'
import { fullName } from '#server/codes/fullName.ts'
import { toolPath } from '#server/domains/booking/sso/toolCookie.ts'
import { isNoAddress, shownAddress } from '#server/mail/noAddress.ts'
import { page, type Markup } from '#server/bookingTool/page/layout.ts'
import { travelerKey, type ToolSession } from '#server/bookingTool/session/toolSession.ts'
import type { KnownGuest } from './knownGuests.ts'

export const guestFields = ['firstName', 'lastName', 'email'] as const
export type GuestField = (typeof guestFields)[number]
/** Languages a guest's mail can be written in, in the order of the list; each is named in its own language. */
export const guestLanguages = ['en', 'fr', 'es'] as const
const ownNames = { en: 'English', fr: 'Français', es: 'Español' }

/** What the form of a guest shows. */
export interface GuestForm {
  values: Record<GuestField, string> & { language: (typeof guestLanguages)[number] }
  errors: Partial<Record<GuestField, 'missing' | 'wrong'>>
  /** The guests of the company who can be chosen. */
  offered: readonly KnownGuest[]
  /** The one who is chosen, whose name and address stay as they are in the company. */
  known?: KnownGuest | undefined
  /** Whether somebody was chosen who cannot be any more. */
  isGone?: boolean
}

/** Asks who the guest is, once, before the first search: one whom the company knows, or somebody new. */
export function guestPage(session: ToolSession, form: GuestForm): Markup {
  const { say } = session
  const main = html`<div class="narrow stack">
    <h1>${say('bookingTool.guest.title')}</h1>
    <p class="lead">${say('bookingTool.guest.intro')}</p>
    ${form.isGone ? html`<p class="notice warn" role="alert">${say('bookingTool.guest.errors.known')}</p>` : ''}
    <form class="card stack" action="${toolPath}/guest" method="post" novalidate>
      ${form.offered.length > 0 ? knownChoice(session, form) : ''} ${form.known ? about(session, form.known) : ''}
      ${guestFields.map((field) => fieldOf(session, form, field))}
      <div class="field">
        <label for="language">${say('bookingTool.guest.fields.language')}</label>
        <select id="language" name="language">
          ${guestLanguages.map(
            (language) =>
              html`<option
                value="${language}"
                lang="${language}"
                ${language === form.values.language ? 'selected' : ''}
              >
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

/** The guests of the company: whoever is chosen is the guest, whatever is typed below; it works without a script. */
function knownChoice(session: ToolSession, { offered, known }: GuestForm): Markup {
  const { say } = session
  return html`<div class="field">
    <label for="known">${say('bookingTool.guest.known.label')}</label>
    <select id="known" name="known">
      <option value="">${say('bookingTool.guest.known.new')}</option>
      ${offered.map(
        ({ employeeId, guest }) =>
          html`<option value="${employeeId}" ${employeeId === known?.employeeId ? 'selected' : ''}>
            ${[fullName(guest), shownAddress(guest.email)].filter(Boolean).join(' · ')}
          </option>`,
      )}
    </select>
  </div>`
}

/** Whose trips it will be among, and where the letters of somebody without an address go. */
function about({ say }: ToolSession, { guest, host }: KnownGuest): Markup {
  const name = fullName(guest)
  const told = host ? say('bookingTool.guest.known.noEmail', { name, host }) : ''
  return html`<p>${say('bookingTool.guest.known.theirs', { name })} ${isNoAddress(guest.email) ? told : ''}</p>`
}

/** A field of the form; those of a guest of the company are shown and not sent, so that somebody else can be chosen. */
function fieldOf({ say }: ToolSession, { values, errors, known }: GuestForm, field: GuestField): Markup | string {
  if (known && isNoAddress(values[field])) return ''
  const firstWrong = guestFields.find((each) => errors[each])
  return html`<div class="field">
    <label for="${field}">${say(`bookingTool.guest.fields.${field}`)}</label>
    <input
      type="${field === 'email' ? 'email' : 'text'}"
      id="${field}"
      ${known ? '' : html`name="${field}"`}
      value="${shownAddress(values[field])}"
      maxlength="80"
      autocomplete="off"
      ${known ? 'readonly' : ''}
      ${field === firstWrong ? 'autofocus' : ''}
      aria-invalid="${errors[field] ? 'true' : 'false'}"
      aria-describedby="${errors[field] ? `${field}-error` : ''}"
    />
    ${errors[field] ? html`<p class="error" id="${field}-error">${say(`bookingTool.guest.errors.${field}`)}</p>` : ''}
  </div>`
}
