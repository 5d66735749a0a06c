import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { countdown } from '@/domains/session/idle/idle.rules'
import { Button } from '@/ui/Button'
import { resendMs } from './phoneCode.rules'

interface ResendButtonProps {
  /** When the latest code was sent, epoch milliseconds. */
  since: number
  isPending: boolean
  onClick: () => void
}

/** Another code, once the latest has had time to arrive. It stays focusable meanwhile. */
export function ResendButton({ since, isPending, onClick }: ResendButtonProps) {
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
