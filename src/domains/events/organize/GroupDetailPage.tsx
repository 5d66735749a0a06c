import { GroupFrame } from './GroupFrame'
import { GroupView } from './GroupView'

/** §2 events/{groupTravelId}: one event, and what its organizer, or an administrator, does with it next. */
export default function GroupDetailPage() {
  return (
    <div>
      <GroupFrame title="routes.groupDetail">{(group) => <GroupView key={group.id} group={group} />}</GroupFrame>
    </div>
  )
}
