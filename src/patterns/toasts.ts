import type { ReactNode } from 'react'

/** A short message about something that has just happened, above the page and in nobody's way. */
export interface Toast {
  text: ReactNode
  tone?: 'neutral' | 'danger'
  /** Undoes or follows up what happened. A toast with an action stays until it is used, dismissed or the page is left. */
  action?: { label: ReactNode; run: () => void }
  /** Gives the action the focus: for a control that disappears with what happened. */
  takesFocus?: boolean
}

/** Shows a toast; `patterns/Toasts`, which shows them, is part of the frame of every signed-in page. */
export async function showToast(toast: Toast): Promise<void> {
  const { toastQueue } = await import('./toastQueue')
  toastQueue.add(toast, toast.action ? undefined : { timeout: 7000 })
}
