import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { groupLimits } from '#contract/events/groupTravels.ts'
import { TableFileInput } from '@/forms/input/TableFileInput'
import { Button } from '@/ui/button/Button'
import { FieldError } from '@/ui/field/frame/FieldError'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

type Problem = 'tooLarge' | 'empty' | 'unreadable'

/** Reads the addresses in a chosen CSV file in the browser. The file is not sent. */
export function AddressFile({ onRead }: { onRead: (addresses: string) => void }) {
  const { formatMessage } = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<Problem>()
  const read = async (file: File) => {
    if (file.size > groupLimits.fileBytes) return setProblem('tooLarge')
    try {
      const { readTable } = await import('./readTable')
      const addresses = await readTable(file)
      setProblem(addresses === '' ? 'empty' : undefined)
      return onRead(addresses)
    } catch {
      return setProblem('unreadable')
    }
  }
  return (
    <div>
      <div className={cx(layout.row3, textStyle.note, layout.lines2)}>
        <Button
          variant="secondary"
          size="small"
          icon={<FileUp aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          <FormattedMessage id="groupPeople.file" />
        </Button>
        <FormattedMessage id="groupPeople.file.hint" />
      </div>
      <TableFileInput
        ref={input}
        label={formatMessage({ id: 'groupPeople.file' })}
        onFile={(file) => void read(file)}
      />
      <div role="alert">
        {problem && (
          <FieldError id="people-file">
            <FormattedMessage
              id={`groupPeople.file.${problem}`}
              values={{ most: Math.floor(groupLimits.fileBytes / 1024) }}
            />
          </FieldError>
        )}
      </div>
    </div>
  )
}
