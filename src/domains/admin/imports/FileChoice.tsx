import { FileUp } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { importLimits, type ImportKind } from '#contract/employees/imports.ts'
import { TableFileInput } from '@/forms/input/TableFileInput'
import { Button } from '@/ui/button/Button'
import { cx } from '@/ui/cx'
import { FieldError } from '@/ui/field/frame/FieldError'
import { RadioCards } from '@/ui/field/choice/RadioCards'
import type { WayToRead } from '@/lib/waysToRead'
import type { FileProblem, ReadableFile } from './readRows'
import styles from './Imports.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

interface FileChoiceProps {
  kind: ImportKind
  /** The parsed file; undefined as soon as another file is chosen. */
  onRead: (file: ReadableFile | undefined) => void
}

/**
 * Chooses a file, or accepts a dropped one, and checks its form in the browser. It sends nothing. Where the letters of
 * the file can be read in several ways, the reader chooses one first.
 */
export function FileChoice({ kind, onRead }: FileChoiceProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<FileProblem>()
  const [isReading, setIsReading] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const [asked, setAsked] = useState<ReadableFile>()
  const read = async (file: File, encoding?: string) => {
    if (!encoding) setAsked(undefined)
    onRead(undefined)
    setProblem(undefined)
    setIsReading(true)
    const { lookThrough } = await import('./readRows')
    const seen = await lookThrough(file, kind, encoding)
    setIsReading(false)
    setAsked(typeof seen === 'object' && seen.ways.length > 0 ? seen : undefined)
    if (typeof seen === 'string') setProblem(seen)
    else if (seen.ways.length === 0) onRead(seen)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) void read(file)
  }
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is a second way; the button is the first */}
      <div
        className={cx(styles.drop, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <p>
          <FormattedMessage id="imports.file.drop" />
        </p>
        <Button
          icon={<FileUp aria-hidden="true" />}
          isPending={isReading}
          aria-describedby={`${id}-hint`}
          onClick={() => input.current?.click()}
        >
          <FormattedMessage id="imports.file" />
        </Button>
        <p id={`${id}-hint`} className={textStyle.note}>
          <FormattedMessage id="imports.file.hint" values={{ rows: importLimits.rows }} />
        </p>
      </div>
      <TableFileInput ref={input} label={formatMessage({ id: 'imports.file' })} onFile={(file) => void read(file)} />
      <p role="status" className={textStyle.note}>
        {isReading && <FormattedMessage id="imports.file.reading" />}
      </p>
      {asked && (
        <EncodingChoice
          key={asked.file.lastModified}
          ways={asked.ways}
          isPending={isReading}
          onChosen={(encoding) => void read(asked.file, encoding)}
        />
      )}
      <div role="alert">
        {problem && (
          <FieldError id={id}>
            <FormattedMessage id={`imports.file.${problem}`} values={{ rows: importLimits.rows }} />
          </FieldError>
        )}
      </div>
    </div>
  )
}

interface EncodingChoiceProps {
  /** The likeliest first. */
  ways: readonly WayToRead[]
  isPending: boolean
  onChosen: (encoding: string) => void
}

/** The ways that are shown at first. */
const fewWays = 4

/** Asks in which encoding a table is written, by words of it: nothing is sent before the reader has seen them spelled right. */
function EncodingChoice({ ways, isPending, onChosen }: EncodingChoiceProps) {
  const { formatMessage } = useIntl()
  const [encoding, setEncoding] = useState(ways[0]?.encoding ?? null)
  const [isWhole, setIsWhole] = useState(ways.length <= fewWays + 1)
  const shown = isWhole ? ways : ways.slice(0, fewWays)
  return (
    <div className={cx(styles.steps, layout.above3)}>
      <RadioCards
        label={formatMessage({ id: 'imports.encoding' })}
        description={formatMessage({ id: 'imports.encoding.text' })}
        value={encoding}
        onChange={setEncoding}
        options={shown.map(({ encoding: value, region, system, words }) => ({
          value,
          label: <span translate="no">{words.join(' · ')}</span>,
          description: (
            <FormattedMessage
              id="imports.encoding.of"
              values={{ region: formatMessage({ id: `imports.encoding.${region}` }), system }}
            />
          ),
        }))}
      />
      <div className={layout.row3}>
        <Button isPending={isPending} disabled={encoding === null} onClick={() => encoding && onChosen(encoding)}>
          <FormattedMessage id="imports.encoding.goOn" />
        </Button>
        {!isWhole && (
          <Button variant="quiet" onClick={() => setIsWhole(true)}>
            <FormattedMessage id="imports.encoding.more" />
          </Button>
        )}
      </div>
    </div>
  )
}
