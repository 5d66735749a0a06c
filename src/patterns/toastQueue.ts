import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'
import type { Toast } from './toasts'

/** The latest three are shown; older ones wait until there is room. */
export const toastQueue = new ToastQueue<Toast>({ maxVisibleToasts: 3 })
export type QueuedToast = (typeof toastQueue.visibleToasts)[number]
