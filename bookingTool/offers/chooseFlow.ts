import { carsPage } from '#bookingTool/offers/cars/carsPage.ts'
import { hotelsPage } from '#bookingTool/offers/hotels/hotelsPage.ts'
import { itinerariesPage } from '#bookingTool/offers/itineraries/itinerariesPage.ts'
import { creditsOfStep } from '#bookingTool/offers/itineraries/offerCredits.ts'
import { sessionPage, type ToolPage } from '#bookingTool/page/toolPage.ts'
import { addressOf } from '#bookingTool/plan/address.ts'
import { planFrom } from '#bookingTool/plan/plan.ts'
import { checkSearch } from '#bookingTool/search/checkSearch.ts'
import { choiceQuerySchema, choicesIn, salesConditions, type Searching } from '#bookingTool/search/choiceFields.ts'
import { readSearch } from '#bookingTool/search/readSearch.ts'

/** Shows the offers of the next step; when everything is chosen, goes on to the review. */
async function choose(input: Searching) {
  const { c, query, host } = input
  const at = host.now()
  const checked = await checkSearch(input, readSearch(query, at), at)
  if (checked instanceof Response) return checked
  const { session, search } = checked
  const choices = choicesIn(query)
  const progress = planFrom(search, choices, salesConditions(session, at))
  if (progress.step === undefined) return c.redirect(addressOf(session, 'confirm', search, choices), 303)
  const context = { session, choices }
  if (progress.step === 'hotel') return c.html(hotelsPage(context, progress))
  if (progress.step === 'car') return c.html(carsPage(context, progress))
  const credits = await creditsOfStep(host, session, progress)
  return c.html(itinerariesPage({ ...context, credits }, progress))
}

/** The steps of a booking, each with its offers to choose from. */
export const choicePages: readonly ToolPage[] = [
  sessionPage({
    method: 'get',
    path: '/choose',
    isOfNewTrip: true,
    summary: 'Shows the offers of the next step.',
    cites: '§7 Booking tool',
    query: choiceQuerySchema,
    handle: choose,
  }),
]
