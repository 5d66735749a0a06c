import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import type { ProfileRef } from '@/http/paths'
import { useAction } from '@/patterns/action/useAction'
import { Button } from '@/ui/button/Button'
import styles from '@/patterns/page/section.module.css'
import { useCloseProfileMutation } from './account.slice'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

type Step = 'offer' | 'consequences' | 'sure'
const consequences = ['booking', 'trips', 'data', 'opening'] as const

/** Asks twice before closing: first with the consequences, then for confirmation. Nothing has to be typed. */
export function CloseProfile({ profileRef }: { profileRef: ProfileRef }) {
  const [step, setStep] = useState<Step>('offer')
  const close = useAction({ mutation: useCloseProfileMutation() })
  const keep = useRef<HTMLButtonElement>(null)
  const offer = useRef<HTMLButtonElement>(null)
  const last = useRef<Step>('offer')
  useEffect(() => {
    if (last.current !== step) (step === 'offer' ? offer : keep).current?.focus()
    last.current = step
  }, [step])
  if (step === 'offer')
    return (
      <Button ref={offer} variant="secondary" size="small" onClick={() => setStep('consequences')}>
        <FormattedMessage id="profile.account.close.open" />
      </Button>
    )
  return (
    <div className={cx(layout.stack3, layout.start, layout.wide)}>
      {step === 'consequences' ? (
        <>
          <p className={textStyle.strong}>
            <FormattedMessage id="profile.account.close.consequences" />
          </p>
          <ul className={styles.points}>
            {consequences.map((each) => (
              <li key={each}>
                <FormattedMessage id={`profile.account.close.consequence.${each}`} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className={textStyle.strong}>
          <FormattedMessage id="profile.account.close.sure" />
        </p>
      )}
      <div className={cx(layout.row3, layout.lines2)}>
        {step === 'consequences' ? (
          <Button variant="secondary" size="small" onClick={() => setStep('sure')}>
            <FormattedMessage id="profile.account.close.goOn" />
          </Button>
        ) : (
          <Button variant="danger" size="small" isPending={close.isPending} onClick={() => close.run(profileRef)}>
            <FormattedMessage id="profile.account.close.yes" />
          </Button>
        )}
        <Button ref={keep} size="small" onClick={() => setStep('offer')}>
          <FormattedMessage id="profile.account.close.keep" />
        </Button>
      </div>
      <ActionFailure failure={close.failure} />
    </div>
  )
}
