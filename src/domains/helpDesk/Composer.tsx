import { Send } from 'lucide-react'
import { type FormEvent, useRef, useState, useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { newDeskMessageSchema } from '#contract/support/helpDeskChanges.ts'
import { FailureNotice } from '@/forms/failure/FailureNotice'
import { TextAreaInput } from '@/forms/input/TextAreaInput'
import { DraftNotice } from '@/forms/section/DraftNotice'
import { FormScope } from '@/forms/section/FormScope'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import type { ProfileRef } from '@/http/paths'
import type { MessageId } from '@/i18n/messages'
import { Banner } from '@/ui/notice/Banner'
import { Button } from '@/ui/button/Button'
import layout from '@/ui/layout/layout.module.css'
import { useKeepFocusWithin } from '@/ui/overlay/useKeepFocusWithin'
import { isUnanswered } from './helpDesk.rules'
import type { LiveState } from './live/useLive'

interface ComposerProps {
  /** Unique in the application; for the draft. */
  id: string
  owner: ProfileRef
  live: LiveState
  send: (text: string) => Promise<SaveResult<unknown>>
}

const labelId = (name: string) => `helpDesk.message.${name}` as MessageId
const empty = () => ({ text: '' })

/**
 * Writes a message. It is a draft until it is stored. Without a connection it waits, and is sent again with the same
 * idempotency key, so that it is stored once.
 */
export function Composer({ id, owner, live, send }: ComposerProps) {
  const [waits, setWaits] = useState(false)
  const place = useRef<HTMLFormElement>(null)
  useKeepFocusWithin(place)
  const section = useSectionForm({
    id,
    schema: newDeskMessageSchema,
    entity: null,
    valuesOf: empty,
    draftOwner: owner,
    save: async ({ text }) => {
      const { error } = await send(text)
      setWaits(error !== undefined && isUnanswered(error))
      return error ? { error } : { data: null }
    },
  })
  useSentAgain(waits, live, section.save)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void section.save()
  }
  const stop = () => {
    setWaits(false)
    section.form.setFocus('text')
  }
  const { isSubmitting } = section.form.formState
  return (
    <FormScope form={section.form} id={id} labelId={labelId}>
      <form ref={place} id={id} noValidate className={layout.stack3} onSubmit={submit}>
        <div role="status" className={layout.unseenWhenEmpty}>
          {!waits && <DraftNotice keptAt={section.draftKeptAt} onDiscard={section.discard} />}
        </div>
        <TextAreaInput name="text" rows={4} readOnly={waits} />
        {section.failure && !waits && <FailureNotice failure={section.failure} />}
        {waits && <Waiting onStop={stop} />}
        <div>
          <Button type="submit" icon={<Send aria-hidden="true" />} isPending={isSubmitting || waits}>
            <FormattedMessage id="helpDesk.send" />
          </Button>
        </div>
      </form>
    </FormScope>
  )
}

const Waiting = ({ onStop }: { onStop: () => void }) => (
  <Banner
    tone="warning"
    title={<FormattedMessage id="helpDesk.waits" />}
    actions={
      <Button variant="secondary" size="small" onClick={onStop}>
        <FormattedMessage id="helpDesk.waits.stop" />
      </Button>
    }
  >
    <FormattedMessage id="helpDesk.waits.text" />
  </Banner>
)

/** How often a message is sent again that has not arrived. */
const againMs = 5000

/** Sends a message again while it waits: as soon as the connection is back, and otherwise every few seconds. */
function useSentAgain(waits: boolean, live: LiveState, send: () => Promise<boolean>): void {
  const latest = useRef(send)
  useEffect(() => void (latest.current = send))
  const isRunning = useRef(false)
  useEffect(() => {
    if (!waits) return undefined
    const again = () => {
      if (isRunning.current || !navigator.onLine) return
      isRunning.current = true
      void latest.current().finally(() => (isRunning.current = false))
    }
    if (live === 'live') again()
    const timer = setInterval(again, againMs)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [waits, live])
}
