import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import { fullName } from '#contract/texts/fullName.ts'
import type { GuestDetail } from '#contract/arranger/guests.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { UnsavedWork } from '@/forms/leave/UnsavedWork'
import type { EmployeeRef } from '@/http/paths'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { PersonPage } from '@/patterns/record/PersonPage'
import { RecordAnswer } from '@/patterns/record/RecordAnswer'
import { useNameInTrail } from '@/patterns/page/trailNames'
import { pathTo } from '@/routes/pathTo'
import { GuestForm } from '@/domains/guests/form/GuestForm'
import { isOver, missingDetails } from '@/domains/guests/guests.rules'
import { useGuestQuery } from '@/domains/guests/guests.slice'
import { GuestLifeCycle } from './GuestLifeCycle'
import { GuestBadge } from '@/domains/guests/shared/GuestBadge'
import styles from '@/patterns/page/section.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'
import { Card } from '@/ui/display/Card'

/** §2 guests/{employeeId}/edit. */
export default function EditGuestPage() {
  const { employeeId = '' } = useParams()
  const { companyId } = useSession()
  return (
    <UnsavedWork key={employeeId}>
      <Guest guestRef={{ companyId, employeeId }} />
    </UnsavedWork>
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
  useNameInTrail('guestManagementEdit', fullName(guest))
  return (
    <PersonPage
      title={fullName(guest)}
      mark={<GuestBadge status={guest.status} />}
      facts={[
        guest.purpose,
        !isOver(guest.status) && <FormattedMessage key="end" id="guests.until" values={{ day: date(guest.endDate) }} />,
        guest.host && <FormattedMessage key="host" id="guests.hostedBy" values={{ name: fullName(guest.host) }} />,
      ]}
      life={<GuestLifeCycle guest={guest} guestRef={guestRef} />}
      aside={
        <>
          <MissingDetails issues={guest.profileIssues} />
          <GuestSees guest={guest} />
        </>
      }
    >
      <GuestForm guest={guest} guestRef={guestRef} />
    </PersonPage>
  )
}

/** The details without which nobody can book for a guest; nothing where none is missing. */
function MissingDetails({ issues }: { issues: GuestDetail['profileIssues'] }) {
  const missing = missingDetails(issues)
  if (missing.length === 0) return null
  return (
    <Card
      heading={<FormattedMessage id="guests.missing" values={{ count: missing.length }} />}
      description={<FormattedMessage id="guests.missing.text" />}
    >
      <ul className={styles.points}>
        {missing.map((detail) => (
          <li key={detail}>
            <FormattedMessage id={`guests.missing.${detail}`} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const sees = ['profile', 'trips', 'support'] as const
const seesNot = ['people', 'company'] as const

/** §6: what a guest can see once they have signed in, what they may book and who pays for it, and what they cannot see. */
const GuestSees = ({ guest: { hasAccess, booking, maySelfBook, payment } }: { guest: GuestDetail }) => (
  <Card heading={<FormattedMessage id="guests.sees" />}>
    {hasAccess ? (
      <div className={layout.stack4}>
        <ul className={styles.points}>
          {sees.map((each) => (
            <li key={each}>
              <FormattedMessage id={`guests.sees.${each}`} />
            </li>
          ))}
        </ul>
        <p className={textStyle.strong}>
          <FormattedMessage id="guests.books" />
        </p>
        {maySelfBook ? (
          <ul className={styles.points}>
            <li>
              <FormattedMessage id={`guests.books.${booking}`} />
            </li>
            <li>
              <FormattedMessage id={`guests.books.paid.${payment}`} />
            </li>
          </ul>
        ) : (
          <p>
            <FormattedMessage id="guests.books.nothing" />
          </p>
        )}
        <p className={textStyle.strong}>
          <FormattedMessage id="guests.sees.not" />
        </p>
        <ul className={styles.points}>
          {seesNot.map((each) => (
            <li key={each}>
              <FormattedMessage id={`guests.sees.not.${each}`} />
            </li>
          ))}
        </ul>
      </div>
    ) : (
      <p>
        <FormattedMessage id="guests.sees.nothing" />
      </p>
    )}
  </Card>
)
