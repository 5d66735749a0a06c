import { generatePath } from 'react-router-dom'
import { EmployeeFrame } from '@/domains/admin/employees/trips/EmployeeFrame'
import { ProfileOfEmployee } from '@/domains/admin/employees/trips/ProfileOfEmployee'
import { offeredPageOf } from '@/app/pages/pages'
import type { TextDomain } from '@/i18n/textBundles'
import type { LocaleCode } from '#contract/texts/locales.ts'
import type { administeredPages } from '@/routes/administeredPages'
import { rowOf } from '@/routes/table'
import { renderPage } from '#tests/support/page/render.tsx'

/** The paths of the calls about the employee, by the employee's id and by their travel profile. */
export const ofEmployee = '/admin/companies/aurora/employees/e2'
export const ofProfile = '/companies/aurora/profiles/p2'

interface AdministeredScene {
  params?: Record<string, string>
  search?: string
  locale?: LocaleCode
  /** Domains of code that loads later than the page. */
  messages?: readonly TextDomain[]
}

/** A page about an employee, in the frame that the application puts around it, as their administrator sees it. */
export async function renderAdministered(
  name: (typeof administeredPages)[keyof typeof administeredPages] | 'employeeAdvisories',
  { params = {}, search = '', locale = 'en-ca', messages: later = [] }: AdministeredScene = {},
) {
  const { load, messages = [] } = offeredPageOf(name)
  const { default: Page } = await load()
  const route = rowOf(name).path
  const frameOf = (employeeId: string) => (
    <EmployeeFrame employeeId={employeeId}>
      <Page />
    </EmployeeFrame>
  )
  return renderPage(
    name === 'employeeAdvisories' ? <ProfileOfEmployee profileId="p2">{frameOf}</ProfileOfEmployee> : frameOf('e2'),
    {
      path: generatePath(route, { employeeId: 'e2', profileId: 'p2', ...params }) + search,
      route,
      locale,
      whoami: { roles: ['Admin'] },
      messages: [...messages, ...later, 'staff', 'administration', 'traveler'],
    },
  )
}
