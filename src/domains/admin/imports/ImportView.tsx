import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Import, ImportRun } from '#contract/employees/imports.ts'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { Card } from '@/ui/display/Card'
import { FieldError } from '@/ui/field/frame/FieldError'
import { Skeleton } from '@/ui/progress/Skeleton'
import { CheckedImport } from './CheckedImport'
import { EndedImport } from './EndedImport'
import { FileChoice } from './FileChoice'
import { ImportProgress } from './ImportProgress'
import type { ImportRef } from './imports.api'
import type { ReadableFile } from './readRows'
import { useImportSteps } from './useImportSteps'
import styles from './Imports.module.css'

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
