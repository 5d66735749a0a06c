import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, Navigate } from 'react-router-dom'
import { groupNameOf } from '#contract/groupNames.ts'
import type { GroupDetail } from '#contract/groupTravels.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { SavedTogether } from '@/forms/SaveBar'
import { UnsavedWork } from '@/forms/UnsavedWork'
import { useFocusRequestedField } from '@/forms/useFocusRequestedField'
import type { SaveResult } from '@/forms/useSectionSave'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/PageHeader'
import { showToast } from '@/patterns/toasts'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/buttonClass'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { GroupForm } from './GroupForm'
import { GroupFrame } from './GroupFrame'
import { namesFor } from './groupForm.rules'
import { usePutGroupMutation } from './organize.slice'
import styles from './Organize.module.css'

/** §2 events, edit: changes an event, as far as its state allows. */
export default function EditGroupPage() {
  useFocusRequestedField()
  return (
    <div className={styles.form}>
      <GroupFrame title={<FormattedMessage id="routes.groupTravelEdit" />}>
        {(group) => (group.mayEdit ? <Edit group={group} /> : <Closed group={group} />)}
      </GroupFrame>
    </div>
  )
}

function Edit({ group }: { group: GroupDetail }) {
  const { locale: culture } = useIntl()
  const locale = useLocale()
  const { companyId } = useSession()
  const [put] = usePutGroupMutation()
  /** Once the form is unmounted, its unsaved changes no longer ask before leaving. */
  const [isLeaving, setLeaving] = useState(false)
  const groupRef = { companyId, groupTravelId: group.id }
  if (isLeaving) return <Navigate replace to={pathTo(locale, 'groupDetail', { groupTravelId: group.id })} />
  const name = groupNameOf(group.names, culture)
  const finish = () => {
    void showToast({ text: <FormattedMessage id="organize.saved" values={{ name }} /> })
    setLeaving(true)
  }
  return (
    <>
      <PageHeader title={<FormattedMessage id="routes.groupTravelEdit" />} facts={[name]} />
      <UnsavedWork>
        <SavedTogether>
          <Card>
            <GroupForm
              group={group}
              save={async ({ names, ...rest }, opened) => {
                const before = opened ?? group
                const changed = { ...rest, names: namesFor(names, before.names), version: before.version }
                return (await put({ ...groupRef, group: changed })) as SaveResult<GroupDetail | null>
              }}
              onSaved={finish}
              onCancel={() => setLeaving(true)}
            />
          </Card>
        </SavedTogether>
      </UnsavedWork>
    </>
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
