import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { groupNameOf } from '#contract/events/groupNames.ts'
import type { GroupDetail } from '#contract/events/groupTravels.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { SectionGroup } from '@/forms/section/SaveBar'
import { useLeave } from '@/forms/leave/unsaved'
import { UnsavedWork } from '@/forms/leave/UnsavedWork'
import { useFocusRequestedField } from '@/forms/section/useFocusRequestedField'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/page/PageHeader'
import { showToast } from '@/patterns/feedback/toasts'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/notice/EmptyState'
import { GroupForm } from './GroupForm'
import { GroupFrame } from '../GroupFrame'
import { namesFor } from './groupForm.rules'
import { usePutGroupMutation } from '../organize.slice'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** §2 events, edit: changes an event, as far as its state allows. */
export default function EditGroupPage() {
  useFocusRequestedField()
  return (
    <div className={cx(layout.stack5, textStyle.measure)}>
      <GroupFrame title="routes.groupTravelEdit">
        {(group) => (group.mayEdit ? <Edit group={group} /> : <Closed group={group} />)}
      </GroupFrame>
    </div>
  )
}

function Edit({ group }: { group: GroupDetail }) {
  const name = groupNameOf(group.names, useIntl().locale)
  return (
    <>
      <PageHeader title={<FormattedMessage id="routes.groupTravelEdit" />} facts={[name]} />
      <UnsavedWork>
        <SectionGroup>
          <Card>
            <Form group={group} name={name} />
          </Card>
        </SectionGroup>
      </UnsavedWork>
    </>
  )
}

function Form({ group, name }: { group: GroupDetail; name: string }) {
  const locale = useLocale()
  const leave = useLeave()
  const { companyId } = useSession()
  const [put] = usePutGroupMutation()
  const groupRef = { companyId, groupTravelId: group.id }
  const toEvent = () => leave(pathTo(locale, 'groupDetail', { groupTravelId: group.id }))
  const finish = () => {
    void showToast({ text: <FormattedMessage id="organize.saved" values={{ name }} /> })
    toEvent()
  }
  return (
    <GroupForm
      group={group}
      save={async ({ names, ...rest }, opened) => {
        const before = opened ?? group
        const changed = { ...rest, names: namesFor(names, before.names), version: before.version }
        return (await put({ ...groupRef, group: changed })) as SaveResult<GroupDetail | null>
      }}
      onSaved={finish}
      onCancel={toEvent}
    />
  )
}

const Closed = ({ group }: { group: GroupDetail }) => (
  <EmptyState
    headingLevel={1}
    title={<FormattedMessage id="organize.closed.title" />}
    text={
      <FormattedMessage id={group.status === 'pendingApproval' ? 'organize.closed.pending' : 'organize.closed.text'} />
    }
    action={
      <Link to={pathTo(useLocale(), 'groupDetail', { groupTravelId: group.id })} className={buttonClass()}>
        <FormattedMessage id="organize.toEvent" />
      </Link>
    }
  />
)
