import { FormattedMessage } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { importKinds } from '#contract/employees/imports.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { PageHeader } from '@/patterns/page/PageHeader'
import { EmptyState } from '@/ui/notice/EmptyState'
import { useState } from 'react'
import { useFormats } from '@/i18n/useFormats'
import { SectionCard } from '@/patterns/page/SectionCard'
import { Badge } from '@/ui/display/Badge'
import { ChooseTable } from './ChooseTable'
import { ImportView } from './ImportView'
import type { ReadableFile } from './readRows'
import styles from './Imports.module.css'
import { useImportsQuery } from './imports.slice'

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
