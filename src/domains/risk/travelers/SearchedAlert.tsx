import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Alert } from '#contract/risk/alerts.ts'
import { AlertItem } from '@/domains/risk/alerts/AlertItem'
import { FailedSection } from '@/patterns/feedback/sectionStates'
import { RowList } from '@/patterns/list/ExpandingRow'
import { PageSection } from '@/patterns/page/PageSection'
import { Skeleton } from '@/ui/progress/Skeleton'
import textStyle from '@/ui/layout/textStyle.module.css'

interface SearchedAlertProps {
  /** The people whom it concerns, and the question to them. */
  children: ReactNode
  /** Undefined until it is known. */
  alert: Alert | undefined
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown; currentData?: readonly Alert[] | undefined }
}

/** The alert whose travelers the page lists: where it is, until when, and the people there; the rest is in a fold. */
export const SearchedAlert = ({ alert, query, children }: SearchedAlertProps) => (
  <PageSection heading={<FormattedMessage id="findTravelers.alert" />}>
    {alert ? (
      <RowList>
        <AlertItem isFolded alert={alert}>
          {children}
        </AlertItem>
      </RowList>
    ) : query.currentData ? (
      <p className={textStyle.soft}>
        <FormattedMessage id="findTravelers.alert.over" />
      </p>
    ) : query.isError ? (
      <FailedSection title="alerts.failed" query={query} />
    ) : (
      <Skeleton lines={4} />
    )}
  </PageSection>
)
