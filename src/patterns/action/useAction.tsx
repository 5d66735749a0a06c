import { type ReactNode, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { type ApiFailure, failureOf } from '@/http/failure'
import type { MessageId } from '@/i18n/messages'
import { showToast } from '@/patterns/feedback/toasts'

// Where an error shows:
// - at its field, where it is about a typed value (useSectionForm, ErrorSummary);
// - under the button that failed (ActionButton, ActionFailure below a row of buttons, RemoveQuestion);
// - in the dialog that is open, above its content (FormDialog, ConfirmDialog);
// - in a toast only where the button no longer exists (showToast).
// A success that the page itself does not show appears in a toast (`doneText`).

type Failed = ApiFailure | { message?: string }

/** The return value of a mutation hook of the store. */
type Mutation<Arg, Data> = readonly [
  send: (arg: Arg) => PromiseLike<{ data?: Data; error?: Failed | undefined }>,
  state: {
    isLoading: boolean
    data?: Data | undefined
    error?: Failed | undefined
    originalArgs?: Arg | undefined
    reset: () => void
  },
]

interface ToastText {
  id: MessageId
  values?: Record<string, ReactNode>
}

type Known<Data> = Exclude<Data, undefined>

interface ActionOptions<Arg, Data> {
  mutation: Mutation<Arg, Data>
  /** The text of the toast after a success; undefined for no toast. */
  doneText?: ToastText | ((data: Known<Data>, arg: Arg) => ToastText | undefined)
  /** Runs after a success; its toast has been requested by then. */
  onDone?: (data: Known<Data>, arg: Arg) => void
  /** Runs after a failure. */
  onFailed?: (failure: ApiFailure, arg: Arg) => void
}

/** The state of an action, for its button or the question before it. */
export interface ActionState {
  isPending: boolean
  /** The failure of the latest attempt; undefined while another one runs. */
  failure?: ApiFailure | undefined
}

interface Action<Arg, Data> extends ActionState {
  /** Sends the request. While one is pending, a second press does nothing. */
  run: (arg: Arg) => void
  /** The argument of the pending request, where several buttons send the same kind. */
  pending: Arg | undefined
  /** The answer of the latest attempt, once it has succeeded. */
  data: Data | undefined
  /** Forgets the answer and the failure of the latest attempt. */
  reset: () => void
}

/**
 * An action behind a button: sends a mutation once at a time, and shows its success in a toast or returns its failure.
 */
export function useAction<Arg, Data>(options: ActionOptions<Arg, Data>): Action<Arg, Data> {
  const { mutation, doneText, onDone, onFailed } = options
  const [send, { isLoading, data, error, originalArgs, reset }] = mutation
  const isRunning = useRef(false)
  const run = async (arg: Arg) => {
    // The button ignores presses only once it is rendered as pending.
    if (isRunning.current) return
    isRunning.current = true
    const answer = await send(arg)
    isRunning.current = false
    if (answer.error) return onFailed?.(failureOf(answer.error), arg)
    const answered = answer.data as Known<Data>
    const text = typeof doneText === 'function' ? doneText(answered, arg) : doneText
    if (text) void showToast({ text: <FormattedMessage {...text} /> })
    onDone?.(answered, arg)
  }
  return {
    run: (arg) => void run(arg),
    isPending: isLoading,
    pending: isLoading ? originalArgs : undefined,
    failure: failureOf(error),
    data,
    reset,
  }
}
