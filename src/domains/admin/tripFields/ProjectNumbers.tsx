import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { TripFields } from '#contract/admin/tripFields.ts'
import { mosts } from '#contract/fields/mosts.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { TableFileInput } from '@/forms/input/TableFileInput'
import { ActionButton } from '@/patterns/action/ActionButton'
import { useAction } from '@/patterns/action/useAction'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/display/Card'
import { FieldError } from '@/ui/field/frame/FieldError'
import { RadioCards } from '@/ui/field/choice/RadioCards'
import { ImportedList } from './ImportedList'
import type { ReadNumbers } from './projectNumbers.rules'
import type { NumbersProblem } from './readNumbers'
import { useImportProjectNumbersMutation } from './tripFields.slice'
import layout from '@/ui/layout/layout.module.css'

const ways = ['add', 'replace'] as const
const { most } = mosts.projectNumbers

/** The project numbers of the company: how many there are, and the import of a list. */
export function ProjectNumbers({ counts }: { counts: TripFields['projectNumbers'] }) {
  const { formatMessage } = useIntl()
  const { companyId } = useSession()
  const [way, setWay] = useState<(typeof ways)[number]>('add')
  const [read, setRead] = useState<ReadNumbers>()
  const send = useAction({ mutation: useImportProjectNumbersMutation() })
  const onRead = (list: ReadNumbers | undefined) => {
    send.reset()
    setRead(list)
  }
  return (
    <Card
      heading={<FormattedMessage id="tripFields.numbers" />}
      description={<FormattedMessage id="tripFields.numbers.text" values={{ ...counts, most }} />}
    >
      <div className={layout.stack4}>
        <RadioCards
          label={formatMessage({ id: 'tripFields.way' })}
          value={way}
          onChange={setWay}
          options={ways.map((value) => ({
            value,
            label: <FormattedMessage id={`tripFields.way.${value}`} />,
            description: <FormattedMessage id={`tripFields.way.${value}.text`} />,
          }))}
        />
        <NumbersFile onRead={onRead} />
        {read && !send.data && (
          <p role="status">
            <FormattedMessage
              id="tripFields.file.read"
              values={{ count: read.rows.length, refused: read.refused.length }}
            />
          </p>
        )}
        {read && !send.data && read.rows.length > 0 && (
          <div className={layout.stack2}>
            <ActionButton
              action={send}
              onClick={() => send.run({ companyId, replaces: way === 'replace', rows: read.rows })}
            >
              <FormattedMessage id={`tripFields.import.${way}`} values={{ count: read.rows.length }} />
            </ActionButton>
          </div>
        )}
        {read && (send.data ?? read.rows.length === 0) && <ImportedList answer={send.data} refused={read.refused} />}
      </div>
    </Card>
  )
}

/** Chooses a file and reads it in the browser; nothing is sent before the reader has seen how many numbers it has. */
function NumbersFile({ onRead }: { onRead: (read: ReadNumbers | undefined) => void }) {
  const { formatMessage } = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<NumbersProblem>()
  const choose = async (file: File) => {
    const { readNumbers } = await import('./readNumbers')
    const read = await readNumbers(file)
    setProblem(typeof read === 'string' ? read : undefined)
    onRead(typeof read === 'string' ? undefined : read)
  }
  return (
    <div className={layout.stack2}>
      <div>
        <Button variant="secondary" icon={<FileUp aria-hidden="true" />} onClick={() => input.current?.click()}>
          <FormattedMessage id="tripFields.file" />
        </Button>
      </div>
      <TableFileInput
        ref={input}
        label={formatMessage({ id: 'tripFields.file' })}
        onFile={(file) => void choose(file)}
      />
      <div role="alert">
        {problem && (
          <FieldError id="project-numbers-file">
            <FormattedMessage id={`tripFields.file.${problem}`} values={{ most }} />
          </FieldError>
        )}
      </div>
    </div>
  )
}
