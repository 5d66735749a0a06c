import { FormattedMessage } from 'react-intl'
import type { ProfileRoles, Role } from '#contract/roles.ts'
import { SectionCard } from '@/patterns/page/SectionCard'
import { useSession } from '@/domains/session/shared/useSession'
import type { ProfileRef } from '@/http/paths'
import { cx } from '@/ui/cx'
import rows from '@/patterns/list/rows.module.css'
import styles from '@/patterns/page/section.module.css'
import own from './RolesSection.module.css'
import { useRolesQuery } from './account.slice'

/** §6: the person's roles and what each allows; only administrators change them. */
export function RolesSection({ profileRef }: { profileRef: ProfileRef }) {
  const { roles: held } = useSession()
  return (
    <SectionCard<ProfileRoles>
      heading={<FormattedMessage id="profile.account.roles.title" />}
      description={
        <FormattedMessage
          id={held.includes('Admin') ? 'profile.account.roles.text.admin' : 'profile.account.roles.text'}
        />
      }
      answer={useRolesQuery(profileRef)}
    >
      {({ roles }) => (
        <ul role="list" id="account-roles" tabIndex={-1} className={cx(rows.list, own.list)}>
          {(roles.length > 0 ? roles : (['Traveller'] satisfies Role[])).map((role) => (
            <li key={role} className={cx(rows.row, rows.spread, rows.fromTop)}>
              <div className={rows.words}>
                <p className={styles.name}>
                  <FormattedMessage id={`profile.account.role.${role}`} />
                </p>
                <p className={styles.soft}>
                  <FormattedMessage id={`profile.account.role.${role}.text`} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}
