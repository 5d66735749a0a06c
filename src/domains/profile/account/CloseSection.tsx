import { FormattedMessage } from 'react-intl'
import { useEffect, useRef, useState } from 'react'
import type { Profile } from '#contract/profile/profile.ts'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { ActionButton } from '@/patterns/action/ActionButton'
import { SectionCard } from '@/patterns/page/SectionCard'
import type { ProfileRef } from '@/http/paths'
import { localDay } from '@/lib/localDay'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { useAction } from '@/patterns/action/useAction'
import { useRequestReactivationMutation, useCloseProfileMutation } from './account.slice'
import { mayAskAgain } from './account.rules'
import { cx } from '@/ui/cx'
import { Button } from '@/ui/button/Button'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import styles from '@/patterns/page/section.module.css'

/** Closes the profile. A closed profile shows the request to reopen it (§7). */
export function CloseSection({ profileRef }: { profileRef: ProfileRef }) {
  const answer = useProfileQuery(profileRef)
  const isClosed = answer.data?.active === false
  return (
    <SectionCard<Profile>
      heading={<FormattedMessage id={isClosed ? 'profile.account.closed.title' : 'profile.account.close.title'} />}
      description={<FormattedMessage id={isClosed ? 'profile.account.closed.text' : 'profile.account.close.text'} />}
      answer={answer}
    >
      {({ active, reactivationAskedAt }) =>
        active ? (
          <CloseProfile profileRef={profileRef} />
        ) : (
          <ReopenProfile profileRef={profileRef} askedAt={reactivationAskedAt} />
        )
      }
    </SectionCard>
  )
}

/** A closed profile: asks the administrators to make it active again. */
function ReopenProfile({ profileRef, askedAt }: { profileRef: ProfileRef; askedAt: string | null }) {
  const { date } = useFormats()
  const now = useNow()
  const ask = useAction({ mutation: useRequestReactivationMutation() })
  return (
    <div className={cx(layout.stack3, layout.start, layout.wide)}>
      <p role="status">
        {askedAt && <FormattedMessage id="profile.account.closed.asked" values={{ at: date(localDay(askedAt)) }} />}
      </p>
      {mayAskAgain(askedAt, now) && (
        <ActionButton id="account-reactivation" action={ask} onClick={() => ask.run(profileRef)}>
          <FormattedMessage id={askedAt ? 'profile.account.closed.askAgain' : 'profile.account.closed.ask'} />
        </ActionButton>
      )}
    </div>
  )
}

type Step = 'offer' | 'consequences' | 'sure'
const consequences = ['booking', 'trips', 'data', 'opening'] as const

/** Asks twice before closing: first with the consequences, then for confirmation. Nothing has to be typed. */
function CloseProfile({ profileRef }: { profileRef: ProfileRef }) {
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
