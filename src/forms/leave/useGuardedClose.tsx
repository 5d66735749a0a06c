import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Banner } from '@/ui/notice/Banner'
import { Button } from '@/ui/button/Button'

/** Closing a dialog whose form has unsaved changes asks first, within the dialog. */
export function useGuardedClose(isDirty: boolean, onClose: () => void): { close: () => void; question: ReactNode } {
  const [isAsking, setIsAsking] = useState(false)
  const close = () => (isDirty ? setIsAsking(true) : onClose())
  const question = isAsking && isDirty && (
    <Banner
      tone="warning"
      title={<FormattedMessage id="forms.close.title" />}
      actions={
        <>
          <Button variant="secondary" size="small" onClick={() => setIsAsking(false)}>
            <FormattedMessage id="forms.close.no" />
          </Button>
          <Button variant="danger" size="small" onClick={onClose}>
            <FormattedMessage id="forms.close.yes" />
          </Button>
        </>
      }
    />
  )
  return { close, question }
}
