import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { fieldLimits, textBlock } from '#contract/fields/fields.ts'
import type { ItineraryMails } from '#contract/arranger/travelers.ts'
import { FailureText } from '@/forms/failure/FailureText'
import { FormDialog } from '@/forms/dialog/FormDialog'
import { FormScope } from '@/forms/section/FormScope'
import { TextAreaInput } from '@/forms/input/TextAreaInput'
import type { ApiFailure } from '@/http/failure'
import type { MessageId } from '@/i18n/messages'
import { useAction } from '@/patterns/action/useAction'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { Banner } from '@/ui/notice/Banner'
import { type SelectedTraveler, usePostItineraryMailsMutation } from './board.slice'
import styles from './MailDialog.module.css'

const formId = 'itinerary-mails'
const labelId = (name: string) => `travelers.mail.${name}` as MessageId
const noteSchema = z.object({ note: textBlock(fieldLimits.mailNote) })

interface MailDialogProps {
  travelers: readonly SelectedTraveler[]
  onClose: () => void
}

/**
 * Mails the selected travelers their own itineraries. First shows the receivers and a field for a note, then the
 * result.
 */
export default function MailDialog({ travelers, onClose }: MailDialogProps) {
  const { formatMessage } = useIntl()
  const profileRef = useSubjectProfile()
  const { run, isPending, failure, data: done } = useAction({ mutation: usePostItineraryMailsMutation() })
  const form = useForm({ resolver: zodResolver(noteSchema), defaultValues: { note: '' } })
  const submit = form.handleSubmit(({ note }) =>
    run({ ...profileRef, profileIds: travelers.map(({ profileId }) => profileId), note }),
  )
  const count = travelers.length
  return (
    <FormDialog
      id={formId}
      title={formatMessage({ id: 'travelers.mail.title' })}
      submitLabel={<FormattedMessage id="travelers.mail.send" values={{ count }} />}
      isDirty={form.formState.isDirty}
      isPending={isPending}
      failure={failure && <Failed failure={failure} />}
      done={done && <Done done={done} travelers={travelers} />}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id="travelers.mail.text" values={{ count }} />
      </p>
      <ul className={styles.names} aria-label={formatMessage({ id: 'travelers.mail.to' }, { count })}>
        {travelers.map(({ profileId, name, hasTrip }) => (
          <li key={profileId}>{hasTrip ? name : <FormattedMessage id="travelers.mail.noTrip" values={{ name }} />}</li>
        ))}
      </ul>
      <FormScope form={form} id={formId} labelId={labelId}>
        <TextAreaInput
          name="note"
          rows={4}
          description={<FormattedMessage id="travelers.mail.note.text" values={{ most: fieldLimits.mailNote }} />}
        />
      </FormScope>
    </FormDialog>
  )
}

function Failed({ failure }: { failure: ApiFailure }) {
  const known = failure.messageCode === 'notYourTraveller' ? 'revoked' : failure.status === 429 ? 'tooMany' : undefined
  return (
    <Banner tone="danger" title={<FormattedMessage id="travelers.mail.failed" />}>
      {known ? <FormattedMessage id={`travelers.mail.failed.${known}`} /> : <FailureText failure={failure} />}
    </Banner>
  )
}

/** The number of mails sent, and of travelers without one: no trip ahead, or a mail within the last hour. */
function Done({
  done: { sent, withoutTrip, tooSoon },
  travelers,
}: {
  done: ItineraryMails
  travelers: MailDialogProps['travelers']
}) {
  const { formatList } = useIntl()
  const namesOf = (ids: string[]) =>
    travelers.filter(({ profileId }) => ids.includes(profileId)).map(({ name }) => name)
  const leftOut = [
    ['travelers.mail.withoutTrip', namesOf(withoutTrip)],
    ['travelers.mail.tooSoon', namesOf(tooSoon)],
  ] as const
  return (
    <Banner
      tone={sent.length > 0 ? 'success' : 'info'}
      title={<FormattedMessage id="travelers.mail.sent" values={{ count: sent.length }} />}
    >
      {leftOut.map(
        ([id, names]) =>
          names.length > 0 && (
            <p key={id}>
              <FormattedMessage id={id} values={{ names: formatList(names), count: names.length }} />
            </p>
          ),
      )}
    </Banner>
  )
}
