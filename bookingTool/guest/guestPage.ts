import { html } from 'hono/html'
import { fullName } from '#contract/texts/fullName.ts'
import { toolPath } from '#contract/booking/toolAddress.ts'
import { isNoAddress, shownAddress } from '#server/mail/noAddress.ts'
import type { KnownGuest } from '#server/toolHost/door/trip.ts'
import { errorText, selectBox } from '#bookingTool/page/fields.ts'
import { pageInSession, type Markup } from '#bookingTool/page/layout.ts'
import { travelerKey, type ToolSession } from '#bookingTool/session/toolSession.ts'

export const guestFields = ['firstName', 'lastName', 'email'] as const
export type GuestField = (typeof guestFields)[number]
/** Languages a guest's mail can be written in, in the order of the list; each is named in its own language. */
export const guestLanguages = ['en', 'fr', 'es'] as const
const ownNames = { en: 'English', fr: 'Français', es: 'Español' }

/** The state of the guest form. */
export interface GuestForm {
  values: Record<GuestField, string> & { language: (typeof guestLanguages)[number] }
  errors: Partial<Record<GuestField, 'missing' | 'wrong'>>
  /** The guests of the company that the booker can choose. */
  offered: readonly KnownGuest[]
  /** The chosen guest of the company, whose name and address cannot be changed here. */
  known?: KnownGuest | undefined
  /** Whether the chosen guest can no longer be booked for. */
  isGone?: boolean
}

/** Asks for the guest before the first search: a guest of the company or a new one. */
export function guestPage(session: ToolSession, form: GuestForm): Markup {
  const { say } = session
  const isOffered = form.offered.length > 0
  const main = html`<div class="narrow stack">
    <h1>${say('bookingTool.guest.title')}</h1>
    <p class="lead">${say('bookingTool.guest.intro')}</p>
    ${form.isGone ? html`<p class="notice warn" role="alert">${say('bookingTool.guest.errors.known')}</p>` : ''}
    ${isOffered && !form.known ? knownChoice(session, form) : ''}
    <form class="card stack" action="${toolPath}/guest" method="post" novalidate>
      ${form.known ? aboutKnownGuest(session, form.known) : ''}
      ${isOffered && !form.known ? html`<h2>${say('bookingTool.guest.known.new')}</h2>` : ''}
      ${guestFields.map((field) => fieldOf(session, form, field))}
      <div class="field">
        <label class="field-label" for="language">${say('bookingTool.guest.fields.language')}</label>
        ${selectBox(
          html`<select class="control select" id="language" name="language">
            ${guestLanguages.map((language) => languageOption(language, form.values.language))}
          </select>`,
        )}
      </div>
      <input type="hidden" name="token" value="${session.formToken}" />
      <input type="hidden" name="who" value="${travelerKey(session)}" />
      <p class="small">${say('bookingTool.guest.note')}</p>
      <button class="button button-primary">${say('bookingTool.guest.go')}</button>
    </form>
  </div>`
  return pageInSession(session, { title: say('bookingTool.guest.title'), main })
}

const languageOption = (language: keyof typeof ownNames, chosen: string): Markup =>
  html`<option value="${language}" lang="${language}" ${language === chosen ? 'selected' : ''}>
    ${ownNames[language]}
  </option>`

/** The list of the company's guests: a form of its own, whose answer is the page with the data of the chosen guest. */
function knownChoice(session: ToolSession, { offered }: GuestForm): Markup {
  const { say } = session
  return html`<form class="card stack" action="${toolPath}/guest" method="get">
    <div class="field">
      <label class="field-label" for="known">${say('bookingTool.guest.known.label')}</label>
      ${selectBox(
        html`<select class="control select" id="known" name="known" required aria-describedby="known-who">
          <option value="">${say('bookingTool.guest.known.none')}</option>
          ${offered.map(
            ({ employeeId, guest }) =>
              html`<option value="${employeeId}">
                ${[fullName(guest), shownAddress(guest.email)].filter(Boolean).join(' · ')}
              </option>`,
          )}
        </select>`,
      )}
      <p class="field-description" id="known-who">${say('bookingTool.guest.known.who')}</p>
    </div>
    <input type="hidden" name="who" value="${travelerKey(session)}" />
    <button class="button button-secondary">${say('bookingTool.guest.known.choose')}</button>
  </form>`
}

/**
 * The chosen guest, with the way back to the list. Says that the trip will belong to the guest, and that the mails of a
 * guest without an address go to the host.
 */
function aboutKnownGuest({ say }: ToolSession, { employeeId, guest, host }: KnownGuest): Markup {
  const name = fullName(guest)
  const told = host ? say('bookingTool.guest.known.noEmail', { name, host }) : ''
  return html`<p>${say('bookingTool.guest.known.theirs', { name })} ${isNoAddress(guest.email) ? told : ''}</p>
    <p><a href="${toolPath}/guest?known=">${say('bookingTool.guest.known.another')}</a></p>
    <input type="hidden" name="known" value="${employeeId}" />`
}

/**
 * A field of the form. The fields of a guest of the company are shown but not sent: the company has their name and
 * address.
 */
function fieldOf({ say }: ToolSession, { values, errors, known }: GuestForm, field: GuestField): Markup | string {
  if (known && isNoAddress(values[field])) return ''
  const firstWrong = guestFields.find((each) => errors[each])
  return html`<div class="field">
    <label class="field-label" for="${field}">${say(`bookingTool.guest.fields.${field}`)}</label>
    <input
      class="control"
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
    ${errors[field] ? errorText(`${field}-error`, say(`bookingTool.guest.errors.${field}`)) : ''}
  </div>`
}
