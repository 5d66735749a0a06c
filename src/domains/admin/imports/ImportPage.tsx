import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { importKinds, type ImportKind } from '#contract/employees/imports.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { failureOf } from '@/http/failure'
import { PageHeader } from '@/patterns/page/PageHeader'
import { EmptyState } from '@/ui/notice/EmptyState'
import { useState } from 'react'
import { Download } from 'lucide-react'
import { useFormats } from '@/i18n/useFormats'
import { SectionCard } from '@/patterns/page/SectionCard'
import { DownloadButton } from '@/patterns/download/DownloadButton'
import { Badge } from '@/ui/display/Badge'
import { Card } from '@/ui/display/Card'
import { RadioCards } from '@/ui/field/choice/RadioCards'
import { ImportView } from './ImportView'
import type { ReadableFile } from './readRows'
import styles from './Imports.module.css'
import { useImportsQuery, usePostImportMutation } from './imports.slice'
import { FileChoice } from './FileChoice'
import { HeadingsNotice } from './HeadingsNotice'
import { StepFailure } from './StepFailure'
import { templatePath } from './imports.api'

/**
 * §2 importTable: imports a table of employees or cost centres, step by step; the address has the import and the step.
 */
export default function ImportPage() {
  const { companyId } = useSession()
  const [query, setQuery] = useSearchParams()
  const kind = importKinds.find((known) => known === query.get('kind')) ?? 'employees'
  const importId = query.get('import')
  const [file, setFile] = useState<ReadableFile>()
  const title = <FormattedMessage id="routes.importTable" />
  if (!isOffered('imports')) return <EmptyState headingLevel={1} title={<FormattedMessage id="imports.notOffered" />} />
  const open = (id: string, chosen?: ReadableFile) => {
    setFile(chosen)
    setQuery({ kind, import: id })
  }
  return (
    <div className={styles.page}>
      <PageHeader title={title} />
      {importId ? (
        <ImportView
          key={importId}
          importRef={{ companyId, importId }}
          file={file}
          onFile={setFile}
          onAnother={() => {
            setFile(undefined)
            setQuery({ kind })
          }}
        />
      ) : (
        <>
          <ChooseTable
            companyId={companyId}
            kind={kind}
            onKind={(other) => setQuery({ kind: other }, { replace: true })}
            onBegun={open}
          />
          <RecentImports companyId={companyId} />
        </>
      )}
    </div>
  )
}

/** The latest imports of the company; unfinished ones can be continued. */
function RecentImports({ companyId }: { companyId: string }) {
  const answer = useImportsQuery({ companyId })
  const { instant } = useFormats()
  if (answer.currentData?.length === 0) return null
  return (
    <SectionCard heading={<FormattedMessage id="imports.recent" />} answer={answer}>
      {(recent) => (
        <ul role="list" className={styles.recent}>
          {recent.map(({ id, kind, fileName, beganBy, createdAt, status }) => (
            <li key={id}>
              <span>
                <Link to={{ search: `?kind=${kind}&import=${encodeURIComponent(id)}` }}>{fileName}</Link>{' '}
                <FormattedMessage id="imports.recent.row" values={{ name: beganBy, at: instant(createdAt) }} />
              </span>
              <Badge>
                <FormattedMessage id={`imports.status.${status}`} />
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}

interface ChooseTableProps {
  companyId: string
  kind: ImportKind
  onKind: (kind: ImportKind) => void
  /** The import was begun; its rows are still to be sent. */
  onBegun: (importId: string, file: ReadableFile) => void
}

/** The first step: the kind of table, its template, and the file. */
function ChooseTable({ companyId, kind, onKind, onBegun }: ChooseTableProps) {
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
