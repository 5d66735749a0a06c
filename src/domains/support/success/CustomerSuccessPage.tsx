import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { GraduationCap } from 'lucide-react'
import { FirstSteps } from '@/domains/admin/shared/FirstSteps'
import { useGateStatus } from '@/domains/reference/shared/useGateStatus'
import { CompanyOverview } from '@/domains/scores/overview/shared/CompanyOverview'
import { useSession } from '@/domains/session/shared/useSession'
import { AskHelpDesk } from '@/domains/agency/shared/AskHelpDesk'
import { useAgency } from '@/domains/agency/shared/useAgency'
import { isOffered } from '@/http/additions'
import { useLocale } from '@/i18n/useLocale'
import { RowList } from '@/patterns/list/ExpandingRow'
import { PageHeader } from '@/patterns/page/PageHeader'
import { PageSection } from '@/patterns/page/PageSection'
import { pathTo } from '@/routes/pathTo'
import { titleOf } from '@/routes/table'
import { buttonClass } from '@/ui/button/buttonClass'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Card } from '@/ui/display/Card'
import { openTips, type TipName, tips } from './tips.rules'
import styles from './CustomerSuccessPage.module.css'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/**
 * §2 customer-success: what each reader can get out of the application, by their roles; how the company's setup and use
 * are doing, for those who answer for them; and whom to ask for a training.
 */
export default function CustomerSuccessPage() {
  const who = useSession()
  const statusOf = useGateStatus(who)
  const open = openTips(who.roles, (gate) => statusOf(gate) === 'enabled')
  return (
    <div className={layout.stack8}>
      <PageHeader
        title={<FormattedMessage id="routes.customerSuccess" />}
        note={
          <p className={textStyle.soft}>
            <FormattedMessage id="support.success.lead" />
          </p>
        }
      />
      {isOffered('firststeps') && who.roles.includes('Admin') && <FirstSteps companyId={who.companyId} />}
      <PageSection heading={<FormattedMessage id="support.success.tips" />}>
        <RowList>
          {open.map((name) => (
            <Tip key={name} name={name} />
          ))}
        </RowList>
      </PageSection>
      {isOffered('companyoverview') && who.roles.includes('FinancialOfficer') && (
        <CompanyOverview companyId={who.companyId} isBrief />
      )}
      <PageSection heading={<FormattedMessage id="support.success.contact" />}>
        <AskForTraining />
      </PageSection>
    </div>
  )
}

function Tip({ name }: { name: TipName }) {
  const locale = useLocale()
  const { formatMessage } = useIntl()
  const page = formatMessage({ id: titleOf(tips[name]) })
  return (
    <li className={styles.tip}>
      <div className={layout.stackTight}>
        <h3 className={textStyle.normal}>
          <FormattedMessage id={`support.success.tip.${name}`} />
        </h3>
        <p className={textStyle.note}>
          <FormattedMessage id={`support.success.tip.${name}.text`} />
        </p>
      </div>
      <Link className={buttonClass('quiet', 'small')} to={pathTo(locale, tips[name])}>
        {page}
      </Link>
    </li>
  )
}

/** A mail to the agency that asks for a training, begun in the reader's language; without an address, its support page. */
function AskForTraining() {
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
