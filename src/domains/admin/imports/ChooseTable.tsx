import { Download } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { importKinds, type ImportKind } from '#contract/employees/imports.ts'
import { failureOf } from '@/http/failure'
import { DownloadButton } from '@/patterns/download/DownloadButton'
import { Card } from '@/ui/display/Card'
import { RadioCards } from '@/ui/field/choice/RadioCards'
import { FileChoice } from './FileChoice'
import { HeadingsNotice } from './HeadingsNotice'
import { StepFailure } from './StepFailure'
import { templatePath } from './imports.api'
import { usePostImportMutation } from './imports.slice'
import type { ReadableFile } from './readRows'
import styles from './Imports.module.css'

interface ChooseTableProps {
  companyId: string
  kind: ImportKind
  onKind: (kind: ImportKind) => void
  /** The import was begun; its rows are still to be sent. */
  onBegun: (importId: string, file: ReadableFile) => void
}

/** The first step: the kind of table, its template, and the file. */
export function ChooseTable({ companyId, kind, onKind, onBegun }: ChooseTableProps) {
  const { formatMessage } = useIntl()
  const [file, setFile] = useState<ReadableFile>()
  const [begin, { error, isLoading }] = usePostImportMutation()
  const failure = failureOf(error)
  const start = async (chosen: ReadableFile) => {
    const columns = chosen.found.places.filter((column) => column !== undefined)
    const fileName = chosen.file.name.replace(/\p{Cc}/gu, '').slice(-120) || 'table.csv'
    const { data } = await begin({ companyId, begun: { kind, fileName, columns, totalRows: chosen.totalRows } })
    if (data) onBegun(data.id, chosen)
  }
  const onRead = (read: ReadableFile | undefined) => {
    setFile(read)
    const isSound =
      read && [read.found.unknown, read.found.missing, read.found.doubled].every((found) => found.length === 0)
    if (isSound) void start(read)
  }
  return (
    <Card>
      <div className={styles.steps}>
        <RadioCards<ImportKind>
          label={formatMessage({ id: 'imports.kind' })}
          value={kind}
          onChange={(chosen) => {
            setFile(undefined)
            onKind(chosen)
          }}
          options={importKinds.map((value) => ({
            value,
            label: <FormattedMessage id={`imports.kind.${value}`} />,
            description: <FormattedMessage id={`imports.kind.${value}.text`} />,
          }))}
        />
        <div>
          <DownloadButton
            key={kind}
            api="company"
            path={templatePath(companyId, kind)}
            fallbackName="template.csv"
            icon={<Download aria-hidden="true" />}
          >
            <FormattedMessage id="imports.template" />
          </DownloadButton>
        </div>
        <FileChoice kind={kind} onRead={onRead} />
        {file && <HeadingsNotice found={file.found} isPending={isLoading} onGoOn={() => void start(file)} />}
        {file && failure && <StepFailure failure={failure} onRetry={() => void start(file)} />}
      </div>
    </Card>
  )
}
