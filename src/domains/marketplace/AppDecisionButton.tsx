import { Plug, Unplug } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { OpenApp } from '#contract/catalogs/marketplace.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { ConfirmDialog } from '@/forms/confirm/ConfirmDialog'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import { useAction } from '@/patterns/action/useAction'
import { showToast } from '@/patterns/feedback/toasts'
import { Button } from '@/ui/button/Button'
import { usePutAppDecisionMutation } from './marketplace.slice'

/**
 * Connects or disconnects an app for the company, after a question that says what this does. The question that was asked
 * stays: once somebody else has decided the same, it closes with a toast, and never turns into its opposite.
 */
export function AppDecisionButton({ app }: { app: OpenApp }) {
  const { formatMessage } = useIntl()
  const { companyId } = useSession()
  const [asked, setAsked] = useState<'connect' | 'disconnect'>()
  const { id: appId, name, status, version } = app
  const isConnected = status === 'connected'
  const kind = isConnected ? 'disconnect' : 'connect'
  const action = useAction({
    mutation: usePutAppDecisionMutation(),
    doneText: (_, { decision }) => ({
      id: `marketplace.${decision.isConnected ? 'connect' : 'disconnect'}.done`,
      values: { app: name },
    }),
    onDone: () => setAsked(undefined),
  })
  const decided = asked !== undefined && asked !== kind && !action.isPending ? asked : undefined
  useEffect(() => {
    if (!decided) return
    setAsked(undefined)
    void showToast({ text: <FormattedMessage id={`marketplace.${decided}.already`} values={{ app: name }} /> })
  }, [decided, name])
  return (
    <>
      <Button
        variant={isConnected ? 'quietDanger' : 'primary'}
        size={isConnected ? 'small' : 'medium'}
        icon={isConnected ? <Unplug /> : <Plug />}
        onClick={() => {
          action.reset()
          setAsked(kind)
        }}
      >
        <FormattedMessage id={`marketplace.${kind}`} />
      </Button>
      {asked && !decided && (
        <ConfirmDialog
          title={formatMessage({ id: `marketplace.${asked}.title` }, { app: name })}
          variant={asked === 'connect' ? 'primary' : 'danger'}
          no={<FormattedMessage id={`marketplace.${asked}.no`} />}
          yes={<FormattedMessage id={asked === 'connect' ? 'marketplace.connect.yes' : 'marketplace.disconnect'} />}
          isPending={action.isPending}
          failure={<ActionFailure failure={action.failure} />}
          onConfirm={() => action.run({ companyId, appId, decision: { isConnected: asked === 'connect', version } })}
          onClose={() => setAsked(undefined)}
        >
          <p>
            <FormattedMessage id={`marketplace.${asked}.text`} />
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
