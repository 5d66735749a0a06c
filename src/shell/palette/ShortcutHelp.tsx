import { FormattedMessage, useIntl } from 'react-intl'
import { Dialog } from '@/ui/overlay/Dialog'
import { keysOf, shortcuts } from './shortcuts'
import styles from './palette.module.css'

/** The keyboard shortcuts, and the keys that work in every list and window. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const rows = [
    ...shortcuts.map(({ key, window }) => ({ id: window, keys: keysOf(key) })),
    { id: 'choose', keys: ['↑', '↓', 'Enter'] },
    { id: 'close', keys: ['Esc'] },
  ] as const
  return (
    <Dialog
      isOpen
      size="small"
      onOpenChange={onClose}
      title={formatMessage({ id: 'palette.shortcuts' })}
      closeLabel={formatMessage({ id: 'patterns.close' })}
    >
      <dl className={styles.shortcuts}>
        {rows.map(({ id, keys }) => (
          <div key={id}>
            <dt>
              <FormattedMessage id={`palette.shortcut.${id}`} />
            </dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
