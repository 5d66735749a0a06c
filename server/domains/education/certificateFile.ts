import { fullName } from '#contract/texts/fullName.ts'
import { findModule, type LearnerContext } from '#server/domains/education/presentModules.ts'
import { loadPerson } from '#server/domains/profile/person.ts'
import { documentFormats } from '#server/files/pdf/documentFormats.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import type { Download } from '#server/http/operations/operation.ts'

/**
 * The certificate of a passed module as a PDF, in French for fr-CA and in English otherwise.
 * @throws 404 for a module that is not passed, or whose certificate has lapsed
 */
export async function certificateFile(
  moduleId: string,
  culture: string,
  { person, services }: LearnerContext,
): Promise<Download> {
  const { language } = documentFormats(culture)
  const { shown } = await findModule(moduleId, { person, language, services })
  const { title, topic, minutes, passedOn, validUntil, score, progress } = shown
  if (progress !== 'passed' || passedOn === null || validUntil === null || score === null) throw notFound()
  const { profile, company } = await loadPerson(services.db, person.companyId, person.profileId)
  const certificate = {
    title,
    topic,
    minutes,
    score,
    passedOn,
    validUntil,
    name: fullName(profile),
    company: company.displayName,
  }
  return {
    fileName: `certificate-${moduleId}.pdf`,
    bytes: await services.documents.certificate(certificate, { culture }),
  }
}
