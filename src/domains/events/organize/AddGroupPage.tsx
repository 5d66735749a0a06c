import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Navigate } from 'react-router-dom'
import type { GroupDetail } from '#contract/groupTravels.ts'
import { useSession } from '@/domains/session/shared/useSession'
import type { SaveResult } from '@/forms/useSectionSave'
import { UnsavedWork } from '@/forms/UnsavedWork'
import { useFocusRequestedField } from '@/forms/useFocusRequestedField'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/PageHeader'
import { pathTo } from '@/routes/pathTo'
import { Card } from '@/ui/Card'
import { GroupForm } from './GroupForm'
import { IfOffered } from '@/domains/events/shared/IfOffered'
import { usePostGroupMutation } from './organize.slice'
import styles from './Organize.module.css'

/** §2 events, add: begins to plan an event. */
export default function AddGroupPage() {
  useFocusRequestedField()
  const title = <FormattedMessage id="routes.groupTravelAdd" />
  const locale = useLocale()
  const { companyId } = useSession()
  const [post] = usePostGroupMutation()
  /** Once the form is unmounted, its unsaved changes no longer ask before leaving. */
  const [next, setNext] = useState<string>()
  if (next) return <Navigate replace to={next} />
  return (
    <div className={styles.form}>
      <IfOffered title={title}>
        <PageHeader
          title={title}
          note={
            <p className={styles.lead}>
              <FormattedMessage id="organize.add.lead" />
            </p>
          }
        />
        <UnsavedWork>
          <Card>
            <GroupForm
              group={null}
              save={async (group) => (await post({ companyId, group })) as SaveResult<GroupDetail | null>}
              onSaved={({ id }) => setNext(pathTo(locale, 'groupDetail', { groupTravelId: id }))}
              onCancel={() => setNext(pathTo(locale, 'groupTravel'))}
            />
          </Card>
        </UnsavedWork>
      </IfOffered>
    </div>
  )
}
