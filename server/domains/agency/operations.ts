import { eq } from 'drizzle-orm'
import { agencyInfoSchema } from '#contract/support/agency.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { agencyInfoOf } from '#server/domains/agency/present.ts'
import { profileReader } from '#server/http/access/access.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import type { Language } from '#server/http/requests/language.ts'
import { operation } from '#server/http/operations/operation.ts'

const cultures: Record<Language, string> = { en: 'en-US', fr: 'fr-CA', es: 'es-MX' }

export const agencyOperations = [
  operation({
    api: 'company',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/agency-info',
    summary: 'Returns the travel agency, with its telephone numbers and opening hours.',
    cites: '§3 Agency info, §7 Profiles',
    access: profileReader,
    answer: agencyInfoSchema,
    handle: async ({ params, language, services }) => {
      const [company] = await services.db.select().from(companies).where(eq(companies.id, params.companyId))
      if (!company) throw notFound()
      return agencyInfoOf(company, cultures[language], services.now())
    },
  }),
]
