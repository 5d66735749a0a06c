import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { Plug, Unplug } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { OpenApp } from '#contract/catalogs/marketplace.ts'
import { OutLink } from '@/domains/risk/shared/OutLink'
import { useSession } from '@/domains/session/shared/useSession'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { useNameInTrail } from '@/patterns/page/trailNames'
import { PageHeader } from '@/patterns/page/PageHeader'
import { Fact, FactList } from '@/patterns/record/FactList'
import { RecordAnswer } from '@/patterns/record/RecordAnswer'
import { useAction } from '@/patterns/action/useAction'
import { showToast } from '@/patterns/feedback/toasts'
import { pathTo } from '@/routes/pathTo'
import { cx } from '@/ui/cx'
import { Badge } from '@/ui/display/Badge'
import { Card } from '@/ui/display/Card'
import { Button } from '@/ui/button/Button'
import { ConfirmDialog } from '@/forms/confirm/ConfirmDialog'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { AppBadge } from './AppBadge'
import { AppStanding } from './AppStanding'
import { useAppQuery, usePutAppDecisionMutation } from './marketplace.slice'
import { OpenRequests } from './OpenRequests'

/** An app of a partner: the data it gets, its permissions, and the company's decision about it. */
export default function AppPage() {
  const { companyId, roles } = useSession()
  const { appId = '' } = useParams()
  const locale = useLocale()
  const answer = useAppQuery({ companyId, appId })
  return (
    <RecordAnswer
      answer={answer}
      title="routes.marketplaceApp"
      failed="marketplace.app.failed"
      unknown={{ about: 'marketplace', back: pathTo(locale, 'marketplace') }}
    >
      {(app) => <Shown key={app.id} app={app} isAdmin={roles.includes('Admin')} />}
    </RecordAnswer>
  )
}

function Shown({ app, isAdmin }: { app: OpenApp; isAdmin: boolean }) {
  useNameInTrail('marketplaceApp', app.name)
  const { name, vendor, category, status, isDemo, summary } = app
  return (
    <div className={layout.stack5}>
      <PageHeader
        title={name}
        mark={<AppBadge status={status} />}
        facts={[
          <FormattedMessage key="category" id={`marketplace.category.${category}`} />,
          <FormattedMessage key="vendor" id="marketplace.vendor" values={{ vendor }} />,
          isDemo && (
            <Badge key="demo">
              <FormattedMessage id="marketplace.demo" />
            </Badge>
          ),
        ]}
        note={<p className={cx(textStyle.measure, textStyle.soft)}>{summary}</p>}
        primary={isAdmin && status !== 'notInContract' && <AppDecisionButton app={app} />}
      />
      <AppStanding app={app} isAdmin={isAdmin} />
      {isAdmin && <OpenRequests app={app} />}
      <About app={app} />
      <Shared app={app} />
    </div>
  )
}

function About({ app }: { app: OpenApp }) {
  const { date } = useFormats()
  const { description, vendor, scope, privacyUrl, connectedOn } = app
  return (
    <Card heading={<FormattedMessage id="marketplace.about" />}>
      <div className={layout.stack4}>
        <p className={textStyle.measure}>{description}</p>
        <FactList>
          <Fact name="marketplace.fact.vendor">{vendor}</Fact>
          <Fact name="marketplace.enabledBy">
            <FormattedMessage id={`marketplace.scope.${scope}`} />
          </Fact>
          {connectedOn && (
            <Fact name="marketplace.fact.connectedOn">
              <time dateTime={connectedOn}>{date(connectedOn)}</time>
            </Fact>
          )}
          <Fact name="marketplace.fact.privacy">
            <OutLink url={privacyUrl}>
              <FormattedMessage id="marketplace.privacy" values={{ vendor }} />
            </OutLink>
          </Fact>
        </FactList>
      </div>
    </Card>
  )
}

/** The data and the permissions, stated plainly. */
const Shared = ({ app: { dataShared, permissions } }: { app: OpenApp }) => (
  <>
    <Card
      heading={<FormattedMessage id="marketplace.data" />}
      description={<FormattedMessage id="marketplace.data.lead" />}
    >
      <ul className={layout.stack1}>
        {dataShared.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </Card>
    <Card heading={<FormattedMessage id="marketplace.permissions" />}>
      {permissions.length === 0 ? (
        <p>
          <FormattedMessage id="marketplace.permissions.none" />
        </p>
      ) : (
        <ul className={layout.stack1}>
          {permissions.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </Card>
  </>
)

/**
 * Connects or disconnects an app for the company, after a question that says what this does. The question that was asked
 * stays: once somebody else has decided the same, it closes with a toast, and never turns into its opposite.
 */
function AppDecisionButton({ app }: { app: OpenApp }) {
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
