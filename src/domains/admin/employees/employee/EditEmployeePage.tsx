import { CalendarDays, TriangleAlert } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useParams } from 'react-router-dom'
import type { Employee } from '#contract/employees/employees.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { useTripList } from '@/domains/itinerary/shared/trips/useTripList'
import { useSession } from '@/domains/session/shared/useSession'
import { useFocusRequestedField } from '@/forms/section/useFocusRequestedField'
import { UnsavedWork } from '@/forms/leave/UnsavedWork'
import { Deferred } from '@/patterns/page/Deferred'
import { lazyPart } from '@/patterns/page/lazyPart'
import { isOffered } from '@/http/additions'
import type { EmployeeRef } from '@/http/paths'
import { useLocale } from '@/i18n/useLocale'
import { PersonPage } from '@/patterns/record/PersonPage'
import { RecordAnswer } from '@/patterns/record/RecordAnswer'
import { useNameInTrail } from '@/patterns/page/trailNames'
import { administeredPages } from '@/routes/administeredPages'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { EmployeeCenters } from './EmployeeCenters'
import { EmployeeForm } from '@/domains/admin/employees/form/EmployeeForm'
import { EmployeeLifeCycle } from './EmployeeLifeCycle'
import { useEmployeeQuery } from '@/domains/admin/employees.slice'
import { MissingForBooking } from './MissingForBooking'
import { StatusFlagBadges } from '@/domains/admin/employees/shared/StatusFlagBadges'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'
import styles from '@/patterns/page/section.module.css'
import { Banner } from '@/ui/notice/Banner'

const CompanyChangeSection = lazyPart(['companyChanges'], () => import('@/domains/admin/changes/CompanyChangeSection'))

/** §2 {employeeId}/edit-employee. */
export default function EditEmployeePage() {
  useFocusRequestedField()
  const { employeeId = '' } = useParams()
  const { companyId } = useSession()
  return (
    <UnsavedWork key={employeeId}>
      <EmployeeOf employeeRef={{ companyId, employeeId }} />
    </UnsavedWork>
  )
}

function EmployeeOf({ employeeRef }: { employeeRef: EmployeeRef }) {
  const answer = useEmployeeQuery(employeeRef)
  return (
    <RecordAnswer
      answer={answer}
      title="routes.editEmployee"
      failed="employees.failed"
      failedText="tables.failed.text"
      unknown={{ about: 'employees', back: pathTo(useLocale(), 'employees') }}
    >
      {(employee) => <EmployeeView employee={employee} />}
    </RecordAnswer>
  )
}

function EmployeeView({ employee }: { employee: Employee }) {
  useNameInTrail('editEmployee', fullName(employee))
  return (
    <PersonPage
      title={fullName(employee)}
      mark={<StatusFlagBadges employee={employee} />}
      facts={[employee.jobTitle, employee.costCenter, employee.externalId]}
      actions={<RelatedLinks employee={employee} />}
      life={
        <>
          <AskedRoles employee={employee} />
          <EmployeeLifeCycle employee={employee} />
        </>
      }
      aside={
        <>
          <MissingForBooking employee={employee} />
          <EmployeeCenters employee={employee} />
          <Deferred>
            {isOffered('companychanges') && <CompanyChangeSection heading="employees.history" entityId={employee.id} />}
          </Deferred>
        </>
      }
    >
      <EmployeeForm employee={employee} />
    </PersonPage>
  )
}

/** Links to the employee's trips and their travel advisories. */
function RelatedLinks({ employee: { id: employeeId, profileId, hasTravelAdvisories } }: { employee: Employee }) {
  const locale = useLocale()
  const list = useTripList()
  // The pages of trips read by profile; the list of all trips reads by employee.
  const trips = profileId === null ? 'employeeTrips' : administeredPages[list]
  return (
    <>
      <Link className={buttonClass('quiet', 'small')} to={pathTo(locale, trips, { employeeId })}>
        <CalendarDays aria-hidden="true" />
        <FormattedMessage id="employees.trips" />
      </Link>
      {profileId !== null && hasTravelAdvisories && (
        <Link className={buttonClass('quiet', 'small')} to={pathTo(locale, 'employeeAdvisories', { profileId })}>
          <TriangleAlert aria-hidden="true" />
          <FormattedMessage id="employees.advisories" />
        </Link>
      )}
    </>
  )
}

/** Roles requested for the employee, which wait for a second administrator. */
function AskedRoles({ employee }: { employee: Employee }) {
  const { formatMessage } = useIntl()
  const { date } = useFormats()
  const { employeeId } = useSession()
  const { askedRoles } = employee
  if (askedRoles.length === 0) return null
  const isOwn = employee.id === employeeId
  return (
    <Banner
      tone="info"
      title={
        <FormattedMessage
          id={isOwn ? 'employees.asked.own' : 'employees.asked'}
          values={{ name: fullName(employee), count: askedRoles.length }}
        />
      }
    >
      <ul className={styles.points}>
        {askedRoles.map(({ id, role, askedAt }) => (
          <li key={id}>
            <FormattedMessage
              id="employees.asked.role"
              values={{ role: formatMessage({ id: `profile.account.role.${role}` }), day: date(localDay(askedAt)) }}
            />
          </li>
        ))}
      </ul>
    </Banner>
  )
}
