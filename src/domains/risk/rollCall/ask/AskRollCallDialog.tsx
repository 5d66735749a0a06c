import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import {
  type AskedQuery,
  type RollCall,
  type RollCallKind,
  rollCallKinds,
  rollCallLimits,
} from '#contract/risk/rollCalls.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { FormDialog } from '@/forms/dialog/FormDialog'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import { RadioInput } from '@/forms/input/RadioInput'
import { TextAreaInput } from '@/forms/input/TextAreaInput'
import { TextInput } from '@/forms/input/TextInput'
import { FormScope } from '@/forms/section/FormScope'
import type { ApiFailure } from '@/http/failure'
import type { MessageId } from '@/i18n/messages'
import { useLocale } from '@/i18n/useLocale'
import { useAction } from '@/patterns/action/useAction'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { Banner } from '@/ui/notice/Banner'
import { AskPreview } from './AskPreview'
import { LeftOutPeople } from './LeftOutPeople'
import { type AskValues, askSchema, newRollCall } from '../rollCall.rules'
import { usePostRollCallMutation } from '../rollCall.slice'

const formId = 'ask-roll-call'
const labelId = (name: string) => `rollCall.ask.${name}` as MessageId

export interface AskRollCallDialogProps {
  /** The search whose travelers are asked; without it only the named trips. */
  query?: AskedQuery
  /** Record locators that the search finds and that are left out. */
  excluded?: readonly string[]
  /** Record locators, for single trips. */
  bookingIds?: readonly string[]
  /** The number of trips that the reader has chosen, until the server has counted the people. */
  count: number
  /** The alert that the question is about, with its headline. */
  alert?: { id: string; headline: string }
  onClose: () => void
}

/**
 * Asks the chosen travelers whether they are safe, or sends them an announcement. It first tells whom a mail reaches;
 * people who were asked a few minutes ago are asked again only after a second press.
 */
export default function AskRollCallDialog({ count, alert, onClose, ...chosen }: AskRollCallDialogProps) {
  const { formatMessage } = useIntl()
  const { companyId } = useSession()
  const { query, excluded = [], bookingIds } = chosen
  const choice = {
    ...(bookingIds ? { bookingIds: [...bookingIds] } : { query: query ?? {} }),
    ...(excluded.length > 0 && { excluded: [...excluded] }),
  }
  const form = useForm<AskValues>({
    resolver: zodResolver(askSchema),
    defaultValues: { kind: 'rollCall', about: (alert?.headline ?? '').slice(0, rollCallLimits.about), note: '' },
  })
  const kind = useWatch({ control: form.control, name: 'kind' })
  const [refused, setRefused] = useState<RollCallKind>()
  const ask = useAction({ mutation: usePostRollCallMutation(), onFailed: (_, asked) => setRefused(asked.kind) })
  // An announcement repeats no question: what was refused about the one says nothing about the other.
  const failure = ask.failure?.messageCode === 'askedRecently' && refused !== kind ? undefined : ask.failure
  const wasRecent = failure?.messageCode === 'askedRecently'
  const submit = form.handleSubmit((values) =>
    ask.run({
      companyId,
      ...newRollCall(values, { ...choice, ...(alert && { alertId: alert.id }) }),
      ...(wasRecent && { force: true }),
    }),
  )
  return (
    <FormDialog
      id={formId}
      title={formatMessage({ id: 'rollCall.ask.title' })}
      submitLabel={<FormattedMessage id={`rollCall.ask.send.${wasRecent ? 'again' : kind}`} />}
      isDirty={form.formState.isDirty}
      isPending={ask.isPending}
      failure={failure && <NotSent failure={failure} />}
      done={ask.data && <Sent rollCall={ask.data} />}
      doneAction={ask.data && <ToRollCall rollCall={ask.data} />}
      onSubmit={submit}
      onClose={onClose}
    >
      <AskPreview choice={{ companyId, kind, ...choice }} count={count} />
      <FormScope form={form} id={formId} labelId={labelId}>
        <AskFields kind={kind} />
      </FormScope>
    </FormDialog>
  )
}

function AskFields({ kind }: Pick<AskValues, 'kind'>) {
  return (
    <>
      <RadioInput
        name="kind"
        options={rollCallKinds.map((each) => ({
          value: each,
          label: <FormattedMessage id={`rollCall.ask.kind.${each}`} />,
          description: <FormattedMessage id={`rollCall.ask.kind.${each}.text`} />,
        }))}
      />
      <TextInput
        name="about"
        isRequired
        maxLength={rollCallLimits.about}
        description={<FormattedMessage id="rollCall.ask.about.text" />}
      />
      <TextAreaInput
        name="note"
        rows={4}
        isRequired={kind === 'announcement'}
        description={<FormattedMessage id="rollCall.ask.note.text" values={{ most: rollCallLimits.note }} />}
      />
    </>
  )
}

/** A question that was not sent. After one to the same people, the button asks again. */
function NotSent({ failure }: { failure: ApiFailure }) {
  if (failure.messageCode !== 'askedRecently') return <ActionFailure failure={failure} />
  return (
    <Banner tone="warning" title={<FormattedMessage id="rollCall.ask.recent.title" />}>
      <FormattedMessage id="rollCall.ask.recent.text" values={{ minutes: rollCallLimits.repeatMinutes }} />
    </Banner>
  )
}

const Sent = ({ rollCall: { counts, leftOut } }: { rollCall: RollCall }) => (
  <>
    <Banner
      tone="success"
      title={<FormattedMessage id="rollCall.ask.sent" values={{ count: counts.people - counts.unreachable }} />}
    >
      {counts.unreachable > 0 && (
        <FormattedMessage id="rollCall.ask.sent.unreachable" values={{ count: counts.unreachable }} />
      )}
    </Banner>
    <LeftOutPeople leftOut={leftOut} />
  </>
)

const ToRollCall = ({ rollCall: { id, kind } }: { rollCall: RollCall }) => (
  <Link className={buttonClass('primary')} to={pathTo(useLocale(), 'rollCall', { rollCallId: id })}>
    <FormattedMessage id={`rollCall.ask.open.${kind}`} />
  </Link>
)
