import { z } from 'zod'
import {
  certificateKinds,
  certificateLevels,
  certificateSchemes,
  certificateValidities,
  certifiedHotelLimits,
  certifiedHotelPageSchema,
  certifiedHotelSorts,
} from '#contract/catalogs/certifiedHotels.ts'
import { searchTerm } from '#contract/fields/fields.ts'
import { hotelList } from '#server/domains/hotels/hotelList.ts'
import { operation } from '#server/http/operations/operation.ts'
import { pageQuery } from '#server/http/answers/paging.ts'
import { carbonReader } from '#server/http/access/reportAccess.ts'

export const hotelOperations = [
  operation({
    api: 'company',
    method: 'get',
    path: '/companies/:companyId/certified-hotels',
    summary:
      'Lists certified hotels by page, searched by hotel, chain, city or country; for a city without one, the nearest.',
    cites: 'Beyond §7; §2 leed-hotels',
    addition: 'certifiedhotels',
    access: carbonReader,
    query: z.strictObject({
      ...pageQuery(certifiedHotelLimits.page),
      search: searchTerm,
      scheme: z.optional(z.enum(certificateSchemes)),
      level: z.optional(z.enum(certificateLevels)),
      kind: z.optional(z.enum(certificateKinds)),
      state: z.enum(certificateValidities).default('inForce'),
      preferred: z.optional(z.literal('true')),
      sort: z.enum(certifiedHotelSorts).default('name:asc'),
    }),
    answer: certifiedHotelPageSchema,
    handle: ({ params, query: { preferred, ...query }, language, services }) =>
      hotelList(params.companyId, { ...query, isPreferred: preferred !== undefined }, { language, services }),
  }),
]
