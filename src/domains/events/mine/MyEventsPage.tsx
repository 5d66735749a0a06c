import { skipToken } from '@reduxjs/toolkit/query/react'
import { subMonths } from 'date-fns/subMonths'
import { FormattedMessage, useIntl } from 'react-intl'
import type { GroupTravel } from '#contract/groupTravels.ts'
import { limits } from '#contract/limits.ts'
import { inOrderOfNeed, standingOf } from '@/domains/events/events.rules'
import { useGroupTravelsFromQuery } from '@/domains/events/events.slice'
import { MyEventRow } from '@/domains/events/shared/MyEventRow'
import { useSession } from '@/domains/session/shared/useSession'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { RowList } from '@/patterns/ExpandingRow'
import { PageHeader } from '@/patterns/PageHeader'
import { PageSection } from '@/patterns/PageSection'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'

/** §2 /events-travel: the group events somebody is or was invited to in the last six months (§9), and what they ask. */
export default function MyEventsPage() {
  const { formatMessage } = useIntl()
  const { companyId, employeeId } = useSession()
  const fromDate = localDay(subMonths(useNow(), limits.groupTravelMonthsBack))
  const { data, isError, isFetching, refetch } = useGroupTravelsFromQuery(
    employeeId ? { companyId, employeeId, fromDate } : skipToken,
  )
  return (
    <>
      <PageHeader title={<FormattedMessage id="routes.events" />} />
      {data ? (
        <MyEvents groups={data} />
      ) : isError ? (
        <Card>
          <ErrorState
            title={<FormattedMessage id="events.my.failed" />}
            retryLabel={formatMessage({ id: 'patterns.tryAgain' })}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </Card>
      ) : (
        <Skeleton lines={6} />
      )}
    </>
  )
}

const sections = ['ahead', 'past'] as const

function MyEvents({ groups }: { groups: readonly GroupTravel[] }) {
  const today = localDay(useNow())
  const isAhead = (group: GroupTravel) => !['over', 'declined', 'canceled'].includes(standingOf(group, today))
  const of = {
    ahead: inOrderOfNeed(groups.filter(isAhead), today),
    past: groups.filter((group) => !isAhead(group)).toSorted((a, b) => b.startDate.localeCompare(a.startDate)),
  }
  if (groups.length === 0)
    return (
      <EmptyState
        title={<FormattedMessage id="events.my.none.title" />}
        text={<FormattedMessage id="events.my.none.text" />}
      />
    )
  return sections
    .filter((section) => of[section].length > 0)
    .map((section) => (
      <PageSection key={section} heading={<FormattedMessage id={`events.my.section.${section}`} />}>
        <RowList>
          {of[section].map((group) => (
            <MyEventRow key={group.groupTravel.shareableId} group={group} />
          ))}
        </RowList>
      </PageSection>
    ))
}
