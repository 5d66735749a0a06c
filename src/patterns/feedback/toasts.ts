import type { Toast } from './toastQueue'

/** Shows a toast; `patterns/feedback/Toasts`, which shows them, is part of the frame of every signed-in page. */
export async function showToast(toast: Toast): Promise<void> {
  const { toastQueue } = await import('./toastQueue')
  toastQueue.add(toast, toast.action ? undefined : { timeout: 7000 })
}
