import { skipToken } from '@reduxjs/toolkit/query/react'
import { useIntl } from 'react-intl'
import { useAlertsQuery } from '@/domains/risk/alerts/alerts.slice'
import { useSubjectProfile } from '@/patterns/subject/subject'

/** The alert of a search, among those about travelers of the company; no question without one. */
export function useSearchedAlert(alertId: string) {
  const { locale } = useIntl()
  const me = useSubjectProfile()
  const query = useAlertsQuery(alertId === '' ? skipToken : { ...me, cultureCode: locale })
  return { query, alert: query.currentData?.find(({ id }) => id === alertId) }
}
