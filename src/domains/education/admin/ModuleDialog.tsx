import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { educationLimits, type ManagedModule, moduleAssignments } from '#contract/catalogs/education.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { FormDialog } from '@/forms/dialog/FormDialog'
import { FailureNotice } from '@/forms/failure/FailureNotice'
import { RadioInput } from '@/forms/input/RadioInput'
import { TextInput } from '@/forms/input/TextInput'
import { FormScope } from '@/forms/section/FormScope'
import type { MessageId } from '@/i18n/messages'
import { useAction } from '@/patterns/action/useAction'
import { usePatchModuleMutation } from '../education.slice'
import { moduleFormSchema, type ModuleFormValues, moduleValues, toModulePatch } from './manageEducation.rules'

const formId = 'education-module'
const labelId = (name: string) => `education.admin.field.${name}` as MessageId
const { least, most } = educationLimits.dueDays

interface ModuleDialogProps {
  module: ManagedModule
  onClose: () => void
}

/** How the company uses a module, and the days to pass a required one. */
export function ModuleDialog({ module, onClose }: ModuleDialogProps) {
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
