import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { GroupDetail } from '#contract/events/groupTravels.ts'
import { GroupFrame } from '@/domains/events/organize/GroupFrame'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { EmptyState } from '@/ui/notice/EmptyState'
import { PeopleView } from './PeopleView'
import layout from '@/ui/layout/layout.module.css'

/** §2 events/{groupTravelId}/travelers: the people of an event, for its organizer. */
export default function GroupPeoplePage() {
  return (
    <div className={layout.stack5}>
      <GroupFrame title="routes.groupTravelers">
        {(group) => (group.isOwn ? <PeopleView key={group.id} group={group} /> : <NotTheirs group={group} />)}
      </GroupFrame>
    </div>
  )
}

/** An administrator may read an event of another organizer, but not its list of people. */
const NotTheirs = ({ group }: { group: GroupDetail }) => (
  <EmptyState
    headingLevel={1}
    title={<FormattedMessage id="groupPeople.notTheirs.title" />}
    text={<FormattedMessage id="groupPeople.notTheirs.text" values={{ name: group.organizer.name }} />}
    action={
      <Link to={pathTo(useLocale(), 'groupDetail', { groupTravelId: group.id })} className={buttonClass('secondary')}>
        <FormattedMessage id="organize.toEvent" />
      </Link>
    }
  />
)
