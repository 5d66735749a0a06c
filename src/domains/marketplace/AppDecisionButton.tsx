import { Plug, Unplug } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { OpenApp } from '#contract/marketplace.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { ConfirmDialog } from '@/forms/confirm/ConfirmDialog'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import { useAction } from '@/patterns/action/useAction'
import { Button } from '@/ui/button/Button'
import { usePutAppDecisionMutation } from './marketplace.slice'

/** Connects or disconnects an app for the company, after a question that says what this does. */
export function AppDecisionButton({ app }: { app: OpenApp }) {
  const { formatMessage } = useIntl()
  const { companyId } = useSession()
  const [isAsking, setAsking] = useState(false)
  const { id: appId, name, status, version } = app
  const isConnected = status === 'connected'
  const kind = isConnected ? 'disconnect' : 'connect'
  const action = useAction({
    mutation: usePutAppDecisionMutation(),
    doneText: { id: `marketplace.${kind}.done`, values: { app: name } },
    onDone: () => setAsking(false),
  })
  return (
    <>
      <Button
        variant={isConnected ? 'quietDanger' : 'primary'}
        size={isConnected ? 'small' : 'medium'}
        icon={isConnected ? <Unplug /> : <Plug />}
        onClick={() => setAsking(true)}
      >
        <FormattedMessage id={`marketplace.${kind}`} />
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={formatMessage({ id: `marketplace.${kind}.title` }, { app: name })}
          variant={isConnected ? 'danger' : 'primary'}
          no={<FormattedMessage id={`marketplace.${kind}.no`} />}
          yes={<FormattedMessage id={isConnected ? 'marketplace.disconnect' : 'marketplace.connect.yes'} />}
          isPending={action.isPending}
          failure={<ActionFailure failure={action.failure} />}
          onConfirm={() => action.run({ companyId, appId, decision: { isConnected: !isConnected, version } })}
          onClose={() => setAsking(false)}
        >
          <p>
            <FormattedMessage id={`marketplace.${kind}.text`} />
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
