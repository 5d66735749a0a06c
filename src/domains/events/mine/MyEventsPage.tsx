import { FormattedMessage } from 'react-intl'
import type { GroupTravel } from '#contract/events/groupTravels.ts'
import { inOrderOfNeed } from '@/domains/events/events.rules'
import { MyEventRow } from '@/domains/events/shared/MyEventRow'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { RowList } from '@/patterns/list/ExpandingRow'
import { PageHeader } from '@/patterns/page/PageHeader'
import { PageSection } from '@/patterns/page/PageSection'
import { EmptyState } from '@/ui/notice/EmptyState'
import { MyGroups } from './MyGroups'

/**
 * §2 /events-travel: the group events of the last six months (§9) that the traveler is invited to, with their open
 * tasks.
 */
export default function MyEventsPage() {
  return (
    <>
      <PageHeader title={<FormattedMessage id="routes.events" />} />
      <MyGroups>{(groups) => <MyEvents groups={groups} />}</MyGroups>
    </>
  )
}

const sections = ['ahead', 'past'] as const

function MyEvents({ groups }: { groups: readonly GroupTravel[] }) {
  const today = localDay(useNow())
  const isAhead = (group: GroupTravel) => group.endDate >= today
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
