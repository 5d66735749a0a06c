import { z } from 'zod'
import { searchTerm } from '#contract/fields/fields.ts'
import { hrProfileListSchema, hrProfileSchema, newHrProfileSchema } from '#contract/employees/hrProfiles.ts'
import { addHrProfile, hrProfilesOf } from '#server/domains/profile/hr/hrProfiles.ts'
import { companyAdmin } from '#server/http/access/access.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import { operation } from '#server/http/operations/operation.ts'
import { hasWords, nameText } from '#contract/texts/searchText.ts'

const cites = '§7 Profiles'

export const hrOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/hr-profiles',
    summary: 'Lists the records of the personnel system by name, filtered by name or e-mail.',
    cites,
    access: companyAdmin,
    query: z.strictObject({ nameOrEmail: searchTerm }),
    answer: hrProfileListSchema,
    handle: async ({ params, query, services }) =>
      (await hrProfilesOf(services.db, params.companyId)).filter(({ firstName, lastName, email }) =>
        hasWords(query.nameOrEmail, `${nameText({ firstName, lastName })} ${email}`),
      ),
  }),
  operation({
    api: 'main',
    method: 'post',
    path: '/companies/:companyId/hr-profiles',
    summary: 'Adds a record of the personnel system. 409 for an existing e-mail or employee number.',
    cites,
    access: companyAdmin,
    creates: true,
    body: newHrProfileSchema,
    answer: hrProfileSchema,
    handle: ({ params, body, services }) => addHrProfile(params.companyId, body, services),
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/hr-profiles/:hrProfileId',
    summary: 'Returns one record of the personnel system.',
    cites,
    access: companyAdmin,
    answer: hrProfileSchema,
    handle: async ({ params, services }) => {
      const [found] = await hrProfilesOf(services.db, params.companyId, params.hrProfileId)
      if (!found) throw notFound()
      return found
    },
  }),
]
