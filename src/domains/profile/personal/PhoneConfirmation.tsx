import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { phoneText } from '#contract/fields/phones.ts'
import type { Profile } from '#contract/profile/profile.ts'
import type { ProfileRef } from '@/http/paths'
import { Badge } from '@/ui/display/Badge'
import styles from './PhoneConfirmation.module.css'
import { PhoneCode } from './PhoneCode'
import { useIsOwn } from './useIsOwn'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

/** Whether the telephone is confirmed, and, for the person themself, the form to confirm it. */
export function PhoneConfirmation({ profileRef, profile }: { profileRef: ProfileRef; profile: Profile }) {
  const isOwn = useIsOwn(profileRef)
  const status = useRef<HTMLDivElement>(null)
  const isConfirmed = profile.phoneNumberIsConfirmed
  const wasConfirmed = useRef(isConfirmed)
  useEffect(() => {
    // The form with the code is gone; the focus moves to its result.
    if (isConfirmed && !wasConfirmed.current && document.activeElement === document.body) status.current?.focus()
    wasConfirmed.current = isConfirmed
  }, [isConfirmed])
  const phone = phoneText({ code: profile.phoneCountryCode, number: profile.phoneNumber })
  return (
    <div className={styles.confirmation}>
      <div ref={status} tabIndex={-1} role="status" className={cx(layout.row3, layout.lines2, textStyle.strong)}>
        <bdi translate="no">{phone}</bdi>
        <Badge
          tone={isConfirmed ? 'success' : 'warning'}
          icon={isConfirmed ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
        >
          <FormattedMessage
            id={isConfirmed ? 'profile.personal.phone.confirmed' : 'profile.personal.phone.notConfirmed'}
          />
        </Badge>
      </div>
      {!isConfirmed && isOwn && <PhoneCode profileRef={profileRef} phoneNumber={profile.phoneNumber} phone={phone} />}
      {!isConfirmed && !isOwn && (
        <p className={textStyle.soft}>
          <FormattedMessage id="profile.personal.phone.theirs" />
        </p>
      )}
    </div>
  )
}
