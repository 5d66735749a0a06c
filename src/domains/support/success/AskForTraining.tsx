import { GraduationCap } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { AskHelpDesk } from '@/domains/agency/shared/AskHelpDesk'
import { useAgency } from '@/domains/agency/shared/useAgency'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { buttonClass } from '@/ui/button/buttonClass'
import { Card } from '@/ui/display/Card'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** A mail to the agency that asks for a training, begun in the reader's language; without an address, its support page. */
export function AskForTraining() {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const agency = useAgency()
  const words = {
    subject: formatMessage({ id: 'support.success.training.subject' }),
    body: formatMessage({ id: 'support.success.training.body' }),
  }
  const query = Object.entries(words).map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  return (
    <Card>
      <div className={layout.stack3}>
        <p className={textStyle.measure}>
          <FormattedMessage id="support.success.training.text" values={{ agency: agency?.companyName || 'none' }} />
        </p>
        <div className={layout.row3}>
          {agency?.emailFrom && (
            <ButtonLink
              variant="secondary"
              href={`mailto:${encodeURIComponent(agency.emailFrom)}?${query.join('&')}`}
              icon={<GraduationCap aria-hidden="true" />}
            >
              <FormattedMessage id="support.success.training.ask" />
            </ButtonLink>
          )}
          <AskHelpDesk />
          <Link className={buttonClass('quiet')} to={pathTo(locale, 'support')}>
            <FormattedMessage id="routes.support" />
          </Link>
        </div>
      </div>
    </Card>
  )
}
