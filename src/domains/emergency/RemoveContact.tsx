import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { EmergencyContact } from '#contract/emergencyContact.ts'
import { FailureNotice } from '@/forms/FailureNotice'
import type { ApiFailure } from '@/http/failure'
import type { ProfileAt } from '@/http/paths'
import { Button } from '@/ui/Button'
import { useDeleteEmergencyContactMutation } from './emergency.queries'
import styles from './RemoveContact.module.css'

/** Removing asks once, in place. */
export function RemoveContact({ at, contact }: { at: ProfileAt; contact: EmergencyContact }) {
  const [isAsking, setAsking] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => (isAsking ? cancel.current?.focus() : undefined), [isAsking])
  const [remove, { error, isLoading }] = useDeleteEmergencyContactMutation()
  return (
    <div className={styles.remove}>
      {error && <FailureNotice failure={error as ApiFailure} />}
      {isAsking ? (
        <>
          <p>
            <FormattedMessage
              id="profile.emergency.remove.sure"
              values={{ name: `${contact.firstName} ${contact.lastName}` }}
            />
          </p>
          <div className={styles.actions}>
            <Button
              variant="danger"
              size="small"
              isPending={isLoading}
              onClick={() => void remove({ ...at, id: contact.id, version: contact.version })}
            >
              <FormattedMessage id="profile.emergency.remove.yes" />
            </Button>
            <Button variant="secondary" size="small" ref={cancel} onClick={() => setAsking(false)}>
              <FormattedMessage id="forms.cancel" />
            </Button>
          </div>
        </>
      ) : (
        <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
          <FormattedMessage id="profile.emergency.remove" />
        </Button>
      )}
    </div>
  )
}
