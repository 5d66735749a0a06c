import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Banner } from '@/ui/notice/Banner'
import { Button } from '@/ui/button/Button'

/** Closes a dialog; with unsaved changes in its form only after a question within the dialog. */
export function useConfirmClose(isDirty: boolean, onClose: () => void): { close: () => void; question: ReactNode } {
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
