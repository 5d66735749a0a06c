import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useCallback, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import * as z from 'zod/mini'
import { newSavedSearchSchema, type SavedSearch } from '#contract/risk/findTravelers.ts'
import { mosts } from '#contract/fields/mosts.ts'
import {
  useDeleteSavedSearchMutation,
  usePostSavedSearchMutation,
  useSavedSearchesQuery,
} from '@/domains/risk/findTravelers.slice'
import { FormDialog } from '@/forms/dialog/FormDialog'
import { FailureNotice } from '@/forms/failure/FailureNotice'
import { TextInput } from '@/forms/input/TextInput'
import { FormScope } from '@/forms/section/FormScope'
import { RemoveInPlace } from '@/patterns/action/RemoveInPlace'
import { useAction } from '@/patterns/action/useAction'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { Skeleton } from '@/ui/progress/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

interface SavedSearchesDialogProps {
  companyId: string
  /** The query of the present search, without its `?`. */
  query: string
  onClose: () => void
}

const schema = z.pick(newSavedSearchSchema, { name: true })

/** The saved searches, to open or remove, and the name under which the present one is saved. */
export default function SavedSearchesDialog({ companyId, query, onClose }: SavedSearchesDialogProps) {
  const { formatMessage } = useIntl()
  const saved = useSavedSearchesQuery(companyId)
  const form = useForm({ defaultValues: { name: '' }, resolver: zodResolver(schema), mode: 'onTouched' })
  const action = useAction({
    mutation: usePostSavedSearchMutation(),
    doneText: ({ name }) => ({ id: 'findTravelers.saved.done', values: { name } }),
    onDone: onClose,
  })
  const isFull = (saved.data?.length ?? 0) >= mosts.savedSearches.most
  return (
    <FormDialog
      id="save-search"
      title={formatMessage({ id: 'findTravelers.saved' })}
      submitLabel={<FormattedMessage id="findTravelers.saved.save" />}
      isDirty={form.formState.isDirty}
      isPending={action.isPending}
      failure={action.failure && <FailureNotice failure={action.failure} />}
      done={isFull ? <SavedList {...{ companyId, saved, onClose }} isFull /> : undefined}
      onSubmit={form.handleSubmit(({ name }) => action.run({ companyId, name, query }))}
      onClose={onClose}
    >
      <SavedList {...{ companyId, saved, onClose }} />
      <FormScope id="save-search" form={form} labelId={useCallback(() => 'findTravelers.saved.name' as const, [])}>
        <TextInput name="name" isRequired description={formatMessage({ id: 'findTravelers.saved.name.text' })} />
      </FormScope>
    </FormDialog>
  )
}

interface SavedListProps {
  companyId: string
  saved: { data?: SavedSearch[] | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
  isFull?: boolean
  onClose: () => void
}

function SavedList({ companyId, saved: { data, isError, isFetching, refetch }, isFull, onClose }: SavedListProps) {
  if (isError && !data) return <QueryFailure query={{ refetch, isFetching }} title="findTravelers.saved.failed" />
  if (!data) return <Skeleton lines={2} />
  if (data.length === 0)
    return (
      <p className={textStyle.note}>
        <FormattedMessage id="findTravelers.saved.none" />
      </p>
    )
  return (
    <>
      {isFull && (
        <p className={textStyle.note}>
          <FormattedMessage id="findTravelers.saved.full" values={{ most: mosts.savedSearches.most }} />
        </p>
      )}
      <ul role="list" className={layout.stack1}>
        {data.map((search) => (
          <SavedRow key={search.id} companyId={companyId} search={search} onOpen={onClose} />
        ))}
      </ul>
    </>
  )
}

const hidden = (words: ReactNode[]) => <VisuallyHidden>{words}</VisuallyHidden>

function SavedRow({ companyId, search, onOpen }: { companyId: string; search: SavedSearch; onOpen: () => void }) {
  const row = useRef<HTMLLIElement>(null)
  const { id, name, query } = search
  const remove = useAction({
    mutation: useDeleteSavedSearchMutation(),
    doneText: { id: 'findTravelers.saved.removed', values: { name } },
    // The row leaves the list, and its question with it.
    onDone: () => row.current?.closest<HTMLElement>('[role="dialog"]')?.focus(),
  })
  return (
    <li ref={row} className={cx(layout.row2, layout.between)}>
      <Link to={{ search: query && `?${query}` }} className={cx(layout.shrink, textStyle.anywhere)} onClick={onOpen}>
        {name}
      </Link>
      <RemoveInPlace
        isInRow
        label={<FormattedMessage id="findTravelers.saved.remove" values={{ name, hidden }} />}
        question={<FormattedMessage id="findTravelers.saved.remove.sure" values={{ name }} />}
        yes={<FormattedMessage id="findTravelers.saved.remove.yes" />}
        no={<FormattedMessage id="forms.cancel" />}
        action={remove}
        onConfirm={() => remove.run({ companyId, id })}
      />
    </li>
  )
}
