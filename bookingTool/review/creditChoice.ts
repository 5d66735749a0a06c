import { html } from 'hono/html'
import { toolPath } from '#contract/booking/toolAddress.ts'
import { creditPayments, savedBy } from '#contract/payment/creditPayment.ts'
import type { TravelCredit } from '#contract/payment/travelCredits.ts'
import { inCents } from '#bookingTool/booking/cents.ts'
import { creditKey } from '#bookingTool/booking/creditKey.ts'
import { creditWords } from '#bookingTool/offers/itineraries/offerCredits.ts'
import type { Markup } from '#bookingTool/page/layout.ts'
import { amount } from '#bookingTool/page/parts.ts'
import type { Plan } from '#bookingTool/plan/plan.ts'
import { planFares } from '#bookingTool/plan/planFares.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'
import type { ToolHost } from '#server/toolHost/door/toolHost.ts'
import type { Review } from './review.ts'

/**
 * The traveler's credits with the airlines of a plan, and what those that were chosen pay. A credit is offered and only
 * used when chosen.
 * @param chosen ids in the order of the choice, with commas, from the address or the form
 */
export async function readCreditChoice(host: ToolHost, session: ToolSession, plan: Plan, chosen = '') {
  const fares = planFares(plan)
  const airlines = [...new Set(fares.map(({ airlineCode }) => airlineCode))]
  const credits = await host.people.credits(session, airlines, session.language)
  const used = [...new Set(chosen.split(','))].flatMap((id) => credits.filter((credit) => credit.id === id))
  return { credits, payments: creditPayments(used, fares) }
}

/** A change of a paid trip is paid without credits. */
export const noCredits: Awaited<ReturnType<typeof readCreditChoice>> = { credits: [], payments: [] }

/**
 * The credits that a plan can be paid with, within the form of the review. A button uses one, and shows the review with
 * what is left to pay and all that was typed. The empty button before them is the one that the Enter key presses: it
 * confirms, as the last one does.
 */
export function creditChoice(review: Review): Markup | string {
  const { session, credits } = review
  if (credits.length === 0) return ''
  return html`<button class="hidden" tabindex="-1" aria-hidden="true"></button>
    <h2 id="credits">${session.say('bookingTool.credits.title')}</h2>
    <ul class="stack" role="list">
      ${credits.map((credit) => html`<li class="credit">${oneCredit(review, credit)}</li>`)}
    </ul>`
}

function oneCredit({ session, plan, credits, payments }: Review, credit: TravelCredit): Markup {
  const { say } = session
  const used = payments.find(({ creditId }) => creditId === credit.id)
  const others = payments.filter((payment) => payment !== used)
  const before = others.flatMap(({ creditId }) => credits.filter(({ id }) => id === creditId))
  const payment =
    used ?? creditPayments([...before, credit], planFares(plan)).find(({ creditId }) => creditId === credit.id)
  const words = creditWords(session, credit)
  const head = html`<p>${say('bookingTool.credits.of', { ...words, fee: 'none' })}</p>`
  if (!payment)
    return html`${head}
      <p class="small">${say('bookingTool.credits.savesNothing')}</p>`
  const key = creditKey(used ? others : [...payments, payment])
  const saves = amount(session, inCents(savedBy([payment])))
  return html`${head}
    <p class="small">
      ${say('bookingTool.credits.pays', { ...words, saves, part: amount(session, inCents(payment.amount)) })}
      ${payment.fee > 0 ? say('bookingTool.credits.feeKept') : ''}
    </p>
    <button
      class="button button-secondary"
      formaction="${toolPath}/confirm#credits"
      formnovalidate
      name="use"
      value="${key}"
    >
      ${say(used ? 'bookingTool.credits.leave' : 'bookingTool.credits.use')}<span class="hidden"
        >, ${words.airline}</span
      >
    </button>`
}

/** Lines of the price: what each credit pays, and its fee. */
export const creditPrices = ({ session, payments }: Review): Markup[] =>
  payments.map(({ airlineName, amount: part, fee }) => {
    const airline = { airline: airlineName }
    return html`<dt>${session.say('bookingTool.credits.paid', airline)}</dt>
      <dd>${amount(session, 0 - inCents(part))}</dd>
      ${
        fee > 0
          ? html`<dt>${session.say('bookingTool.credits.fee', airline)}</dt>
              <dd>${amount(session, inCents(fee))}</dd>`
          : ''
      }`
  })
