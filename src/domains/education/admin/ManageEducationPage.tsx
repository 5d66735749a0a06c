import { useState, useCallback } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { Pencil } from 'lucide-react'
import { type ManagedModule, educationLimits, moduleAssignments } from '#contract/catalogs/education.ts'
import { AdminTabs } from '@/domains/admin/shared/AdminTabs'
import { useSession } from '@/domains/session/shared/useSession'
import { PageHeader } from '@/patterns/page/PageHeader'
import { SectionCard } from '@/patterns/page/SectionCard'
import { useAction } from '@/patterns/action/useAction'
import { FormDialog } from '@/forms/dialog/FormDialog'
import { FailureNotice } from '@/forms/failure/FailureNotice'
import { RadioInput } from '@/forms/input/RadioInput'
import { TextInput } from '@/forms/input/TextInput'
import { FormScope } from '@/forms/section/FormScope'
import type { MessageId } from '@/i18n/messages'
import { Button } from '@/ui/button/Button'
import { cx } from '@/ui/cx'
import { Badge } from '@/ui/display/Badge'
import rows from '@/patterns/list/rows.module.css'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { useManagedModulesQuery, usePatchModuleMutation } from '../education.slice'
import { Completion } from './Completion'
import { moduleFormSchema, type ModuleFormValues, moduleValues, toModulePatch } from './manageEducation.rules'

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

const formId = 'education-module'
const labelId = (name: string) => `education.admin.field.${name}` as MessageId
const { least, most } = educationLimits.dueDays

interface ModuleDialogProps {
  module: ManagedModule
  onClose: () => void
}

/** How the company uses a module, and the days to pass a required one. */
function ModuleDialog({ module, onClose }: ModuleDialogProps) {
  const { formatMessage } = useIntl()
  const { companyId } = useSession()
  const { id: moduleId, title } = module
  const form = useForm<ModuleFormValues>({
    resolver: zodResolver(moduleFormSchema),
    defaultValues: moduleValues(module),
  })
  const assignment = useWatch({ control: form.control, name: 'assignment' })
  const action = useAction({
    mutation: usePatchModuleMutation(),
    doneText: { id: 'education.admin.changed', values: { title } },
    onDone: onClose,
  })
  const problem = useCallback(
    () => formatMessage({ id: 'education.admin.dueDays.problem' }, { least, most }),
    [formatMessage],
  )
  return (
    <FormDialog
      id={formId}
      title={formatMessage({ id: 'education.admin.change.of' }, { title })}
      submitLabel={<FormattedMessage id="forms.save" />}
      isDirty={form.formState.isDirty}
      isPending={action.isPending}
      failure={action.failure && <FailureNotice failure={action.failure} />}
      onSubmit={form.handleSubmit((values) =>
        action.run({ companyId, moduleId, patch: toModulePatch(values, module) }),
      )}
      onClose={onClose}
    >
      <FormScope form={form} id={formId} labelId={labelId} problem={problem}>
        <RadioInput
          name="assignment"
          options={moduleAssignments.map((value) => ({
            value,
            label: formatMessage({ id: `education.admin.${value}` }),
            description: formatMessage({ id: `education.admin.${value}.text` }),
          }))}
        />
        {assignment === 'required' && (
          <TextInput
            name="dueDays"
            isRequired
            inputMode="numeric"
            autoComplete="off"
            description={<FormattedMessage id="education.admin.dueDays.text" values={{ least, most }} />}
          />
        )}
      </FormScope>
    </FormDialog>
  )
}

interface ManagedModuleRowProps {
  module: ManagedModule
  onChange: () => void
}

/** A module with its use in the company, and how many have passed it. */
function ManagedModuleRow({ module, onChange }: ManagedModuleRowProps) {
  const { formatMessage } = useIntl()
  const { title, topic, assignment, dueDays, isBeforeTrips, people, passed } = module
  return (
    <li className={cx(rows.row, layout.row3, layout.between, layout.top)}>
      <div className={cx(layout.stack1, layout.grow16)}>
        <p className={cx(layout.row2, layout.lines1)}>
          <span className={textStyle.strong}>{title}</span>
          <Badge tone={assignment === 'required' ? 'info' : 'neutral'}>
            <FormattedMessage id={`education.admin.${assignment}`} />
          </Badge>
        </p>
        <ul role="list" className={cx(layout.row4, textStyle.note, layout.lines1)}>
          <li>
            <FormattedMessage id={`education.topic.${topic}`} />
          </li>
          {assignment === 'required' && (
            <li>
              <FormattedMessage id="education.admin.dueIn" values={{ days: dueDays }} />
            </li>
          )}
          <li>
            <FormattedMessage id="education.admin.passed" values={{ passed, people }} />
          </li>
          {isBeforeTrips && assignment !== 'off' && (
            <li>
              <FormattedMessage id="education.admin.beforeTrips" />
            </li>
          )}
        </ul>
      </div>
      <Button
        variant="quiet"
        size="small"
        icon={<Pencil />}
        className={rows.quietEnd}
        aria-label={formatMessage({ id: 'education.admin.change.of' }, { title })}
        onClick={onChange}
      >
        <FormattedMessage id="education.admin.change" />
      </Button>
    </li>
  )
}
