import { useLocale } from '@/i18n/useLocale'
import { administeredPages, isAdministered } from '@/routes/administeredPages'
import { arrangedPages, type SharedPage } from '@/routes/arrangedPages'
import { pathTo, type RestOf } from '@/routes/pathTo'
import { useSubject } from './subject'

/**
 * `pathTo` for pages that exist both for the reader and for another person: returns the path for the page's subject.
 */
export function useSubjectPath() {
  const locale = useLocale()
  const subject = useSubject()
  return <Name extends SharedPage>(name: Name, ...rest: RestOf<Name>): string => {
    const [params, query] = rest
    const whose = (ids: Record<string, string>) => [{ ...params, ...ids }, query] as never
    if (subject.kind === 'traveler') {
      const { companyId, profileId } = subject
      return pathTo(locale, arrangedPages[name], ...whose({ companyId, profileId }))
    }
    if (subject.kind === 'employee' && isAdministered(name))
      return pathTo(locale, administeredPages[name], ...whose({ employeeId: subject.employeeId }))
    return pathTo(locale, name, ...rest)
  }
}
