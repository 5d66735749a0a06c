import { BellRing, Download, OctagonX, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { RollCall } from '#contract/risk/rollCalls.ts'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import { ConfirmDialog } from '@/forms/confirm/ConfirmDialog'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import { useAction } from '@/patterns/action/useAction'
import { DownloadButton } from '@/patterns/download/DownloadButton'
import { PageHeader } from '@/patterns/page/PageHeader'
import { pathTo } from '@/routes/pathTo'
import { Button } from '@/ui/button/Button'
import { buttonClass } from '@/ui/button/buttonClass'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { LeftOutPeople } from '../ask/LeftOutPeople'
import { type RollCallRef, rollCallSheetPath } from '../rollCall.api'
import { minutesUntil } from '../rollCall.rules'
import { usePostRollCallReminderMutation, usePostRollCallEndMutation } from '../rollCall.slice'
import { RollCallBadge } from '../RollCallBadge'
import type { Live } from './useLiveRollCall'

interface RollCallHeadProps {
  rollCall: RollCall
  callRef: RollCallRef
  live: Live
}

/** The question, when it was asked and by whom, how fresh the answers are, and what the advisor can do. */
export function RollCallHead({ rollCall, callRef, live }: RollCallHeadProps) {
  const { about, alertId, askedAt, askedBy, expiresAt, isOpen, note } = rollCall
  const { instant } = useFormats()
  const locale = useLocale()
  const [isClosing, setClosing] = useState(false)
  return (
    <>
      <PageHeader
        title={about}
        mark={<RollCallBadge rollCall={rollCall} />}
        facts={[
          <FormattedMessage key="asked" id="rollCall.fact.asked" values={{ who: askedBy, at: instant(askedAt) }} />,
          isOpen && <FormattedMessage key="until" id="rollCall.fact.until" values={{ at: instant(expiresAt) }} />,
          isOpen && <Freshness key="fresh" live={live} />,
        ]}
        note={note && <p className={cx(textStyle.measure, textStyle.anywhere)}>{note}</p>}
        primary={isOpen && <Remind rollCall={rollCall} callRef={callRef} />}
        actions={
          <>
            {alertId && (
              <Link
                className={buttonClass('quiet', 'small')}
                to={pathTo(locale, 'reports', undefined, { p: `event:${alertId}` })}
              >
                <TriangleAlert aria-hidden="true" />
                <FormattedMessage id="rollCall.toAlert" />
              </Link>
            )}
            <DownloadButton
              path={rollCallSheetPath(callRef)}
              api="company"
              fallbackName="roll-call.xlsx"
              variant="quiet"
              icon={<Download aria-hidden="true" />}
            >
              <FormattedMessage id="rollCall.download" />
            </DownloadButton>
          </>
        }
        changes={
          isOpen && (
            <Button
              variant="quiet"
              size="small"
              icon={<OctagonX aria-hidden="true" />}
              onClick={() => setClosing(true)}
            >
              <FormattedMessage id="rollCall.close" />
            </Button>
          )
        }
      />
      {isClosing && <CloseRollCall rollCall={rollCall} callRef={callRef} onClose={() => setClosing(false)} />}
    </>
  )
}

/** Whether answers come by themselves, and else when they were last read. */
function Freshness({ live: { isLive, updatedAt } }: Pick<RollCallHeadProps, 'live'>) {
  const { clock } = useFormats()
  if (isLive) return <FormattedMessage id="rollCall.fact.live" />
  return <FormattedMessage id="rollCall.fact.updated" values={{ time: clock(updatedAt) }} />
}

/** Reminds the people without an answer, at most every ten minutes: before that, the button tells for how long. */
function Remind({ rollCall, callRef }: Pick<RollCallHeadProps, 'rollCall' | 'callRef'>) {
  const { noAnswer } = rollCall.counts
  const minutes = minutesUntil(rollCall.remindFrom, useNow())
  const remind = useAction({
    mutation: usePostRollCallReminderMutation(),
    doneText: ({ leftOut }) => ({ id: 'rollCall.remind.done', values: { count: noAnswer - (leftOut?.count ?? 0) } }),
  })
  const cannot = minutes !== undefined || noAnswer === 0
  return (
    <div className={layout.stack2}>
      <Button
        icon={<BellRing aria-hidden="true" />}
        isPending={remind.isPending}
        aria-disabled={cannot || undefined}
        aria-describedby="remind-when"
        onClick={() => !cannot && remind.run(callRef)}
      >
        <FormattedMessage id="rollCall.remind" values={{ count: noAnswer }} />
      </Button>
      <p id="remind-when" className={textStyle.note}>
        {noAnswer === 0 ? (
          <FormattedMessage id="rollCall.remind.nobody" />
        ) : minutes !== undefined ? (
          <FormattedMessage id="rollCall.remind.wait" values={{ minutes }} />
        ) : (
          <FormattedMessage id="rollCall.remind.text" />
        )}
      </p>
      <ActionFailure failure={remind.failure} />
      <LeftOutPeople leftOut={remind.data?.leftOut} />
    </div>
  )
}

interface CloseRollCallProps {
  rollCall: RollCall
  callRef: RollCallRef
  onClose: () => void
}

/** Asks before a roll call ends, with the number of people who have not answered. */
function CloseRollCall({ rollCall: { counts }, callRef, onClose }: CloseRollCallProps) {
  const { formatMessage } = useIntl()
  const end = useAction({
    mutation: usePostRollCallEndMutation(),
    doneText: { id: 'rollCall.close.done' },
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      title={formatMessage({ id: 'rollCall.close.title' })}
      no={<FormattedMessage id="rollCall.close.no" />}
      yes={<FormattedMessage id="rollCall.close" />}
      isPending={end.isPending}
      failure={<ActionFailure failure={end.failure} />}
      onConfirm={() => end.run(callRef)}
      onClose={onClose}
    >
      <p>
        <FormattedMessage
          id="rollCall.close.text"
          values={{ count: counts.noAnswer + counts.unreachable, help: counts.needsHelp }}
        />
      </p>
    </ConfirmDialog>
  )
}
