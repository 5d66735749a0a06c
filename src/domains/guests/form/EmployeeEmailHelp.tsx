import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { Banner } from '@/ui/notice/Banner'
import { buttonClass } from '@/ui/button/buttonClass'

/** Where to go instead with the address of an employee: a guest profile is never for one. */
export function EmployeeEmailHelp() {
  return (
    <Banner
      tone="info"
      actions={
        <Link className={buttonClass('secondary', 'small')} to={pathTo(useLocale(), 'arranger-profiles')}>
          <FormattedMessage id="guests.form.employee.action" />
        </Link>
      }
    >
      <FormattedMessage id="guests.form.employee" />
    </Banner>
  )
}
