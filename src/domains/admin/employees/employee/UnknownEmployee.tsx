import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/buttonClass'
import { EmptyState } from '@/ui/EmptyState'
import { Illustration } from '@/ui/illustrations/Illustration'

/** Nobody of the company's employees has this address: a guest, somebody deleted, or a mistyped link. */
export const UnknownEmployee = () => (
  <EmptyState
    headingLevel={1}
    title={<FormattedMessage id="employees.unknown.title" />}
    text={<FormattedMessage id="employees.unknown.text" />}
    illustration={<Illustration of="lost" />}
    action={
      <Link to={pathTo(useLocale(), 'employees')} className={buttonClass()}>
        <FormattedMessage id="employees.unknown.action" />
      </Link>
    }
  />
)
