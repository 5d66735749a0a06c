import {
  newOtherStaySchema,
  newPermitSchema,
  otherStaySchema,
  permitSchema,
  staysSchema,
} from '#contract/stays/stays.ts'
import { removedSchema } from '#contract/profile/travelDocuments.ts'
import { addOtherStay, addPermit, removeOtherStay, removePermit } from '#server/domains/stays/declareStays.ts'
import { presentStays } from '#server/domains/stays/presentStays.ts'
import { readStayFacts } from '#server/domains/stays/readStays.ts'
import { profileEditor, profileReader } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'

const beyond = { api: 'main', cites: 'Beyond §7', addition: 'stays' } as const

export const stayOperations = [
  operation({
    ...beyond,
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/stays',
    summary:
      'Returns the days abroad of a person: those of the 180 days that count in the Schengen area, trips ahead with the day they reach, the days of the year in each country, and what the person has declared.',
    access: profileReader,
    answer: staysSchema,
    handle: async ({ params, services }) => presentStays(await readStayFacts(params, services)),
  }),
  operation({
    ...beyond,
    method: 'post',
    path: '/companies/:companyId/profiles/:profileId/stays/permits',
    summary:
      'Records a residence permit, long-stay visa or citizenship that the person declares; days under it do not count. 409 for too many.',
    access: profileEditor,
    creates: true,
    body: newPermitSchema,
    answer: permitSchema,
    handle: ({ caller, params, body, services }) => addPermit({ ...params, caller, services }, body),
  }),
  operation({
    ...beyond,
    method: 'delete',
    path: '/companies/:companyId/profiles/:profileId/stays/permits/:permitId',
    summary: 'Deletes a declared permit.',
    access: profileEditor,
    answer: removedSchema,
    handle: ({ caller, params, services }) => removePermit({ ...params, caller, services }, params.permitId),
  }),
  operation({
    ...beyond,
    method: 'post',
    path: '/companies/:companyId/profiles/:profileId/stays/other',
    summary: 'Records days abroad that no trip has, of the last two years and the next two. 409 for too many.',
    access: profileEditor,
    creates: true,
    body: newOtherStaySchema,
    answer: otherStaySchema,
    handle: ({ caller, params, body, services }) => addOtherStay({ ...params, caller, services }, body),
  }),
  operation({
    ...beyond,
    method: 'delete',
    path: '/companies/:companyId/profiles/:profileId/stays/other/:stayId',
    summary: 'Deletes declared days abroad.',
    access: profileEditor,
    answer: removedSchema,
    handle: ({ caller, params, services }) => removeOtherStay({ ...params, caller, services }, params.stayId),
  }),
]
