import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { activationCodeLength } from '#contract/profile/profileChanges.ts'
import { failureOf } from '@/http/failure'
import type { ProfileRef } from '@/http/paths'
import { useFormats } from '@/i18n/useFormats'
import { Button } from '@/ui/button/Button'
import { TextField } from '@/ui/field/text/TextField'
import styles from './PhoneConfirmation.module.css'
import { codeDigits, type PhoneCodeProblem, phoneCodeProblem, resendMs } from './phoneCode.rules'
import { useConfirmPhoneMutation } from './personal.slice'
import { countdown } from '@/domains/session/idle/idle.rules'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

export interface PhoneCodeProps {
  profileRef: ProfileRef
  /** The national number, as in the profile. */
  phoneNumber: string
  /** The full number, for display. */
  phone: string
}

interface CodeFormProps extends PhoneCodeProps {
  sent: { at: number; expiresAt: string | null }
  isSending: boolean
  onResend: () => void
}

/** The form for the six digits that were sent. */
export function CodeForm({ profileRef, phoneNumber, phone, sent, isSending, onResend }: CodeFormProps) {
  const { clock } = useFormats()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<PhoneCodeProblem>()
  const [confirm, { isLoading }] = useConfirmPhoneMutation()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const refused = code.length < activationCodeLength ? 'wrong' : await answerOf()
    setProblem(refused)
    if (refused) field.current?.focus()
  }
  const answerOf = async () => {
    const { error } = await confirm({ ...profileRef, phoneNumber, code })
    return error && phoneCodeProblem(failureOf(error))
  }
  return (
    <form noValidate className={cx(layout.stack3, layout.start, layout.wide)} onSubmit={(event) => void submit(event)}>
      <p role="status" className={textStyle.soft}>
        <FormattedMessage
          id="profile.personal.code.sent"
          values={{
            phone: <bdi>{phone}</bdi>,
            until: sent.expiresAt === null ? 'none' : clock(new Date(sent.expiresAt)),
          }}
        />
      </p>
      <TextField
        ref={field}
        className={styles.digits}
        label={<FormattedMessage id="profile.personal.code.field" />}
        error={problem && <FormattedMessage id={`profile.personal.code.problem.${problem}`} />}
        value={code}
        onChange={({ target }) => setCode(codeDigits(target.value))}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <div className={cx(layout.row3, layout.stretch)}>
        <Button type="submit" isPending={isLoading}>
          <FormattedMessage id="profile.personal.code.confirm" />
        </Button>
        <ResendButton since={sent.at} isPending={isSending} onClick={onResend} />
      </div>
    </form>
  )
}

interface ResendButtonProps {
  /** When the latest code was sent, in epoch milliseconds. */
  since: number
  isPending: boolean
  onClick: () => void
}

/** Sends another code, once the latest has had time to arrive. Focusable also before that. */
function ResendButton({ since, isPending, onClick }: ResendButtonProps) {
  const left = useMsLeft(since + resendMs)
  return (
    <Button
      variant="secondary"
      isPending={isPending}
      aria-disabled={left > 0 || undefined}
      onClick={left > 0 ? undefined : onClick}
    >
      {left > 0 ? (
        <FormattedMessage id="profile.personal.code.resendIn" values={{ time: countdown(left) }} />
      ) : (
        <FormattedMessage id="profile.personal.code.resend" />
      )}
    </Button>
  )
}

function useMsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  const isOver = now >= until
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  return Math.max(0, until - now)
}
