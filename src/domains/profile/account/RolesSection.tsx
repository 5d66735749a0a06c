import { FormattedMessage } from 'react-intl'
import type { ProfileRoles, Role } from '#contract/session/roles.ts'
import { SectionCard } from '@/patterns/page/SectionCard'
import { useSession } from '@/domains/session/shared/useSession'
import type { ProfileRef } from '@/http/paths'
import { cx } from '@/ui/cx'
import rows from '@/patterns/list/rows.module.css'
import { useRolesQuery } from './account.slice'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

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
        <ul role="list" id="account-roles" tabIndex={-1} className={cx(rows.list, layout.readingStart)}>
          {(roles.length > 0 ? roles : (['Traveller'] satisfies Role[])).map((role) => (
            <li key={role} className={cx(rows.row, layout.row4, layout.between, layout.lines2, layout.top)}>
              <div className={cx(layout.grow14, layout.shrink, textStyle.anywhere)}>
                <p className={textStyle.strong}>
                  <FormattedMessage id={`profile.account.role.${role}`} />
                </p>
                <p className={cx(textStyle.note, textStyle.snug)}>
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
