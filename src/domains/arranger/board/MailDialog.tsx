import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { fieldLimits, textBlock } from '#contract/fields/fields.ts'
import type { ItineraryMails } from '#contract/arranger/travellers.ts'
import { FailureText } from '@/forms/failure/FailureText'
import { FormDialog } from '@/forms/dialog/FormDialog'
import { FormScope } from '@/forms/section/FormScope'
import { TextAreaInput } from '@/forms/input/TextAreaInput'
import type { ApiFailure } from '@/http/failure'
import type { MessageId } from '@/i18n/messages'
import { useAction } from '@/patterns/action/useAction'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { Banner } from '@/ui/notice/Banner'
import { type SelectedTraveller, usePostItineraryMailsMutation } from './board.slice'
import styles from './MailDialog.module.css'

const formId = 'itinerary-mails'
const labelId = (name: string) => `travellers.mail.${name}` as MessageId
const noteSchema = z.object({ note: textBlock(fieldLimits.mailNote) })

interface MailDialogProps {
  travellers: readonly SelectedTraveller[]
  onClose: () => void
}

/**
 * Mails the selected travellers their own itineraries. First shows the receivers and a field for a note, then the
 * result.
 */
export default function MailDialog({ travellers, onClose }: MailDialogProps) {
  const { formatMessage } = useIntl()
  const profileRef = useSubjectProfile()
  const { run, isPending, failure, data: done } = useAction({ mutation: usePostItineraryMailsMutation() })
  const form = useForm({ resolver: zodResolver(noteSchema), defaultValues: { note: '' } })
  const submit = form.handleSubmit(({ note }) =>
    run({ ...profileRef, profileIds: travellers.map(({ profileId }) => profileId), note }),
  )
  const count = travellers.length
  return (
    <FormDialog
      id={formId}
      title={formatMessage({ id: 'travellers.mail.title' })}
      submitLabel={<FormattedMessage id="travellers.mail.send" values={{ count }} />}
      isDirty={form.formState.isDirty}
      isPending={isPending}
      failure={failure && <Failed failure={failure} />}
      done={done && <Done done={done} travellers={travellers} />}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id="travellers.mail.text" values={{ count }} />
      </p>
      <ul className={styles.names} aria-label={formatMessage({ id: 'travellers.mail.to' }, { count })}>
        {travellers.map(({ profileId, name, hasTrip }) => (
          <li key={profileId}>{hasTrip ? name : <FormattedMessage id="travellers.mail.noTrip" values={{ name }} />}</li>
        ))}
      </ul>
      <FormScope form={form} id={formId} labelId={labelId}>
        <TextAreaInput
          name="note"
          rows={4}
          description={<FormattedMessage id="travellers.mail.note.text" values={{ most: fieldLimits.mailNote }} />}
        />
      </FormScope>
    </FormDialog>
  )
}

function Failed({ failure }: { failure: ApiFailure }) {
  const known = failure.messageCode === 'notYourTraveller' ? 'revoked' : failure.status === 429 ? 'tooMany' : undefined
  return (
    <Banner tone="danger" title={<FormattedMessage id="travellers.mail.failed" />}>
      {known ? <FormattedMessage id={`travellers.mail.failed.${known}`} /> : <FailureText failure={failure} />}
    </Banner>
  )
}

/** The number of mails sent, and of travellers without one: no trip ahead, or a mail within the last hour. */
function Done({
  done: { sent, withoutTrip, tooSoon },
  travellers,
}: {
  done: ItineraryMails
  travellers: MailDialogProps['travellers']
}) {
  const { formatList } = useIntl()
  const namesOf = (ids: string[]) =>
    travellers.filter(({ profileId }) => ids.includes(profileId)).map(({ name }) => name)
  const leftOut = [
    ['travellers.mail.withoutTrip', namesOf(withoutTrip)],
    ['travellers.mail.tooSoon', namesOf(tooSoon)],
  ] as const
  return (
    <Banner
      tone={sent.length > 0 ? 'success' : 'info'}
      title={<FormattedMessage id="travellers.mail.sent" values={{ count: sent.length }} />}
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
