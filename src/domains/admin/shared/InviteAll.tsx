import { Send } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { usePostInvitationsMutation } from '@/domains/admin/admin.slice'
import { NotSetUp } from '@/domains/session/shared/NotSetUp'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import { isNotSetUp } from '@/http/additions'
import { type ApiFailure, failureOf } from '@/http/failure'
import { RemoveQuestion } from '@/patterns/action/RemoveQuestion'
import { useAskInPlace } from '@/patterns/action/useAskInPlace'
import { showToast } from '@/patterns/feedback/toasts'
import { Button } from '@/ui/button/Button'
import textStyle from '@/ui/layout/textStyle.module.css'

interface InviteAllProps {
  companyId: string
  /** People who have not been invited; it falls while they are. */
  count: number
  /** Runs once everybody is invited: the button is gone by then. */
  onDone: () => void
}

/** Invites everybody who has not been invited, after a question, because the e-mails cannot be taken back. */
export function InviteAll({ companyId, count, onDone }: InviteAllProps) {
  const { isAsking, setAsking, button } = useAskInPlace()
  const { run, isPending, failure } = useInviteAll(companyId, onDone)
  if (isAsking)
    return (
      <RemoveQuestion
        question={<FormattedMessage id="admin.firstSteps.inviteAll.question" values={{ count }} />}
        yes={<FormattedMessage id="admin.firstSteps.inviteAll.yes" />}
        no={<FormattedMessage id="admin.firstSteps.inviteAll.no" />}
        variant="primary"
        // The button in the place of this question shows the sending, and its failure.
        action={{ isPending: false }}
        onConfirm={() => {
          setAsking(false)
          void run()
        }}
        onKeep={() => setAsking(false)}
      />
    )
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        size="small"
        icon={<Send aria-hidden="true" />}
        isPending={isPending}
        onClick={() => setAsking(true)}
      >
        <FormattedMessage id="admin.firstSteps.inviteAll" values={{ count }} />
      </Button>
      {isNotSetUp('mailserver') && (
        <p className={textStyle.note}>
          <FormattedMessage id="admin.firstSteps.noMail" values={{ setUp: <NotSetUp services={['mailserver']} /> }} />
        </p>
      )}
      <ActionFailure failure={failure} />
    </>
  )
}

/** Repeats the call until nobody is left. A failure stops it; the next press goes on with the rest. */
function useInviteAll(companyId: string, onDone: () => void) {
  const [post] = usePostInvitationsMutation()
  const [state, setState] = useState<{ isPending: boolean; failure?: ApiFailure | undefined }>({ isPending: false })
  const run = async () => {
    setState({ isPending: true })
    let invited = 0
    for (;;) {
      const { data, error } = await post(companyId)
      if (!data) return setState({ isPending: false, failure: failureOf(error) })
      invited += data.invited
      if (data.left === 0 || data.invited === 0) break
    }
    setState({ isPending: false })
    void showToast({ text: <FormattedMessage id="admin.firstSteps.inviteAll.done" values={{ count: invited }} /> })
    onDone()
  }
  return { ...state, run }
}
