import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ManagedModule } from '#contract/catalogs/education.ts'
import { AdminTabs } from '@/domains/admin/shared/AdminTabs'
import { useSession } from '@/domains/session/shared/useSession'
import { PageHeader } from '@/patterns/page/PageHeader'
import { SectionCard } from '@/patterns/page/SectionCard'
import rows from '@/patterns/list/rows.module.css'
import layout from '@/ui/layout/layout.module.css'
import { useManagedModulesQuery } from '../education.slice'
import { Completion } from './Completion'
import { ManagedModuleRow } from './ManagedModuleRow'
import { ModuleDialog } from './ModuleDialog'

/** The modules as the company uses them, and how many of its people have passed each, for administrators. */
export default function ManageEducationPage() {
  return (
    <div className={layout.stack5}>
      <AdminTabs />
      <PageHeader title={<FormattedMessage id="routes.manageEducation" />} lead="education.admin.lead" />
      <Modules />
    </div>
  )
}

function Modules() {
  const { companyId } = useSession()
  const answer = useManagedModulesQuery({ companyId })
  const [changed, setChanged] = useState<string>()
  const shown = answer.data?.find(({ id }) => id === changed)
  return (
    <>
      <SectionCard heading={<FormattedMessage id="education.admin.modules" />} answer={answer}>
        {(modules: readonly ManagedModule[]) => (
          <ul role="list" className={rows.list}>
            {modules.map((module) => (
              <ManagedModuleRow key={module.id} module={module} onChange={() => setChanged(module.id)} />
            ))}
          </ul>
        )}
      </SectionCard>
      {answer.data && <Completion modules={answer.data} />}
      {shown && <ModuleDialog module={shown} onClose={() => setChanged(undefined)} />}
    </>
  )
}
