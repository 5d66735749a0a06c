import { useIntl } from 'react-intl'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { useAlertsQuery } from './alerts.slice'

/** The current alerts for the page's subject, in the reader's language where the provider has it. */
export function useAlerts() {
  const { locale } = useIntl()
  return useAlertsQuery({ ...useSubjectProfile(), cultureCode: locale })
}
