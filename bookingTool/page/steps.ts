import { html } from 'hono/html'
import type { BookedSegment } from '#server/toolHost/door/trip.ts'
import { addressOf, choicesBefore } from '#bookingTool/plan/address.ts'
import { searchForBooking } from '#bookingTool/plan/bookedSearch.ts'
import { stepsOf, type Choices, type Step } from '#bookingTool/plan/plan.ts'
import type { RequestedProducts, SearchCriteria } from '#bookingTool/plan/searchCriteria.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'
import type { Markup } from './layout.ts'

/** The last step: the trip is booked, or it waits for approval. */
type LastStep = 'booked' | 'sent'
type StepName = 'search' | Step | 'confirm' | LastStep

interface Steps {
  names: readonly StepName[]
  now: StepName
  /** The address of a completed step; undefined where there is no way back. */
  linkTo?: (name: StepName) => string | undefined
  /**
   * True on the search form, where ticking options still adds and removes steps; the style sheet hides those not asked
   * for.
   */
  isOpen?: boolean
  /**
   * The transport that names the journeys; undefined on the search form, where the style sheet shows the word of the
   * chosen one.
   */
  transport?: SearchCriteria['transport']
}

const namesOf = (steps: readonly Step[], last: LastStep = 'booked'): StepName[] => ['search', ...steps, 'confirm', last]
const isStep = (name: StepName): name is Step => everyStep.some((each) => each === name)

/** The steps of a search with the current one marked; completed ones are links. */
export function stepList(
  session: ToolSession,
  now: Step | 'confirm',
  search: SearchCriteria,
  choices: Choices,
): Markup {
  const linkTo = (name: StepName) => {
    if (name === 'search') return addressOf(session, '', search)
    return isStep(name) ? addressOf(session, 'choose', search, choicesBefore(search, choices, name)) : undefined
  }
  return nav(session, { names: namesOf(stepsOf(search)), now, linkTo, transport: search.transport })
}

const everyStep: readonly Step[] = ['out', 'back', 'hotel', 'car']

/** All steps that the form of a new search may ask for. */
export const searchSteps = (session: ToolSession): Markup =>
  nav(session, { names: namesOf(everyStep), now: 'search', isOpen: true })

/** The steps of a change, which keeps the products of the booking. */
export const changeSteps = (session: ToolSession, products: RequestedProducts): Markup =>
  nav(session, { names: namesOf(stepsOf(products)), now: 'search', transport: products.transport })

/** The steps of a trip that is booked or sent for approval; none is a link any more. */
export function bookedSteps(session: ToolSession, segments: BookedSegment[], last: LastStep): Markup {
  const search = searchForBooking({ segments })
  return nav(session, {
    names: namesOf(search ? stepsOf(search) : [], last),
    now: last,
    ...(search && { transport: search.transport }),
  })
}

/** The name of a step; that of a journey depends on its transport. */
export const stepName = ({ say }: ToolSession, step: Step, transport: SearchCriteria['transport']): string =>
  step === 'out' || step === 'back'
    ? say(`bookingTool.steps.${step}${transport === 'train' ? 'Train' : 'Flight'}`)
    : say(`bookingTool.steps.${step}`)

/**
 * The word of a step. The search form has both words of a journey, and the style sheet shows that of the chosen
 * transport.
 */
function wordOf(session: ToolSession, name: StepName, transport: Steps['transport']): Markup | string {
  if (!isStep(name)) return session.say(`bookingTool.steps.${name}`)
  if (transport || (name !== 'out' && name !== 'back')) return stepName(session, name, transport ?? 'flight')
  return html`<span class="if-flight">${stepName(session, name, 'flight')}</span
    ><span class="if-train">${stepName(session, name, 'train')}</span>`
}

function nav(session: ToolSession, { names, now, linkTo, isOpen = false, transport }: Steps): Markup {
  const { say } = session
  const at = names.indexOf(now)
  const countOf = (of: number | string) => say('bookingTool.steps.count', { at: at + 1, of })
  // The script counts the steps, as their number changes with the form.
  const count = isOpen
    ? html`<span data-count="${countOf('#')}">${say('bookingTool.steps.countOpen', { at: at + 1 })}</span>`
    : countOf(names.length)
  return html`<nav class="steps" aria-label="${say('bookingTool.steps.label')}">
    <ol>
      ${names.map((name, index) => {
        const word = wordOf(session, name, transport)
        const href = index < at ? linkTo?.(name) : undefined
        if (href) return html`<li ${index === at - 1 ? html`class="previous"` : ''}><a href="${href}">${word}</a></li>`
        return index === at
          ? html`<li aria-current="step"><span class="count">${count}&nbsp;·&nbsp;</span>${word}</li>`
          : html`<li data-step="${name}">${word}</li>`
      })}
    </ol>
  </nav>`
}
