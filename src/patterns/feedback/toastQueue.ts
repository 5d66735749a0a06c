import type { ReactNode } from 'react'
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'

/** A short message about a recent event. It is above the page and blocks nothing. */
export interface Toast {
  text: ReactNode
  tone?: 'neutral' | 'danger'
  /**
   * A button that undoes or continues the event. A toast with an action stays until it is used, dismissed or the page
   * is left.
   */
  action?: { label: ReactNode; run: () => void }
  /** Gives the action the focus: for a control that disappears with the event. */
  takesFocus?: boolean
}

/** The latest three are shown; older ones wait until there is room. */
export const toastQueue = new ToastQueue<Toast>({ maxVisibleToasts: 3 })
export type QueuedToast = (typeof toastQueue.visibleToasts)[number]
