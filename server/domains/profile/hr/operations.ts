import { z } from 'zod'
import { searchTerm } from '#contract/fields/fields.ts'
import { hrProfileListSchema, hrProfileSchema, newHrProfileSchema } from '#contract/employees/hrProfiles.ts'
import { addHrProfile, hrProfilesOf } from '#server/domains/profile/hr/hrProfiles.ts'
import { companyAdmin } from '#server/http/access/access.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import { operation } from '#server/http/operations/operation.ts'
import { hasWords, nameText } from '#contract/texts/searchText.ts'

const shared = { api: 'main', cites: '§7 Profiles', access: companyAdmin } as const

export const hrOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/hr-profiles',
    summary: 'Lists the records of the personnel system by name, filtered by name or e-mail.',
    query: z.strictObject({ nameOrEmail: searchTerm }),
    answer: hrProfileListSchema,
    handle: async ({ params, query, services }) =>
      (await hrProfilesOf(services.db, params.companyId)).filter(({ firstName, lastName, email }) =>
        hasWords(query.nameOrEmail, `${nameText({ firstName, lastName })} ${email}`),
      ),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/companies/:companyId/hr-profiles',
    summary: 'Adds a record of the personnel system. 409 for an existing e-mail or employee number.',
    creates: true,
    body: newHrProfileSchema,
    answer: hrProfileSchema,
    handle: ({ params, body, services }) => addHrProfile(params.companyId, body, services),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/hr-profiles/:hrProfileId',
    summary: 'Returns one record of the personnel system.',
    answer: hrProfileSchema,
    handle: async ({ params, services }) => {
      const [found] = await hrProfilesOf(services.db, params.companyId, params.hrProfileId)
      if (!found) throw notFound()
      return found
    },
  }),
]
