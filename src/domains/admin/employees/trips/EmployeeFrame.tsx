import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Employee } from '#contract/employees/employees.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { useEmployeeQuery } from '@/domains/admin/employees.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { PersonFrame } from '@/patterns/record/PersonFrame'
import { RecordAnswer } from '@/patterns/record/RecordAnswer'
import { SubjectProvider } from '@/patterns/subject/subject'
import { useNameInTrail } from '@/patterns/page/trailNames'
import { SubjectBar } from '@/patterns/subject/SubjectBar'
import { pathTo } from '@/routes/pathTo'
import { useRouteName } from '@/routes/useRouteName'
import { EmptyState } from '@/ui/notice/EmptyState'
import { NoTripsIllustration } from '@/ui/illustrations/NoTripsIllustration'

/**
 * Wraps every page about an administered employee: a bar with their name and a link back to the employee, and texts
 * that speak of them.
 */
export function EmployeeFrame({ employeeId, children }: { employeeId: string; children: ReactNode }) {
  const { companyId } = useSession()
  const answer = useEmployeeQuery({ companyId, employeeId })
  return (
    <RecordAnswer
      answer={answer}
      failed="employees.trips.failed"
      unknown={{ about: 'employees.trips', back: pathTo(useLocale(), 'employees') }}
    >
      {(employee) => (
        <SubjectProvider value={{ kind: 'employee', companyId, employeeId, profileId: employee.profileId }}>
          <Framed employee={employee}>{children}</Framed>
        </SubjectProvider>
      )}
    </RecordAnswer>
  )
}

/** The list of all trips is read by the employee; the other pages are read by the travel profile. */
function Framed({ employee, children }: { employee: Employee; children: ReactNode }) {
  const locale = useLocale()
  const { formatMessage } = useIntl()
  const isList = useRouteName() === 'employeeTrips'
  const name = fullName(employee)
  useNameInTrail('editEmployee', name)
  useNameInTrail('employeeTrips', formatMessage({ id: 'employees.trips.of' }, { name }))
  return (
    <PersonFrame
      name={name}
      firstName={employee.firstName}
      bar={
        <SubjectBar
          name={name}
          words={<FormattedMessage id="employees.trips.of" values={{ name }} />}
          back={{
            to: pathTo(locale, 'editEmployee', { employeeId: employee.id }),
            text: <FormattedMessage id="employees.trips.back" />,
          }}
        />
      }
      announcement={<FormattedMessage id="employees.trips.announced" values={{ name }} />}
    >
      {isList || employee.profileId !== null ? children : <NoTravelProfile name={name} />}
    </PersonFrame>
  )
}

/** A note that an employee without a travel profile has not travelled. */
const NoTravelProfile = ({ name }: { name: string }) => (
  <EmptyState
    headingLevel={1}
    title={<FormattedMessage id="employees.trips.noProfile.title" />}
    text={<FormattedMessage id="employees.trips.noProfile.text" values={{ name }} />}
    illustration={<NoTripsIllustration />}
  />
)
