import { useFormContext, useFormState } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/useFormats'
import { Banner } from '@/ui/notice/Banner'
import { Button } from '@/ui/button/Button'

interface DraftNoticeProps {
  /** When the restored draft was stored; undefined where no draft was restored. */
  keptAt: string | undefined
  /** Undefined where the page's bar has the button. */
  onDiscard: (() => void) | undefined
}

/** Tells that the form shows a restored draft that was never saved, and offers to discard it. */
export function DraftNotice({ keptAt, onDiscard }: DraftNoticeProps) {
  const { isDirty } = useFormState({ control: useFormContext().control })
  const { instant } = useFormats()
  if (!keptAt || !isDirty) return null
  return (
    <Banner
      tone="info"
      isWithinLiveRegion
      title={<FormattedMessage id="forms.draft.title" />}
      actions={
        onDiscard && (
          <Button variant="secondary" size="small" onClick={onDiscard}>
            <FormattedMessage id="forms.discard" />
          </Button>
        )
      }
    >
      <FormattedMessage id="forms.draft.text" values={{ at: instant(keptAt) }} />
    </Banner>
  )
}
