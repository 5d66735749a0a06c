import { useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { minuteMs } from '#contract/time/durations.ts'
import { countdown, milestoneOf } from './idle.rules'
import { leaveHelpDesk } from '@/domains/session/shared/helpDeskSession'
import { hasEnded } from '@/domains/session/hasEnded'
import { signIn } from '@/domains/session/signIn/signIn'
import { Banner } from '@/ui/notice/Banner'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/overlay/Dialog'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './IdleDialog.module.css'

interface IdleDialogProps {
  endsAt: number
  /** Length of the countdown. */
  warningMs: number
  onStay: () => void
}

const tickMs = 250

/** The idle warning of §2 and §4: counts down and offers to stay or sign out. The page below keeps its state. */
export default function IdleDialog({ endsAt, warningMs, onStay }: IdleDialogProps) {
  const { formatMessage } = useIntl()
  const now = useTicks()
  const textId = useId()
  const stay = useRef<HTMLButtonElement>(null)
  const [isRenewing, setIsRenewing] = useState(false)
  const [isUnreachable, setIsUnreachable] = useState(false)
  useEffect(() => stay.current?.focus(), [])

  const renew = () => {
    setIsRenewing(true)
    setIsUnreachable(false)
    renewSession()
      .then(onStay)
      .catch(() => setIsUnreachable(true))
      .finally(() => setIsRenewing(false))
  }
  const minutes = Math.max(1, Math.round(warningMs / minuteMs))
  return (
    <Dialog
      isOpen
      isAlert
      describedBy={textId}
      size="small"
      onOpenChange={() => undefined}
      title={formatMessage({ id: 'session.idle.title' })}
      footer={
        <>
          <Button variant="secondary" onClick={() => void leaveHelpDesk().then(() => location.assign('/logout'))}>
            <FormattedMessage id="session.idle.leave" />
          </Button>
          <Button ref={stay} isPending={isRenewing} onClick={renew}>
            <FormattedMessage id="session.idle.stay" />
          </Button>
        </>
      }
    >
      <p id={textId}>
        <FormattedMessage id="session.idle.text" values={{ minutes }} />
      </p>
      <p role="timer" aria-label={formatMessage({ id: 'session.idle.left' })} className={styles.time}>
        {countdown(endsAt - now)}
      </p>
      <VisuallyHidden role="status">
        <Milestone seconds={milestoneOf(endsAt - now)} />
      </VisuallyHidden>
      {isUnreachable && (
        <Banner tone="danger">
          <FormattedMessage id="session.idle.unreachable" />
        </Banner>
      )}
    </Dialog>
  )
}

/** Announces the time left to screen readers, at milestones only. */
function Milestone({ seconds }: { seconds: number | undefined }) {
  if (seconds === undefined) return null
  if (seconds < 60) return <FormattedMessage id="session.idle.leftSeconds" values={{ seconds }} />
  return <FormattedMessage id="session.idle.leftMinutes" values={{ minutes: seconds / 60 }} />
}

/** Renews on the page. Only an ended session goes through the sign-in page and returns here. */
async function renewSession(): Promise<void> {
  const { identity } = await import('@/domains/session/identity')
  await identity.signinSilent().catch((error: unknown) => {
    if (hasEnded(error)) return signIn(location.pathname + location.search)
    throw error
  })
}

function useTicks(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
