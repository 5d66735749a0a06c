import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import type { GuestDetail } from '#contract/guests.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { SavedTogether } from '@/forms/section/SaveBar'
import { UnsavedWork } from '@/forms/leave/UnsavedWork'
import type { EmployeeRef } from '@/http/paths'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { IfOffered } from '@/patterns/record/IfOffered'
import { PageHeader } from '@/patterns/page/PageHeader'
import { RecordAnswer } from '@/patterns/record/RecordAnswer'
import { useNameInTrail } from '@/patterns/page/trailNames'
import { pathTo } from '@/routes/pathTo'
import { GuestForm } from '@/domains/guests/form/GuestForm'
import styles from '@/patterns/record/recordPage.module.css'
import { guestName, isOver } from '@/domains/guests/guests.rules'
import { useGuestQuery } from '@/domains/guests/guests.slice'
import { GuestLifeCycle } from './GuestLifeCycle'
import { GuestSees } from './GuestSees'
import { MissingDetails } from './MissingDetails'
import { GuestBadge } from '@/domains/guests/shared/GuestBadge'
import layout from '@/ui/layout/layout.module.css'

/** §2 guests/{employeeId}/edit. */
export default function EditGuestPage() {
  const { employeeId = '' } = useParams()
  const { companyId } = useSession()
  return (
    <IfOffered addition="guestmanagement" title="routes.guestManagementEdit" text="guests.notOffered">
      <UnsavedWork key={employeeId}>
        <Guest guestRef={{ companyId, employeeId }} />
      </UnsavedWork>
    </IfOffered>
  )
}

function Guest({ guestRef }: { guestRef: EmployeeRef }) {
  const answer = useGuestQuery(guestRef)
  return (
    <RecordAnswer
      answer={answer}
      title="routes.guestManagementEdit"
      failed="guests.failed"
      failedText="tables.failed.text"
      unknown={{ about: 'guests', back: pathTo(useLocale(), 'guestManagementList') }}
    >
      {(guest) => <GuestView guest={guest} guestRef={guestRef} />}
    </RecordAnswer>
  )
}

interface GuestViewProps {
  guest: GuestDetail
  guestRef: EmployeeRef
}

function GuestView({ guest, guestRef }: GuestViewProps) {
  const { date } = useFormats()
  useNameInTrail('guestManagementEdit', guestName(guest))
  return (
    <div className={layout.stack5}>
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
          <GuestLifeCycle guest={guest} guestRef={guestRef} />
        </div>
        <div className={styles.main}>
          <SavedTogether>
            <GuestForm guest={guest} guestRef={guestRef} />
          </SavedTogether>
        </div>
        <div className={styles.aside}>
          <MissingDetails issues={guest.profileIssues} />
          <GuestSees guest={guest} />
        </div>
      </div>
    </div>
  )
}
