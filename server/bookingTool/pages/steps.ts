import { html } from 'hono/html'
import type { SegmentRow } from '#server/domains/trips/segmentRows.ts'
import { addressOf, choicesBefore } from '../address.ts'
import { searchOf } from '../change.ts'
import { stepsOf } from '../plan.ts'
import type { Choices, Step } from '../plan.ts'
import { needsOf } from '../search.ts'
import type { Search, SearchForm } from '../search.ts'
import type { Visit } from '../visit.ts'
import type { Markup } from './layout.ts'

type StepName = 'search' | Step | 'confirm' | 'booked'

interface Steps {
  names: readonly StepName[]
  now: StepName
  /** Where a step that is done leads back to; none where nothing does. */
  linkTo?: (name: StepName) => string | undefined
  /** The form still decides which there are: the style sheet hides what it does not ask for. */
  isOpen?: boolean
}

const namesOf = (steps: readonly Step[]): StepName[] => ['search', ...steps, 'confirm', 'booked']

/** Where a person is among all steps of a search; those that are done lead back to themselves. */
export function stepList(visit: Visit, now: Step | 'confirm', search: Search, choices: Choices): Markup {
  const linkTo = (name: StepName) => {
    if (name === 'search') return addressOf(visit, '', search)
    return name === 'confirm' || name === 'booked'
      ? undefined
      : addressOf(visit, 'choose', search, choicesBefore(search, choices, name))
  }
  return nav(visit, { names: namesOf(stepsOf(search)), now, linkTo })
}

const everyStep: readonly Step[] = ['out', 'back', 'hotel', 'car']

/** The steps that the form of a search asks for. */
export const searchSteps = (visit: Visit, { change, values }: SearchForm): Markup =>
  nav(visit, { names: namesOf(change ? stepsOf(needsOf(values)) : everyStep), now: 'search', isOpen: !change })

/** The steps that led to a booked trip; none of them leads back. */
export function bookedSteps(visit: Visit, segments: SegmentRow[]): Markup {
  const search = searchOf({ segments })
  return nav(visit, { names: namesOf(search ? stepsOf(search) : []), now: 'booked' })
}

function nav({ say }: Visit, { names, now, linkTo, isOpen = false }: Steps): Markup {
  const at = names.indexOf(now)
  const count = isOpen
    ? say('bookingTool.steps.countOpen', { at: at + 1 })
    : say('bookingTool.steps.count', { at: at + 1, of: names.length })
  return html`<nav class="steps" aria-label="${say('bookingTool.steps.label')}">
    <ol>
      ${names.map((name, index) => {
        const word = say(`bookingTool.steps.${name}`)
        const href = index < at ? linkTo?.(name) : undefined
        if (href) return html`<li ${index === at - 1 ? html`class="previous"` : ''}><a href="${href}">${word}</a></li>`
        return index === at
          ? html`<li aria-current="step"><span class="count">${count}&nbsp;·&nbsp;</span>${word}</li>`
          : html`<li data-step="${name}">${word}</li>`
      })}
    </ol>
  </nav>`
}
