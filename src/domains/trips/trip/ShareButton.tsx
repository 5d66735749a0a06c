import { Check, Share2 } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Trip } from '#contract/trips.ts'
import { useFormats } from '@/i18n/useFormats'
import { Button } from '@/ui/Button'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { titleOf, tripText } from './tripText'

type Outcome = 'copied' | 'failed'

/** Hands the trip as a text to the system's sharing, else to the clipboard. */
export function ShareButton({ trip }: { trip: Trip }) {
  const intl = useIntl()
  const formats = useFormats()
  const [outcome, setOutcome] = useState<Outcome>()
  const share = async () => {
    const shared = { title: titleOf(trip), text: tripText(trip, intl, formats) }
    try {
      if (typeof navigator.share === 'function') await navigator.share(shared)
      else {
        await navigator.clipboard.writeText(shared.text)
        setOutcome('copied')
      }
    } catch (error) {
      // Closing the system's sheet is an answer, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOutcome('failed')
    }
  }
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        isFullWidth
        icon={outcome === 'copied' ? <Check aria-hidden="true" /> : <Share2 aria-hidden="true" />}
        onClick={() => void share()}
      >
        <FormattedMessage id={outcome ? `trips.share.${outcome}` : 'trips.share'} />
      </Button>
      <VisuallyHidden role="status">{outcome && <FormattedMessage id={`trips.share.${outcome}`} />}</VisuallyHidden>
    </>
  )
}
