import type { EducationModule, OpenModule } from '#contract/catalogs/education.ts'
import { progressOn, requirementOf } from '#server/domains/education/education.rules.ts'
import {
  readAdvisedJourneys,
  readMemberSince,
  readProgress,
  readSettings,
} from '#server/domains/education/readEducation.ts'
import { homeDay } from '#server/domains/profile/homeDay.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import type { Language } from '#server/http/requests/language.ts'
import { countries } from '#server/reference/countries.ts'
import type { ModuleContent } from '#server/reference/education/moduleContent.ts'
import { moduleOf, modules, questionsOf } from '#server/reference/education/modules.ts'
import type { Services } from '#server/services/services.ts'

/** The context of a person's calls about modules. */
export interface LearnerContext {
  person: ProfileRef
  language: Language
  services: Services
}

/** The modules that the company uses, in the order of the catalog, with the person's progress. */
export async function moduleList(context: LearnerContext): Promise<EducationModule[]> {
  const present = await presenterFor(context)
  return modules.flatMap((content) => present(content) ?? [])
}

/** A module with its text, and its quiz without the right answers. @throws 404 for an unknown one, and one that is off */
export async function openModule(moduleId: string, context: LearnerContext): Promise<OpenModule> {
  const { content, shown } = await findModule(moduleId, context)
  const words = content.words[context.language]
  return {
    ...shown,
    sections: words.sections,
    questions: questionsOf(content, words).map(({ id, text, options }) => ({ id, text, options })),
  }
}

/** A module that the company uses. @throws 404 */
export async function findModule(moduleId: string, context: LearnerContext) {
  const content = moduleOf(moduleId)
  const shown = content && (await presenterFor(context))(content)
  if (!content || !shown) throw notFound()
  return { content, shown }
}

/** Presents modules to a person; undefined for one that the company has switched off. */
async function presenterFor({ person, language, services }: LearnerContext) {
  const { db } = services
  const settings = await readSettings(db, person.companyId)
  const progress = await readProgress(db, person)
  const memberSince = await readMemberSince(db, person)
  const journeys = await readAdvisedJourneys(person, services)
  const today = await homeDay(person, services)
  const countryName = (wanted: string) => countries.find(({ code }) => code === wanted)?.name[language] ?? wanted
  return (content: ModuleContent): EducationModule | undefined => {
    const { id, topic, minutes, validMonths, isBeforeTrips, rightOptions } = content
    const setting = settings(id)
    if (setting.assignment === 'off') return undefined
    const row = progress.get(id)
    const { title, summary } = content.words[language]
    return {
      id,
      topic,
      title,
      summary,
      minutes,
      questionCount: rightOptions.length,
      validMonths,
      progress: progressOn(row, today),
      score: row?.score ?? null,
      passedOn: row?.passedOn ?? null,
      validUntil: row?.validUntil ?? null,
      required: requirementOf({ setting, isBeforeTrips, row, journeys, memberSince, today, countryName }),
    }
  }
}
