import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Membership } from '#contract/memberships.ts'
import { FailureNotice } from '@/forms/FailureNotice'
import { failureOf } from '@/http/failure'
import type { ProfileRef } from '@/http/paths'
import { Button } from '@/ui/Button'
import styles from './MembershipsSection.module.css'
import { useDeleteMembershipMutation } from './memberships.slice'

interface RemoveMembershipProps {
  profileRef: ProfileRef
  membership: Membership
  onClose: () => void
  onRemoved: () => void
}

/** Removing asks once, in place; keeping is the answer that loses nothing, so it has the focus. */
export function RemoveMembership({ profileRef, membership, onClose, onRemoved }: RemoveMembershipProps) {
  const { id, version, programName: program } = membership
  const [remove, { error, isLoading }] = useDeleteMembershipMutation()
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  const press = async () => {
    const answer = await remove({ ...profileRef, id, version })
    if (!answer.error) onRemoved()
  }
  return (
    <div className={styles.question}>
      {error && <FailureNotice failure={failureOf(error)} />}
      <p>
        <FormattedMessage id="profile.memberships.remove.sure" values={{ program }} />
      </p>
      <div className={styles.actions}>
        <Button variant="danger" size="small" isPending={isLoading} onClick={() => void press()}>
          <FormattedMessage id="profile.memberships.remove.yes" />
        </Button>
        <Button ref={keep} variant="secondary" size="small" onClick={onClose}>
          <FormattedMessage id="forms.cancel" />
        </Button>
      </div>
    </div>
  )
}
