import { CircleCheck, TriangleAlert, X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { cx } from '@/ui/cx'
import { IconButton } from '@/ui/button/IconButton'
import { type QueuedToast, toastQueue } from './toastQueue'
import styles from './Toasts.module.css'

/** A menu or window that closes with the event of the toast gives its opener the focus first. */
const focusDelayMs = 100

const subscribe = (listener: () => void) => {
  const end = toastQueue.subscribe(listener)
  return () => void end()
}
const visible = () => toastQueue.visibleToasts
const withAction = () => visible().find(({ content }) => content.action)
const pause = () => toastQueue.pauseAll()
const resume = () => toastQueue.resumeAll()
const waiting = {
  onPointerEnter: pause,
  onPointerLeave: resume,
  onFocus: pause,
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) resume()
  },
}

/**
 * The toasts, announced politely: the live region is there before the first of them. They wait while the pointer is
 * over them or one has the focus, and Escape dismisses the one with the focus.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribe, visible)
  const { pathname } = useLocation()
  useEffect(
    () => () => {
      // An action is about the page it was offered on. Waiting toasts become visible as others close.
      for (let offered = withAction(); offered; offered = withAction()) toastQueue.close(offered.key)
    },
    [pathname],
  )
  // The next person to sign in sees no toast of this one.
  useEffect(() => () => toastQueue.clear(), [])
  return (
    <div role="status" aria-atomic="false" className={styles.toasts} {...waiting}>
      {toasts.map((toast) => (
        <ToastCard key={toast.key} toast={toast} />
      ))}
    </div>
  )
}

function ToastCard({ toast: { key, content, timer, timeout } }: { toast: QueuedToast }) {
  const { formatMessage } = useIntl()
  const card = useRef<HTMLDivElement>(null)
  const action = useRef<HTMLButtonElement>(null)
  const { text, tone = 'neutral', takesFocus } = content
  useEffect(() => {
    if (timeout) timer?.reset(timeout)
    return () => timer?.pause()
  }, [timer, timeout])
  useEffect(() => {
    if (!takesFocus) return undefined
    const later = setTimeout(() => action.current?.focus(), focusDelayMs)
    return () => clearTimeout(later)
  }, [takesFocus])
  const close = () => {
    const hadFocus = card.current?.contains(document.activeElement)
    toastQueue.close(key)
    if (hadFocus) focusHeading()
  }
  const onKeyDown = ({ key: pressed }: KeyboardEvent) => {
    if (pressed === 'Escape') close()
  }
  const Icon = tone === 'danger' ? TriangleAlert : CircleCheck
  return (
    <div ref={card} className={cx(styles.toast, styles[tone])} {...{ onKeyDown }}>
      <Icon aria-hidden="true" className={styles.icon} />
      <span className={styles.text}>{text}</span>
      {content.action && (
        <button
          ref={action}
          type="button"
          className={styles.action}
          onClick={() => {
            content.action?.run()
            close()
          }}
        >
          {content.action.label}
        </button>
      )}
      <IconButton
        size="small"
        className={styles.dismiss}
        label={formatMessage({ id: 'patterns.dismiss' })}
        icon={<X aria-hidden="true" />}
        onClick={close}
      />
    </div>
  )
}

/** The control that had the focus before the toast is usually gone. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
