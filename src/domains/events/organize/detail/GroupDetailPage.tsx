import { GroupFrame } from '../GroupFrame'
import { GroupView } from './GroupView'

/** §2 events/{groupTravelId}: one event with its next step, for its organizer or an administrator. */
export default function GroupDetailPage() {
  return (
    <div>
      <GroupFrame title="routes.groupDetail">{(group) => <GroupView key={group.id} group={group} />}</GroupFrame>
    </div>
  )
}
