import * as z from 'zod/mini'
import { localDate, pageOf, recordId } from '#contract/wire/envelope.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { listOf, recordVersion, seenVersion, withFallback } from '#contract/wire/lenient.ts'

/** Numbers of education. */
export const educationLimits = {
  /** A quiz is passed from this share of right answers on, in percent. */
  passPercent: 75,
  /**
   * The levels of advice (`advisoryLevels`) from which a country requires a module before a trip to it: for the whole
   * country to avoid travel that is not essential, which is the third level of governments that have four, or for a part
   * of it to avoid all travel.
   */
  adviceLevels: { country: 2, part: 3 },
  /** Days that a company can give for a required module. */
  dueDays: { least: 1, most: 365, usual: 30 },
  /** Before a trip, its notification is urgent from this many days on. */
  urgentDays: 14,
  /** Rows of a page of the completion by cost center. */
  page: 20,
} as const

export const educationTopics = ['safety', 'policy', 'booking', 'sustainability', 'waymark'] as const
export type EducationTopic = (typeof educationTopics)[number]

/** How the company uses a module: not at all, for those who like, or for everyone. */
export const moduleAssignments = ['off', 'optional', 'required'] as const
export type ModuleAssignment = (typeof moduleAssignments)[number]

/** How far a person is: `lapsed` once the certificate is no longer valid. */
export const moduleProgresses = ['notStarted', 'inProgress', 'passed', 'lapsed'] as const
export type ModuleProgress = (typeof moduleProgresses)[number]

/**
 * Why a module is required of a person: by the company, until a day, or before a trip to a country with strict advice,
 * until the day the trip begins.
 */
const requirementSchema = z.object({
  reason: withFallback(z.enum(['company', 'trip']), 'company'),
  dueOn: localDate,
  isOverdue: z.boolean(),
  /** Whether it is still to be passed, or passed anew: for a trip the certificate has to be valid on its first day. */
  isOpen: z.boolean(),
  /** For `trip`: the country whose advice requires it, in the language of the answer. */
  trip: z.nullable(z.object({ bookingId: z.string(), country: z.string() })),
})
export type ModuleRequirement = z.infer<typeof requirementSchema>

const moduleFields = {
  id: z.string(),
  topic: withFallback(z.enum(educationTopics), 'policy'),
  title: z.string(),
  summary: z.string(),
  minutes: z.int(),
  questionCount: z.int(),
  /** Months for which a certificate is valid. */
  validMonths: z.int(),
  progress: withFallback(z.enum(moduleProgresses), 'notStarted'),
  /** Percent of right answers: of the attempt that passed, else of the best one; null before the first. */
  score: z.nullable(z.int()),
  passedOn: z.nullable(localDate),
  /** The last day of the certificate. */
  validUntil: z.nullable(localDate),
  /** Null where it is optional for the person. */
  required: z.nullable(requirementSchema),
}

/** Row of GET .../education, an addition: a module of the catalog with the person's progress. */
export const educationModuleSchema = z.object(moduleFields)
export type EducationModule = z.infer<typeof educationModuleSchema>
export const educationListSchema = listOf(educationModuleSchema)

const questionSchema = z.object({
  id: z.string(),
  text: z.string(),
  options: z.array(z.object({ id: z.string(), text: z.string() })),
})
export type QuizQuestion = z.infer<typeof questionSchema>

/** GET .../education/{moduleId}: a module to read, and its quiz without the right answers. */
export const openModuleSchema = z.object({
  ...moduleFields,
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
  questions: z.array(questionSchema),
})
export type OpenModule = z.infer<typeof openModuleSchema>

/** Body of POST .../education/{moduleId}/attempts: one option for every question. */
export const quizAnswersSchema = z.strictObject({
  answers: z.array(z.strictObject({ questionId: recordId, optionId: recordId })).check(z.maxLength(20)),
})
export type QuizAnswers = z.infer<typeof quizAnswersSchema>

/** The answer: the score, and the right option of every question with its reason. */
export const quizResultSchema = z.object({
  score: z.int(),
  isPassed: z.boolean(),
  results: z.array(
    z.object({
      questionId: z.string(),
      isRight: z.boolean(),
      rightOptionId: z.string(),
      explanation: z.string(),
    }),
  ),
  module: educationModuleSchema,
})
export type QuizResult = z.infer<typeof quizResultSchema>

/** Row of GET admin/companies/{c}/education: a module as the company uses it, and how many active employees passed. */
export const managedModuleSchema = z.object({
  id: z.string(),
  topic: withFallback(z.enum(educationTopics), 'policy'),
  title: z.string(),
  minutes: z.int(),
  validMonths: z.int(),
  /** Whether trips to countries with strict advice require it, unless it is off. */
  isBeforeTrips: z.boolean(),
  assignment: withFallback(z.enum(moduleAssignments), 'optional'),
  /** Days to pass it: from when it became required, or from when a later employee was added. */
  dueDays: z.int(),
  people: z.int(),
  passed: z.int(),
  version: recordVersion,
})
export type ManagedModule = z.infer<typeof managedModuleSchema>
export const managedModuleListSchema = listOf(managedModuleSchema)

const { least, most } = educationLimits.dueDays
/** Body of PATCH admin/companies/{c}/education/{moduleId}. */
export const modulePatchSchema = z.strictObject({
  assignment: z.enum(moduleAssignments, fieldProblem('required')),
  dueDays: z
    .int(fieldProblem('required'))
    .check(z.minimum(least, fieldProblem('outOfRange')), z.maximum(most, fieldProblem('outOfRange'))),
  version: seenVersion,
})
export type ModulePatch = z.infer<typeof modulePatchSchema>

/** Row of GET admin/companies/{c}/education/{moduleId}/completion: the active employees of a cost center by progress. */
export const completionRowSchema = z.object({
  /** Null for employees without a cost center. */
  costCenterId: z.nullable(z.string()),
  number: z.string(),
  name: z.string(),
  people: z.int(),
  passed: z.int(),
  inProgress: z.int(),
  notStarted: z.int(),
  lapsed: z.int(),
})
export type CompletionRow = z.infer<typeof completionRowSchema>
export const completionPageSchema = pageOf(completionRowSchema)
export type CompletionPage = z.infer<typeof completionPageSchema>
export const completionSorts = ['number:asc', 'number:desc', 'share:asc', 'share:desc'] as const
export type CompletionSort = (typeof completionSorts)[number]
