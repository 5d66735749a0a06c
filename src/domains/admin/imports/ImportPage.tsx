import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { importKinds } from '#contract/imports.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { PageHeader } from '@/patterns/page/PageHeader'
import { EmptyState } from '@/ui/notice/EmptyState'
import { useState } from 'react'
import { ChooseTable } from './ChooseTable'
import { ImportView } from './ImportView'
import type { ReadableFile } from './readRows'
import { RecentImports } from './RecentImports'
import styles from './Imports.module.css'

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
