import { FormattedMessage, useIntl } from 'react-intl'
import { AdminTabs } from '@/domains/admin/shared/AdminTabs'
import { useSession } from '@/domains/session/shared/useSession'
import { PageHeader } from '@/patterns/page/PageHeader'
import { SectionCard } from '@/patterns/page/SectionCard'
import { CopyButton } from '@/ui/button/CopyButton'
import { TextField } from '@/ui/field/text/TextField'
import styles from './Provisioning.module.css'
import { useScimTokensQuery } from './provisioning.slice'
import { TokensCard } from './TokensCard'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

/** The name of a role's group, in every language. */
const roleGroup = 'Role: FinancialOfficer'

/** §2 admin group: the company's connection to its identity provider, with its tokens. */
export default function ProvisioningPage() {
  return (
    <div className={layout.stack5}>
      <AdminTabs />
      <PageHeader title={<FormattedMessage id="routes.provisioning" />} lead="provisioning.lead" />
      <Connection />
      <TokensCard />
    </div>
  )
}

/** The data to enter at the identity provider, and the consequences. */
function Connection() {
  const answer = useScimTokensQuery(useSession().companyId)
  const { formatMessage } = useIntl()
  return (
    <SectionCard heading={<FormattedMessage id="provisioning.connect" />} answer={answer}>
      {({ baseUrl }) => (
        <div className={layout.stack4}>
          <ol className={styles.steps}>
            <li>
              <FormattedMessage id="provisioning.step.token" />
            </li>
            <li>
              <FormattedMessage id="provisioning.step.enter" />
            </li>
            <li>
              <FormattedMessage id="provisioning.step.assign" values={{ role: roleGroup }} />
            </li>
          </ol>
          <div className={cx(layout.row2, layout.bottom)}>
            <TextField
              className={styles.value}
              readOnly
              value={baseUrl}
              label={<FormattedMessage id="provisioning.baseUrl" />}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton
              text={baseUrl}
              size="medium"
              label={formatMessage({ id: 'provisioning.baseUrl.copy' })}
              copiedLabel={formatMessage({ id: 'patterns.copied' })}
            />
          </div>
        </div>
      )}
    </SectionCard>
  )
}
