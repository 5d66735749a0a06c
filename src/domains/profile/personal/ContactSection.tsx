import { FormattedMessage } from 'react-intl'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { phoneText } from '#contract/fields/phones.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { useIsSavingProfile } from '@/domains/profile/useSaveProfile'
import { NotSetUp } from '@/domains/session/shared/NotSetUp'
import { SectionCard } from '@/patterns/page/SectionCard'
import { useAction } from '@/patterns/action/useAction'
import { TextField } from '@/ui/field/text/TextField'
import { Badge } from '@/ui/display/Badge'
import { cx } from '@/ui/cx'
import { Banner } from '@/ui/notice/Banner'
import { Button } from '@/ui/button/Button'
import { ContactForm } from './ContactForm'
import { useIsOwn } from './useIsOwn'
import { CodeForm, type PhoneCodeProps } from './CodeForm'
import { useSendPhoneCodeMutation } from './personal.slice'
import { phoneCodeProblem } from './phoneCode.rules'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import type { ProfileRef } from '@/http/paths'
import { isNotSetUp } from '@/http/additions'
import styles from './PhoneConfirmation.module.css'

export interface ContactSectionProps {
  profileRef: ProfileRef
  /** Whether only the fields that booking needs are shown. */
  isShort?: boolean
}

/** Contact details: the e-mail address, which the company manages, and the telephone. */
export function ContactSection({ profileRef, isShort = false }: ContactSectionProps) {
  const isOwn = useIsOwn(profileRef)
  return (
    <SectionCard<Profile>
      heading={<FormattedMessage id="profile.personal.contact.title" />}
      description={<FormattedMessage id="profile.personal.contact.text" />}
      answer={useProfileQuery(profileRef)}
    >
      {(profile) => (
        <div className={layout.stack5}>
          {!isShort && (
            <TextField
              type="email"
              readOnly
              label={<FormattedMessage id="profile.personal.field.email" />}
              description={<FormattedMessage id="profile.personal.email.text" />}
              value={profile.email}
            />
          )}
          {!isOwn && profile.setupForOtp ? (
            <SignInPhone profile={profile} />
          ) : (
            <ContactForm {...{ profileRef, profile, isShort }} />
          )}
          {profile.phoneNumber !== '' && (
            <PhoneConfirmation
              key={`${profile.phoneCountryCode} ${profile.phoneNumber}`}
              profileRef={profileRef}
              profile={profile}
            />
          )}
        </div>
      )}
    </SectionCard>
  )
}

/** The phone that sign-in codes go to, which only its owner changes (§6). */
const SignInPhone = ({ profile }: { profile: Profile }) => (
  <TextField
    type="tel"
    readOnly
    label={<FormattedMessage id="profile.personal.field.phoneNumber" />}
    description={<FormattedMessage id="profile.personal.phone.signInCodes" values={{ name: profile.firstName }} />}
    value={phoneText({ code: profile.phoneCountryCode, number: profile.phoneNumber })}
  />
)

/** Whether the telephone is confirmed, and, for the person themself, the form to confirm it. */
function PhoneConfirmation({ profileRef, profile }: { profileRef: ProfileRef; profile: Profile }) {
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

/** Sends a code to the telephone and asks for it, where the server can send text messages. */
const PhoneCode = (props: PhoneCodeProps) =>
  isNotSetUp('textmessages') ? (
    <p className={textStyle.soft}>
      <FormattedMessage
        id="profile.personal.code.notSetUp"
        values={{ setUp: <NotSetUp services={['textmessages']} /> }}
      />
    </p>
  ) : (
    <Code {...props} />
  )

function Code({ profileRef, phoneNumber, phone }: PhoneCodeProps) {
  const [sent, setSent] = useState<{ at: number; expiresAt: string | null }>()
  const send = useAction({
    mutation: useSendPhoneCodeMutation(),
    onDone: ({ expiresAt }) => setSent({ at: Date.now(), expiresAt }),
  })
  // The number may be part of a pending save: a code would then go to the previous number.
  const isSaving = useIsSavingProfile()
  const ask = () => send.run({ ...profileRef, phoneNumber })
  return (
    <>
      {send.failure && (
        <Banner tone="danger" title={<FormattedMessage id="profile.personal.code.notSent" />}>
          <FormattedMessage id={`profile.personal.code.problem.${phoneCodeProblem(send.failure)}`} />
        </Banner>
      )}
      {sent ? (
        <CodeForm
          key={sent.at}
          sent={sent}
          profileRef={profileRef}
          phoneNumber={phoneNumber}
          phone={phone}
          isSending={send.isPending}
          onResend={ask}
        />
      ) : (
        <>
          <p className={textStyle.soft}>
            <FormattedMessage id="profile.personal.code.why" />
          </p>
          <Button variant="secondary" isPending={send.isPending || isSaving} onClick={ask}>
            <FormattedMessage id="profile.personal.code.send" />
          </Button>
        </>
      )}
    </>
  )
}
