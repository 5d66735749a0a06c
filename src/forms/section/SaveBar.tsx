import { CircleAlert, CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '@/i18n/useFormats'
import { Button } from '@/ui/button/Button'
import { cx } from '@/ui/cx'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { PageForms, PageFormsContext, type PageState } from './pageForms'
import styles from './SaveBar.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** With this many changes, discarding needs a confirmation. */
const manyChanges = 4
/** The time for which the bar shows that everything is saved. */
const savedMs = 6000

/** Wraps a page whose parts are saved together, and shows the bar that saves them. */
export function SectionGroup({ children }: { children: ReactNode }) {
  const [page] = useState(() => new PageForms())
  return (
    <PageFormsContext value={page}>
      {children}
      <SaveBar page={page} />
    </PageFormsContext>
  )
}

export const usePageState = (page: PageForms): PageState => useSyncExternalStore(page.subscribe, page.state)

/** "2 changes · Discard · Save" at the bottom of the window; hidden until something is changed. */
function SaveBar({ page }: { page: PageForms }) {
  const { formatMessage } = useIntl()
  const state = usePageState(page)
  const bar = useRef<HTMLDivElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const isChanged = state.changes > 0
  const isSavedShown = useShownFor(savedMs, state.savedAt) && !isChanged
  useSaveKeys(page, isChanged)
  // However it is answered, also by saving with keys or by taking the changes back.
  if (isAsking && (!isChanged || state.isSaving)) setIsAsking(false)
  useEffect(() => {
    const place = bar.current
    if (!isAsking) return undefined
    // The focus was on the question, which is gone.
    return () => void (document.activeElement === document.body && place?.focus())
  }, [isAsking])
  // After saving or discarding the pressed button is gone; the focus stays at the bar.
  const after = (ends: () => unknown) => async () => {
    await ends()
    setIsAsking(false)
    if (page.state().changes === 0) bar.current?.focus()
  }
  const discard = after(page.discard)
  return (
    <div
      ref={bar}
      role="group"
      tabIndex={-1}
      aria-label={formatMessage({ id: 'forms.bar' })}
      className={cx(styles.bar, (isChanged || isSavedShown) && styles.shown)}
    >
      <BarText state={state} isSavedShown={isSavedShown} isAsking={isAsking} />
      {isChanged && (
        <div className={styles.actions}>
          {isAsking ? (
            <DiscardQuestion onKeep={() => setIsAsking(false)} onDiscard={() => void discard()} />
          ) : (
            <>
              {hasProblem(state) && (
                <Button variant="quiet" onClick={page.focusProblem}>
                  <FormattedMessage id="forms.bar.show" />
                </Button>
              )}
              <Button
                variant="quiet"
                disabled={state.isSaving}
                onClick={() => (state.changes < manyChanges ? void discard() : setIsAsking(true))}
              >
                <FormattedMessage id="forms.bar.discard" />
              </Button>
              <Button isPending={state.isSaving} onClick={() => void after(page.save)()}>
                <FormattedMessage id="forms.save" />
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  )
}

/** Whether fields are refused, or the last save could not save all parts. */
export const hasProblem = ({ refused, notSaved }: PageState): boolean => refused > 0 || notSaved.length > 0

/** The obstacles to saving: the number of refused fields, or the parts that were not saved. */
export function SaveProblem({ state: { refused, notSaved } }: { state: PageState }) {
  const { formatList } = useIntl()
  if (refused > 0) return <FormattedMessage id="forms.problems" values={{ count: refused }} />
  const parts = notSaved.flatMap(({ name }) => name || [])
  if (parts.length === 0) return <FormattedMessage id="forms.failed.title" />
  return <FormattedMessage id="forms.bar.notSaved" values={{ parts: formatList(parts) }} />
}

interface BarTextProps {
  state: PageState
  isSavedShown: boolean
  isAsking: boolean
}

/** The text of the bar. Its status is always rendered, so that screen readers announce changes of it. */
function BarText({ state, isSavedShown, isAsking }: BarTextProps) {
  const { clock } = useFormats()
  const { changes, savedAt, isSaving } = state
  const isProblem = hasProblem(state)
  return (
    <div className={cx(styles.text, isProblem && textStyle.danger, isSavedShown && textStyle.success)}>
      {isProblem && <CircleAlert aria-hidden="true" />}
      {isSavedShown && <CircleCheck aria-hidden="true" />}
      {changes > 0 && (isAsking || !isProblem) && (
        <p>
          <FormattedMessage id={isAsking ? 'forms.bar.sure' : 'forms.bar.changes'} values={{ count: changes }} />
        </p>
      )}
      <p role="status">
        {isAsking ? null : isProblem ? (
          <SaveProblem state={state} />
        ) : changes > 0 ? (
          <VisuallyHidden>
            <FormattedMessage id={isSaving ? 'forms.bar.saving' : 'forms.bar.unsaved'} />
          </VisuallyHidden>
        ) : (
          isSavedShown && savedAt && <FormattedMessage id="forms.saved" values={{ at: clock(savedAt) }} />
        )}
      </p>
    </div>
  )
}

/** Keeping loses nothing, so it gets the focus. */
function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <>
      <Button ref={keep} variant="secondary" onClick={onKeep}>
        <FormattedMessage id="forms.close.no" />
      </Button>
      <Button variant="danger" onClick={onDiscard}>
        <FormattedMessage id="forms.bar.discard" />
      </Button>
    </>
  )
}

/** Control or Command with S saves, as in every editor. */
function useSaveKeys(page: PageForms, isChanged: boolean) {
  useEffect(() => {
    if (!isChanged) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      void page.save()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [page, isChanged])
}

/** Whether it is less than a time since something happened. */
function useShownFor(ms: number, since: Date | undefined): boolean {
  const [past, setPast] = useState<Date>()
  useEffect(() => {
    if (!since) return undefined
    const timer = setTimeout(() => setPast(since), ms)
    return () => clearTimeout(timer)
  }, [ms, since])
  return since !== undefined && past !== since
}
