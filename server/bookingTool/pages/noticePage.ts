import { html } from 'hono/html'
import type { ObtKind } from '#contract/obtKinds.ts'
import type { Visit, Voice } from '../visit.ts'
import { page, plainPage, toolPath } from './layout.ts'
import type { Markup } from './layout.ts'

const message = (title: string, text: string, ways: Markup): Markup =>
  html`<div class="narrow">
    <section class="card">
      <h1>${title}</h1>
      <p class="lead">${text}</p>
      <p class="actions">${ways}</p>
    </section>
  </div>`

/** For somebody without a session: what happened, and the way back to the product. */
export function outsideNotice(voice: Voice, kind: 'code' | 'over', tool?: ObtKind): Markup {
  const { exit, notices } = voice.texts
  const [title, text] = kind === 'code' ? [notices.codeTitle, notices.codeText] : [notices.overTitle, notices.overText]
  return plainPage(voice, { title, main: message(title, text, html`<a class="button" href="/">${exit}</a>`) }, tool)
}

/** For somebody in a session whose page does not fit it any more, or never did. */
export function insideNotice(
  visit: Visit,
  title: string,
  text: string,
  way: { href: string; label: string } = { href: toolPath, label: visit.texts.notices.startAgain },
): Markup {
  const { exit } = visit.texts
  const ways = html`<a class="button" href="${way.href}">${way.label}</a>
    <a class="button quiet" href="/${visit.locale}/home">${exit}</a>`
  return page(visit, { title, main: message(title, text, ways) })
}

/** For anybody, when the server failed. */
export function brokenNotice(voice: Voice): Markup {
  const { exit, notices } = voice.texts
  const ways = html`<a class="button" href="${toolPath}">${notices.startAgain}</a>
    <a class="button quiet" href="/">${exit}</a>`
  return plainPage(voice, { title: notices.brokenTitle, main: message(notices.brokenTitle, notices.brokenText, ways) })
}
