import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useIsSavingProfile } from '@/domains/profile/useSaveProfile'
import { NotSetUp } from '@/domains/session/shared/NotSetUp'
import { isNotSetUp } from '@/http/additions'
import { useAction } from '@/patterns/action/useAction'
import { Banner } from '@/ui/notice/Banner'
import { Button } from '@/ui/button/Button'
import { CodeForm, type PhoneCodeProps } from './CodeForm'
import { useSendPhoneCodeMutation } from './personal.slice'
import { phoneCodeProblem } from './phoneCode.rules'
import textStyle from '@/ui/layout/textStyle.module.css'

/** Sends a code to the telephone and asks for it, where the server can send text messages. */
export const PhoneCode = (props: PhoneCodeProps) =>
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
