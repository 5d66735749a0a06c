import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Alert } from '#contract/risk/alerts.ts'
import { NotSetUp } from '@/domains/session/shared/NotSetUp'
import { isNotSetUp } from '@/http/additions'
import { useNow } from '@/i18n/useNow'
import { RowList } from '@/patterns/list/ExpandingRow'
import { PageSection } from '@/patterns/page/PageSection'
import { AlertItem } from './AlertItem'
import { currentAlerts } from './alerts.rules'
import textStyle from '@/ui/layout/textStyle.module.css'

/** The alerts about a trip, the most urgent first; those that have ended meanwhile are left out. */
export function TripAlerts({ alerts }: { alerts: readonly Alert[] }) {
  const current = currentAlerts(alerts, useNow())
  return (
    <AlertSection>
      {current.length > 0 ? (
        <RowList>
          {current.map((alert) => (
            <AlertItem key={alert.id} alert={alert} />
          ))}
        </RowList>
      ) : (
        <p className={textStyle.soft}>
          {isNotSetUp('alertfeed') ? (
            <FormattedMessage id="alerts.notSetUp" values={{ setUp: <NotSetUp services={['alertfeed']} /> }} />
          ) : (
            <FormattedMessage id="alerts.none" />
          )}
        </p>
      )}
    </AlertSection>
  )
}

export const AlertSection = ({ children }: { children: ReactNode }) => (
  <PageSection heading={<FormattedMessage id="alerts.heading" />}>{children}</PageSection>
)
