import { skipToken } from '@reduxjs/toolkit/query/react'
import { Receipt } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useFeatureConfigurationQuery } from '@/domains/reference/configuration.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { safeExternalUrl } from '@/lib/safePath'
import { mayLeaveFor } from '@/routes/permissions'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './MainMenu.module.css'

/**
 * §2 expense: the last entry of the main menu, which leads to the company's own expense system in a new tab. It is there
 * where the feature is on, the company has an address for it, and §6 permits `external.expense`. A feature that is
 * disabled shows it disabled.
 */
export function ExpenseLink() {
  const { companyId, profileId, employeeId, roles } = useSession()
  const { data } = useFeatureConfigurationQuery(employeeId ? { companyId, profileId } : skipToken)
  const status = data?.features.expense.status ?? 'hidden'
  const address = safeExternalUrl(data?.expenseUrl)
  if (status === 'hidden' || !address || !mayLeaveFor('external.expense', roles)) return null
  const words = (
    <>
      <Receipt aria-hidden="true" />
      <FormattedMessage id="shell.expense" />
    </>
  )
  return (
    <li>
      {status === 'disabled' ? (
        <span className={styles.entry} role="link" aria-disabled="true">
          {words}
        </span>
      ) : (
        <a className={styles.entry} href={address.href} target="_blank" rel="noopener noreferrer">
          {words}
          <VisuallyHidden>
            <FormattedMessage id="patterns.newTab" />
          </VisuallyHidden>
        </a>
      )}
    </li>
  )
}
