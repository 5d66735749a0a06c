import { useLocale } from '@/i18n/useLocale'
import { arrangedPages, type SharedPage } from '@/routes/arrangedPages'
import { pathTo, type RestOf } from '@/routes/pathTo'
import { useSubject } from './subject'

/** `pathTo` for pages that one has oneself and of a traveller: leads to that of the page's subject. */
export function useSubjectPath() {
  const locale = useLocale()
  const subject = useSubject()
  return <Name extends SharedPage>(name: Name, ...rest: RestOf<Name>): string => {
    if (subject.kind !== 'traveller') return pathTo(locale, name, ...rest)
    const { companyId, profileId } = subject
    const [params, query] = rest
    return pathTo(locale, arrangedPages[name], ...([{ ...params, companyId, profileId }, query] as never))
  }
}
