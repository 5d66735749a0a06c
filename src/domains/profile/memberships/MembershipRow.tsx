import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Membership } from '#contract/memberships.ts'
import type { ProfileRef } from '@/http/paths'
import { Button } from '@/ui/Button'
import { ChangeMembership } from './ChangeMembership'
import { cx } from '@/ui/cx'
import rows from '@/patterns/rows.module.css'
import styles from './MembershipsSection.module.css'
import { RemoveMembership } from './RemoveMembership'

interface MembershipRowProps {
  profileRef: ProfileRef
  membership: Membership
  onDone: (what: 'changed' | 'removed', program: string) => void
}

/** One membership; its number is changed and it is removed in place. */
export function MembershipRow({ profileRef, membership, onDone }: MembershipRowProps) {
  const { formatMessage } = useIntl()
  const { programName: program, provider, number } = membership
  const [open, setOpen] = useState<'change' | 'remove'>()
  const buttons = { change: useRef<HTMLButtonElement>(null), remove: useRef<HTMLButtonElement>(null) }
  const last = useRef<'change' | 'remove'>(undefined)
  useEffect(() => {
    if (!open && last.current) buttons[last.current].current?.focus()
    last.current = open
  })
  const close = () => setOpen(undefined)
  const opener = (name: 'change' | 'remove') => (
    <Button
      ref={buttons[name]}
      variant="quiet"
      size="small"
      aria-label={formatMessage({ id: `profile.memberships.${name}.of` }, { program })}
      onClick={() => setOpen(name)}
    >
      <FormattedMessage id={`profile.memberships.${name}`} />
    </Button>
  )
  return (
    <li className={cx(rows.row, styles.row)}>
      <div className={rows.spread}>
        <div className={styles.what}>
          <p className={styles.program}>{program}</p>
          {provider && <p className={styles.provider}>{provider}</p>}
        </div>
        {open !== 'change' && <p className={styles.number}>{number}</p>}
        {!open && (
          <div className={styles.actions}>
            {opener('change')}
            {opener('remove')}
          </div>
        )}
      </div>
      {open === 'change' && (
        <ChangeMembership
          profileRef={profileRef}
          membership={membership}
          onClose={close}
          onSaved={() => {
            close()
            onDone('changed', program)
          }}
        />
      )}
      {open === 'remove' && (
        <RemoveMembership
          profileRef={profileRef}
          membership={membership}
          onClose={close}
          onRemoved={() => onDone('removed', program)}
        />
      )}
    </li>
  )
}
