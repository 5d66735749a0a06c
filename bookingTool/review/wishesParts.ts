import { html } from 'hono/html'
import { seatWishes } from '#bookingTool/booking/wishes.ts'
import type { Markup } from '#bookingTool/page/layout.ts'
import type { Itinerary } from '#bookingTool/schedule/itineraries.ts'
import type { Review } from './review.ts'

/** The loyalty numbers that the carriers of an itinerary get, by their last characters. */
export const loyaltyLines = ({ session: { say }, wishes }: Review, { segments }: Itinerary): Markup[] =>
  wishes.loyalty
    .filter(({ carrier }) => segments.some((segment) => segment.carrier.name === carrier))
    .map(
      ({ program, ending, carrier }) =>
        html`<p class="loyalty">${say('bookingTool.loyalty', { program, ending, carrier })}</p>`,
    )

/**
 * The choice of the seat, preset by the traveler's profile. It is shown with the journey and belongs to the form of
 * the order (`order`).
 */
export function seatChoice({ session, plan, seat, wishes }: Review): Markup | string {
  const { say } = session
  if (!plan.out) return ''
  const isPreferred = wishes.seat !== null && wishes.seat === seat
  const option = (value: 'window' | 'aisle' | 'any', isChosen: boolean) =>
    html`<label
      ><input
        type="radio"
        name="seat"
        form="order"
        value="${value}"
        ${isChosen ? 'checked' : ''}
      />${say(`bookingTool.seats.${value}`)}</label
    >`
  return html`<fieldset class="seat">
    <legend>${say('bookingTool.seats.title', { isReturn: plan.back ? 'yes' : 'no' })}</legend>
    ${isPreferred ? html`<p class="field-description">${say('bookingTool.seats.preferred')}</p>` : ''}
    <div class="options">${seatWishes.map((wish) => option(wish, wish === seat))} ${option('any', seat === null)}</div>
  </fieldset>`
}
