import { useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { refusedFields } from './ErrorSummary'
import type { PageForms } from './pageForms'
import type { Section } from './useSectionForm'

/**
 * Makes a section a part of its page: its changes are counted, saved and discarded with those of the other parts.
 * @param name its heading
 * @param page null where the section is saved on its own
 */
export function usePagePart<Entity, Values extends FieldValues, Output extends FieldValues>(
  section: Section<Entity, Values, Output>,
  name: string,
  page: PageForms | null,
): void {
  const { id, form, savedAt } = section
  const latest = useRef(section)
  useEffect(() => void (latest.current = section))

  useEffect(() => {
    if (!page) return undefined
    let refused: string[] = []
    const remove = page.add({
      id,
      name,
      check: () => latest.current.check(),
      save: () => latest.current.save(),
      discard: () => latest.current.discard(),
      focusProblem: () => {
        const element = document.getElementById(id)
        element?.closest('details')?.setAttribute('open', '')
        if (refused[0]) form.setFocus(refused[0] as never)
        else element?.focus()
      },
    })
    const stop = form.subscribe({
      formState: { dirtyFields: true, errors: true },
      callback: ({ dirtyFields = {}, errors = {} }) => {
        refused = refusedFields(errors, form.getValues())
        page.count(id, { changes: latest.current.changes(dirtyFields), refused: refused.length })
      },
    })
    return () => {
      stop()
      remove()
    }
  }, [page, id, name, form])

  useEffect(() => {
    if (savedAt) page?.noteSaved(savedAt)
  }, [page, savedAt])
}
