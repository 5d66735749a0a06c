import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useIsSavingProfile } from '@/domains/profile/useSaveProfile'
import { failureOf } from '@/http/failure'
import { Banner } from '@/ui/notice/Banner'
import { Button } from '@/ui/button/Button'
import { CodeForm, type PhoneCodeProps } from './CodeForm'
import { useSendPhoneCodeMutation } from './personal.slice'
import { phoneCodeProblem } from './phoneCode.rules'
import textStyle from '@/ui/layout/textStyle.module.css'

/** Sends a code to the telephone and asks for it. */
export function PhoneCode({ profileRef, phoneNumber, phone }: PhoneCodeProps) {
  const [send, { isLoading, error }] = useSendPhoneCodeMutation()
  const [sent, setSent] = useState<{ at: number; expiresAt: string | null }>()
  // The number may be part of a pending save: a code would then go to the previous number.
  const isSaving = useIsSavingProfile()
  const ask = async () => {
    const { data } = await send({ ...profileRef, phoneNumber })
    if (data) setSent({ at: Date.now(), expiresAt: data.expiresAt })
  }
  return (
    <>
      {error && (
        <Banner tone="danger" title={<FormattedMessage id="profile.personal.code.notSent" />}>
          <FormattedMessage id={`profile.personal.code.problem.${phoneCodeProblem(failureOf(error))}`} />
        </Banner>
      )}
      {sent ? (
        <CodeForm
          key={sent.at}
          sent={sent}
          profileRef={profileRef}
          phoneNumber={phoneNumber}
          phone={phone}
          isSending={isLoading}
          onResend={ask}
        />
      ) : (
        <>
          <p className={textStyle.soft}>
            <FormattedMessage id="profile.personal.code.why" />
          </p>
          <Button variant="secondary" isPending={isLoading || isSaving} onClick={() => void ask()}>
            <FormattedMessage id="profile.personal.code.send" />
          </Button>
        </>
      )}
    </>
  )
}
