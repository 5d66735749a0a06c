import { payingCardListSchema } from '#contract/admin/companyCards.ts'
import { companyCardsFor } from '#server/domains/profile/companyCards.ts'
import { presentColumns } from '#server/domains/profile/payment/cardRules.ts'
import { profileReader } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'

/** The company cards that pay for a person. */
export const payingCardOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/company-cards',
    summary:
      'Lists the company cards assigned to the person or their cost center, latest expiry first, with masked numbers.',
    cites: 'Beyond §7; §2 payment methods, §9',
    addition: 'companycards',
    access: profileReader,
    answer: payingCardListSchema,
    handle: async ({ params, services }) =>
      (await companyCardsFor(services.db, [params.profileId])).map((card) => ({
        ...presentColumns(card),
        uses: card.uses,
      })),
  }),
]
