import {
  type CompletionSort,
  completionPageSchema,
  educationLimits,
  educationListSchema,
  educationModuleSchema,
  managedModuleListSchema,
  managedModuleSchema,
  type ModulePatch,
  openModuleSchema,
  type QuizAnswers,
  quizResultSchema,
} from '#contract/catalogs/education.ts'
import { companyHttp, mainHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'
import { type ProfileRef, profilePath } from '@/http/paths'

/** A module of the person. */
export type ModuleRef = ProfileRef & { moduleId: string }

const listPath = (person: ProfileRef) => `${profilePath(person)}/education`
const modulePath = (ref: ModuleRef) => `${listPath(ref)}/${encodeURIComponent(ref.moduleId)}`
const adminPath = (companyId: string) => `/admin/companies/${encodeURIComponent(companyId)}/education`

/** GET companies/{c}/profiles/{p}/education, an addition. */
export const getModules = (person: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(listPath(person), { signal }).then(parseBody(educationListSchema))

/** GET .../education/{moduleId}: the text and the quiz. */
export const getModule = (ref: ModuleRef, signal: AbortSignal) =>
  mainHttp.get(modulePath(ref), { signal }).then(parseBody(openModuleSchema))

/** POST .../education/{moduleId}/start: the person has opened the quiz. */
export const postModuleStart = (ref: ModuleRef, signal: AbortSignal) =>
  mainHttp.post(`${modulePath(ref)}/start`, undefined, { signal }).then(parseBody(educationModuleSchema))

/** POST .../education/{moduleId}/attempts: the score with the right answers. 400 where an answer is missing. */
export const postAttempt = ({ answers, ...ref }: ModuleRef & QuizAnswers, signal: AbortSignal) =>
  mainHttp.post(`${modulePath(ref)}/attempts`, { answers }, { signal }).then(parseBody(quizResultSchema))

/** Path of GET .../education/{moduleId}/certificate, a PDF. */
export const certificatePath = (ref: ModuleRef): string => `${modulePath(ref)}/certificate`

/** GET admin/companies/{c}/education: all modules as the company uses them. */
export const getManagedModules = ({ companyId }: { companyId: string }, signal: AbortSignal) =>
  companyHttp.get(adminPath(companyId), { signal }).then(parseBody(managedModuleListSchema))

/** PATCH admin/companies/{c}/education/{moduleId}. 412 with the module as it is. */
export const patchModule = (
  { companyId, moduleId, patch }: { companyId: string; moduleId: string; patch: ModulePatch },
  signal: AbortSignal,
) =>
  companyHttp
    .patch(`${adminPath(companyId)}/${encodeURIComponent(moduleId)}`, patch, { signal })
    .then(parseBody(managedModuleSchema))

export interface CompletionQuery {
  moduleId: string
  pageNumber: number
  sort: CompletionSort
}

/** GET admin/companies/{c}/education/{moduleId}/completion: a page of cost centers. */
export const getCompletion = (
  { companyId, moduleId, ...query }: CompletionQuery & { companyId: string },
  signal: AbortSignal,
) =>
  companyHttp
    .get(`${adminPath(companyId)}/${encodeURIComponent(moduleId)}/completion`, {
      params: { ...query, pageSize: educationLimits.page },
      signal,
    })
    .then(parseBody(completionPageSchema))
