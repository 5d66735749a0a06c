import { Send } from 'lucide-react'
import { Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { AskRollCallDialogProps } from '@/domains/risk/rollCall/AskRollCallDialog'
import { isOffered } from '@/http/additions'
import { lazyPart } from '@/patterns/page/lazyPart'
import { Button } from '@/ui/button/Button'

const AskRollCallDialog = lazyPart(['rollCall', 'forms'], () => import('@/domains/risk/rollCall/AskRollCallDialog'))

/** The button to ask the chosen travelers whether they are safe, with its dialog. Its page loads the texts `rollCall`. */
export function AskIfSafe(chosen: Omit<AskRollCallDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  if (!isOffered('rollcalls')) return null
  return (
    <>
      <Button
        size="small"
        icon={<Send aria-hidden="true" />}
        aria-disabled={chosen.count === 0 || undefined}
        onClick={() => setOpen(chosen.count > 0)}
      >
        <FormattedMessage id="rollCall.ask.open" />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AskRollCallDialog {...chosen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
