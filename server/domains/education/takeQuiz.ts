import { sql } from 'drizzle-orm'
import {
  educationLimits,
  type EducationModule,
  type QuizAnswers,
  type QuizResult,
} from '#contract/catalogs/education.ts'
import { educationProgress } from '#server/db/schema/site/education.ts'
import { lastValidDay, scoreOf } from '#server/domains/education/education.rules.ts'
import { findModule, type LearnerContext } from '#server/domains/education/presentModules.ts'
import { homeDay } from '#server/domains/profile/homeDay.ts'
import { refusedField } from '#server/http/answers/envelope.ts'
import { questionsOf } from '#server/reference/education/modules.ts'

/** Notes that a person has opened the quiz of a module. @throws 404 */
export async function startModule(moduleId: string, context: LearnerContext): Promise<EducationModule> {
  const { person, services } = context
  await findModule(moduleId, context)
  await services.db
    .insert(educationProgress)
    .values({ ...person, moduleId, startedAt: services.now() })
    .onConflictDoNothing()
  return (await findModule(moduleId, context)).shown
}

/**
 * Scores the answers to a quiz and keeps the result. A certificate that is passed anew is valid from today; an attempt
 * that fails leaves it as it is.
 * @throws 404; 400 `required` at `answers` where a question has no answer, or one that it does not offer
 */
export async function takeQuiz(moduleId: string, sent: QuizAnswers, context: LearnerContext): Promise<QuizResult> {
  const { content } = await findModule(moduleId, context)
  const questions = questionsOf(content, content.words[context.language])
  const results = questions.map(({ id, options, rightOptionId, explanation }) => {
    const chosen = sent.answers.find(({ questionId }) => questionId === id)?.optionId
    if (!options.some((option) => option.id === chosen)) throw refusedField('answers', 'required')
    return { questionId: id, isRight: chosen === rightOptionId, rightOptionId, explanation }
  })
  const score = scoreOf(results.filter(({ isRight }) => isRight).length, results.length)
  const isPassed = score >= educationLimits.passPercent
  await keepAttempt({ moduleId, validMonths: content.validMonths, score, isPassed }, context)
  return { score, isPassed, results, module: (await findModule(moduleId, context)).shown }
}

interface Attempt {
  moduleId: string
  validMonths: number
  score: number
  isPassed: boolean
}

async function keepAttempt({ moduleId, validMonths, score, isPassed }: Attempt, { person, services }: LearnerContext) {
  const { attempts, score: kept, passedOn } = educationProgress
  const today = await homeDay(person, services)
  const passed = { score, passedOn: today, validUntil: lastValidDay(today, validMonths) }
  const failed = { score: sql`case when ${passedOn} is null then greatest(${kept}, ${score}) else ${kept} end` }
  await services.db
    .insert(educationProgress)
    .values({
      companyId: person.companyId,
      profileId: person.profileId,
      moduleId,
      startedAt: services.now(),
      attempts: 1,
      ...(isPassed ? passed : { score }),
    })
    .onConflictDoUpdate({
      target: [educationProgress.profileId, educationProgress.moduleId],
      set: { attempts: sql`${attempts} + 1`, ...(isPassed ? passed : failed) },
    })
}
