import type { GroupDetail } from '#contract/events/groupTravels.ts'
import { useSession } from '@/domains/session/shared/useSession'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { useLeave } from '@/forms/leave/unsaved'
import { useFocusRequestedField } from '@/forms/section/useFocusRequestedField'
import { useLocale } from '@/i18n/useLocale'
import { AddRecordPage } from '@/patterns/record/AddRecordPage'
import { pathTo } from '@/routes/pathTo'
import { Card } from '@/ui/display/Card'
import { GroupForm } from './GroupForm'
import { usePostGroupMutation } from '../organize.slice'
import layout from '@/ui/layout/layout.module.css'

/** §2 events, add: begins to plan an event. */
export default function AddGroupPage() {
  useFocusRequestedField()
  return (
    <div className={layout.stack5}>
      <AddRecordPage title="routes.groupTravelAdd" lead="organize.add.lead">
        <Card>
          <NewGroup />
        </Card>
      </AddRecordPage>
    </div>
  )
}

function NewGroup() {
  const locale = useLocale()
  const leave = useLeave()
  const { companyId } = useSession()
  const [post] = usePostGroupMutation()
  return (
    <GroupForm
      group={null}
      save={async (group) => (await post({ companyId, group })) as SaveResult<GroupDetail | null>}
      onSaved={({ id }) => leave(pathTo(locale, 'groupDetail', { groupTravelId: id }))}
      onCancel={() => leave(pathTo(locale, 'groupTravel'))}
    />
  )
}
