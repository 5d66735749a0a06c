import { FormattedMessage } from 'react-intl'
import type { GroupDetail } from '#contract/groupTravels.ts'
import { useSession } from '@/domains/session/shared/useSession'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { useLeave } from '@/forms/leave/unsaved'
import { UnsavedWork } from '@/forms/leave/UnsavedWork'
import { useFocusRequestedField } from '@/forms/section/useFocusRequestedField'
import { useLocale } from '@/i18n/useLocale'
import { IfOffered } from '@/patterns/record/IfOffered'
import { PageHeader } from '@/patterns/page/PageHeader'
import { pathTo } from '@/routes/pathTo'
import { Card } from '@/ui/display/Card'
import { GroupForm } from './GroupForm'
import { usePostGroupMutation } from './organize.slice'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

/** §2 events, add: begins to plan an event. */
export default function AddGroupPage() {
  useFocusRequestedField()
  const title = <FormattedMessage id="routes.groupTravelAdd" />
  return (
    <div className={cx(layout.stack5, textStyle.measure)}>
      <IfOffered
        addition="groupevents"
        title="routes.groupTravelAdd"
        reason="organize.notOffered.title"
        text="organize.notOffered.text"
      >
        <PageHeader
          title={title}
          note={
            <p className={textStyle.soft}>
              <FormattedMessage id="organize.add.lead" />
            </p>
          }
        />
        <UnsavedWork>
          <Card>
            <NewGroup />
          </Card>
        </UnsavedWork>
      </IfOffered>
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
