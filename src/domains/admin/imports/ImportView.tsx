import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Import, ImportRun } from '#contract/employees/imports.ts'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { Card } from '@/ui/display/Card'
import { FieldError } from '@/ui/field/frame/FieldError'
import { Skeleton } from '@/ui/progress/Skeleton'
import { ProgressBar } from '@/ui/progress/ProgressBar'
import { Button } from '@/ui/button/Button'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { cx } from '@/ui/cx'
import { CheckedImport } from './CheckedImport'
import { EndedImport } from './EndedImport'
import { FileChoice } from './FileChoice'
import type { ImportRef } from './imports.api'
import type { ReadableFile } from './readRows'
import { useImportSteps, type ImportSteps } from './useImportSteps'
import { StepFailure } from './StepFailure'
import styles from './Imports.module.css'
import layout from '@/ui/layout/layout.module.css'

interface ImportViewProps {
  importRef: ImportRef
  /** The file, as long as it is open here; a reload closes it. */
  file: ReadableFile | undefined
  onFile: (file: ReadableFile) => void
  onAnother: () => void
}

/** An import as far as it is: being read, checked, written, or ended. */
export function ImportView({ importRef, file, onFile, onAnother }: ImportViewProps) {
  const steps = useImportSteps(importRef)
  const [run, setRun] = useState<ImportRun>()
  const { now, query, goOn } = steps
  const begun = useRef(false)
  const canBegin = file !== undefined && now?.isOwn === true && now.status === 'receiving'
  useEffect(() => {
    if (!canBegin || begun.current) return
    begun.current = true
    void goOn({ file })
  }, [canBegin, file, goOn])
  if (!now)
    return query.isError ? <QueryFailure isLarge query={query} title="imports.failed" /> : <Skeleton shape="box" />
  if (now.status === 'done' || now.status === 'cancelled') return <EndedImport ended={now} onAnother={onAnother} />
  const isWriting = now.status === 'running' || (run !== undefined && steps.isBusy)
  if (now.status === 'checked' && !isWriting)
    return (
      <CheckedImport
        importRef={importRef}
        checked={now}
        steps={steps}
        onRun={(chosen) => {
          setRun(chosen)
          void goOn({ run: chosen })
        }}
      />
    )
  const lacksFile = now.status === 'receiving' && !file && now.receivedRows < now.totalRows
  return (
    <Card>
      <div className={styles.steps}>
        <ImportProgress
          at={isWriting ? { ...now, status: 'running' } : now}
          steps={steps}
          canGoOn={!lacksFile}
          onGoOn={() => void goOn({ file, run: run ?? (now.mode ? { mode: now.mode } : undefined) })}
        />
        {lacksFile && now.isOwn && <ChooseAgain now={now} onFile={onFile} />}
      </div>
    </Card>
  )
}

/** After a reload the file has to be opened again; only the same file continues the import. */
function ChooseAgain({ now, onFile }: { now: Import; onFile: (file: ReadableFile) => void }) {
  const [isOther, setIsOther] = useState(false)
  const take = (file: ReadableFile | undefined) => {
    const columns = file?.found.places.filter((column) => column !== undefined) ?? []
    const isSame = file?.totalRows === now.totalRows && columns.join() === now.columns.join()
    setIsOther(file !== undefined && !isSame)
    if (file && isSame) onFile(file)
  }
  return (
    <>
      <p>
        <FormattedMessage id="imports.again.file" values={{ file: now.fileName }} />
      </p>
      <FileChoice kind={now.kind} onRead={take} />
      <div role="alert">
        {isOther && (
          <FieldError id="imports-other-file">
            <FormattedMessage id="imports.file.other" values={{ file: now.fileName }} />
          </FieldError>
        )}
      </div>
    </>
  )
}

interface ImportProgressProps {
  at: Import
  steps: ImportSteps
  /** Whether it can be continued here; not before the file is open again. */
  canGoOn: boolean
  onGoOn: () => void
}

/** How far a step is, and its end by hand. */
function ImportProgress({ at, steps, canGoOn, onGoOn }: ImportProgressProps) {
  const { formatMessage } = useIntl()
  const { isBusy, failure, cancel } = steps
  const step = stepOf(at)
  const done = { receiving: at.receivedRows, checking: at.checkedRows, running: at.doneRows }[step]
  const label = formatMessage({ id: `imports.step.${step}` })
  return (
    <>
      <ProgressBar
        label={label}
        // The import of all rows or none is a single step, whose end is unknown.
        value={step === 'running' && at.mode !== 'skipBad' && done === 0 ? undefined : done}
        max={at.totalRows}
        valueText={formatMessage({ id: 'imports.progress.rows' }, { done, total: at.totalRows })}
      />
      {/* Each step is announced once; announcing every portion would be too much. */}
      <VisuallyHidden role="status">{isBusy ? label : ''}</VisuallyHidden>
      {failure && <StepFailure failure={failure} onRetry={onGoOn} />}
      {!at.isOwn ? (
        <p>
          <FormattedMessage id="imports.others" values={{ name: at.beganBy }} />
        </p>
      ) : (
        !isBusy &&
        !failure &&
        canGoOn && (
          <p>
            <FormattedMessage id="imports.stopped" />
          </p>
        )
      )}
      <div className={cx(layout.row3, layout.stretch)}>
        {at.isOwn && !isBusy && !failure && canGoOn && (
          <Button onClick={onGoOn}>
            <FormattedMessage id="imports.goOn" />
          </Button>
        )}
        <Button variant="quietDanger" onClick={() => void cancel()}>
          <FormattedMessage id="imports.cancel" />
        </Button>
      </div>
    </>
  )
}

/** Once every row is here, they are checked. */
function stepOf({ status, receivedRows, totalRows }: Import): 'receiving' | 'checking' | 'running' {
  if (status === 'running') return 'running'
  return status === 'receiving' && receivedRows < totalRows ? 'receiving' : 'checking'
}
