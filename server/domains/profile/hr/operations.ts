import { z } from 'zod'
import { searchTerm } from '#contract/fields.ts'
import { hrProfileListSchema, hrProfileSchema, newHrProfileSchema } from '#contract/hrProfiles.ts'
import { addHrProfile, hrProfilesOf } from '#server/domains/profile/hr/hrProfiles.ts'
import { companyAdmin } from '#server/http/access.ts'
import { notFound } from '#server/http/envelope.ts'
import { operation } from '#server/http/operation.ts'
import { foldAccents } from '#server/codes/foldAccents.ts'

const cites = '§7 Profiles'

export const hrOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/hr-profiles',
    summary: 'Everybody the personnel system knows, by name; those alone whose name or e-mail has the words asked for.',
    cites,
    access: companyAdmin,
    query: z.strictObject({ nameOrEmail: searchTerm }),
    answer: hrProfileListSchema,
    handle: async ({ params, query, services }) => {
      const words = foldAccents(query.nameOrEmail).split(/\s+/)
      return (await hrProfilesOf(services.db, params.companyId)).filter(({ firstName, lastName, email }) => {
        const said = foldAccents(`${firstName} ${lastName} ${email}`)
        return words.every((word) => said.includes(word))
      })
    },
  }),
  operation({
    api: 'main',
    method: 'post',
    path: '/companies/:companyId/hr-profiles',
    summary: 'Adds somebody as the personnel system knows them. 409 for an e-mail or employee number that is there.',
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
    summary: 'One person as the personnel system knows them.',
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
