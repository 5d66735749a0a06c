import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Navigate, useParams } from 'react-router-dom'
import type { GuestDetail } from '#contract/guests.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { SavedTogether } from '@/forms/SaveBar'
import { UnsavedWork } from '@/forms/UnsavedWork'
import { isOffered } from '@/http/additions'
import type { EmployeeRef } from '@/http/paths'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/PageHeader'
import { RecordAnswer } from '@/patterns/RecordAnswer'
import { useNameInTrail } from '@/patterns/trailNames'
import { pathTo } from '@/routes/pathTo'
import { GuestForm } from '@/domains/guests/form/GuestForm'
import styles from '@/patterns/recordPage.module.css'
import { guestName, isOver } from '@/domains/guests/guests.rules'
import { useGuestQuery } from '@/domains/guests/guests.slice'
import { GuestLifeCycle } from './GuestLifeCycle'
import { GuestSees } from './GuestSees'
import { MissingDetails } from './MissingDetails'
import { UnknownGuest } from './UnknownGuest'
import { NotOffered } from '@/domains/guests/shared/NotOffered'
import { GuestBadge } from '@/domains/guests/shared/GuestBadge'

/** §2 guests/{employeeId}/edit. */
export default function EditGuestPage() {
  const { employeeId = '' } = useParams()
  const { companyId } = useSession()
  if (!isOffered('guestmanagement')) return <NotOffered title="routes.guestManagementEdit" />
  return <Guest key={employeeId} guestRef={{ companyId, employeeId }} />
}

function Guest({ guestRef }: { guestRef: EmployeeRef }) {
  const answer = useGuestQuery(guestRef)
  const locale = useLocale()
  /** Once the form is unmounted, its unsaved changes no longer ask before leaving. */
  const [isRemoved, setRemoved] = useState(false)
  if (isRemoved) return <Navigate replace to={pathTo(locale, 'guestManagementList')} />
  return (
    <RecordAnswer answer={answer} title="routes.guestManagementEdit" failed="guests.failed" unknown={<UnknownGuest />}>
      {(guest) => <GuestView guest={guest} guestRef={guestRef} onRemoved={() => setRemoved(true)} />}
    </RecordAnswer>
  )
}

interface GuestViewProps {
  guest: GuestDetail
  guestRef: EmployeeRef
  onRemoved: () => void
}

function GuestView({ guest, guestRef, onRemoved }: GuestViewProps) {
  const { date } = useFormats()
  useNameInTrail('guestManagementEdit', guestName(guest))
  return (
    <div className={styles.page}>
      <PageHeader
        title={guestName(guest)}
        mark={<GuestBadge status={guest.status} />}
        facts={[
          guest.purpose,
          !isOver(guest.status) && (
            <FormattedMessage key="end" id="guests.until" values={{ day: date(guest.endDate) }} />
          ),
          guest.host && <FormattedMessage key="host" id="guests.hostedBy" values={{ name: guestName(guest.host) }} />,
        ]}
      />
      <div className={styles.columns}>
        <div className={styles.life}>
          <GuestLifeCycle guest={guest} guestRef={guestRef} onRemoved={onRemoved} />
        </div>
        <div className={styles.main}>
          <UnsavedWork>
            <SavedTogether>
              <GuestForm guest={guest} guestRef={guestRef} />
            </SavedTogether>
          </UnsavedWork>
        </div>
        <div className={styles.aside}>
          <MissingDetails issues={guest.profileIssues} />
          <GuestSees guest={guest} />
        </div>
      </div>
    </div>
  )
}
