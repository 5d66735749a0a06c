import { z } from 'zod'
import { alertListSchema } from '#contract/risk/alerts.ts'
import { cultureCode } from '#contract/wire/envelope.ts'
import { alertList } from '#server/domains/risk/alerts/alertList.ts'
import { ownProfile } from '#server/http/access/access.ts'
import { languageOfCulture } from '#server/http/requests/language.ts'
import { operation } from '#server/http/operations/operation.ts'

export const alertOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/alerts/garda',
    summary:
      'Lists the current alerts that concern the person’s own trips, the most severe first; for a risk advisor those of all travelers of the company, with their number.',
    cites: '§7',
    access: ownProfile,
    query: z.strictObject({ cultureCode: z.optional(cultureCode) }),
    answer: alertListSchema,
    handle: ({ caller, query, language, services }) =>
      alertList(caller, languageOfCulture(query.cultureCode, language), services),
  }),
]
