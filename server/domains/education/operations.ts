import { z } from 'zod'
import {
  completionPageSchema,
  completionSorts,
  educationLimits,
  educationListSchema,
  educationModuleSchema,
  managedModuleListSchema,
  managedModuleSchema,
  modulePatchSchema,
  openModuleSchema,
  quizAnswersSchema,
  quizResultSchema,
} from '#contract/catalogs/education.ts'
import { cultureCode } from '#contract/wire/envelope.ts'
import { adminRequest } from '#server/domains/admin/adminContext.ts'
import { certificateFile } from '#server/domains/education/certificateFile.ts'
import { completionList } from '#server/domains/education/completion.ts'
import { changeModule, managedModules } from '#server/domains/education/manageModules.ts'
import { moduleList, openModule } from '#server/domains/education/presentModules.ts'
import { startModule, takeQuiz } from '#server/domains/education/takeQuiz.ts'
import { educationAdmin, ownEducation } from '#server/http/access/catalogAccess.ts'
import { cultureFor, type Language } from '#server/http/requests/language.ts'
import { operation } from '#server/http/operations/operation.ts'
import { pageQuery } from '#server/http/answers/paging.ts'
import type { Services } from '#server/services/services.ts'

const beyond = { api: 'main', cites: 'Beyond §7; §2 education', addition: 'education' } as const
const own = { ...beyond, access: ownEducation } as const
const managed = { ...beyond, api: 'company', access: educationAdmin } as const
const path = '/companies/:companyId/profiles/:profileId/education'
const adminPath = '/admin/companies/:companyId/education'

interface OwnCall {
  params: { companyId: string; profileId: string }
  language: Language
  services: Services
}

const learner = ({ params: { companyId, profileId }, language, services }: OwnCall) => ({
  person: { companyId, profileId },
  language,
  services,
})

export const educationOperations = [
  operation({
    ...own,
    method: 'get',
    path,
    summary:
      'Lists the modules of the catalog that the company uses, with the progress of the person and what requires them.',
    answer: educationListSchema,
    handle: (call) => moduleList(learner(call)),
  }),
  operation({
    ...own,
    method: 'get',
    path: `${path}/:moduleId`,
    summary: 'Returns a module to read, and its quiz without the right answers.',
    answer: openModuleSchema,
    handle: (call) => openModule(call.params.moduleId, learner(call)),
  }),
  operation({
    ...own,
    method: 'post',
    path: `${path}/:moduleId/start`,
    summary: 'Notes that the person has opened the quiz of a module, which is in progress from then on.',
    answer: educationModuleSchema,
    handle: (call) => startModule(call.params.moduleId, learner(call)),
  }),
  operation({
    ...own,
    method: 'post',
    path: `${path}/:moduleId/attempts`,
    summary:
      'Scores the answers to the quiz of a module and returns the right ones with their reasons. 400 `required` at `answers` where a question has no answer.',
    creates: true,
    body: quizAnswersSchema,
    answer: quizResultSchema,
    handle: (call) => takeQuiz(call.params.moduleId, call.body, learner(call)),
  }),
  operation({
    ...own,
    method: 'get',
    path: `${path}/:moduleId/certificate`,
    summary: 'Returns the valid certificate of a module as a PDF, in French for fr-CA, in English otherwise.',
    query: z.strictObject({ cultureCode: z.optional(cultureCode) }),
    answer: 'pdf',
    handle: (call) =>
      certificateFile(call.params.moduleId, cultureFor(call.query.cultureCode, call.language), learner(call)),
  }),
  operation({
    ...managed,
    method: 'get',
    path: adminPath,
    summary: 'Lists all modules of the catalog as the company uses them, with the number of employees who passed each.',
    answer: managedModuleListSchema,
    handle: ({ params: { companyId }, language, services: { db, now } }) =>
      managedModules({ db, companyId, language, now: now() }),
  }),
  operation({
    ...managed,
    method: 'patch',
    path: `${adminPath}/:moduleId`,
    summary:
      'Makes a module off, optional or required for everyone, with the days to pass it. 412 with the module as it is.',
    body: modulePatchSchema,
    answer: managedModuleSchema,
    handle: ({ body, ...call }) => changeModule(call.params.moduleId, body, adminRequest(call)),
  }),
  operation({
    ...managed,
    method: 'get',
    path: `${adminPath}/:moduleId/completion`,
    summary: 'Counts the active employees of each cost center by their progress in a module, by page. It names nobody.',
    query: z.strictObject({
      ...pageQuery(educationLimits.page),
      sort: z.enum(completionSorts).default('number:asc'),
    }),
    answer: completionPageSchema,
    handle: ({ params, query, language, services }) => completionList(params, query, { language, services }),
  }),
]
