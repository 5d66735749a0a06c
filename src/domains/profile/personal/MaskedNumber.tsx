import { type Ref, useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/ui/button/Button'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './TravelerNumberInput.module.css'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'

interface KeptNumberProps {
  id: string
  label: string
  mask: string
  isRemoved: boolean
  changeRef: Ref<HTMLButtonElement>
  onChange: () => void
  onRemove: () => void
  onKeep: () => void
}

/** A stored number, masked, with buttons to change and remove it; or a note that saving will remove it. */
export function MaskedNumber({ id, label, mask, isRemoved, changeRef, onChange, onRemove, onKeep }: KeptNumberProps) {
  const keep = useRef<HTMLButtonElement>(null)
  const remove = useRef<HTMLButtonElement>(null)
  const wasRemoved = useRef(isRemoved)
  useEffect(() => {
    if (wasRemoved.current === isRemoved) return
    wasRemoved.current = isRemoved
    if (document.activeElement === document.body) (isRemoved ? keep : remove).current?.focus()
  }, [isRemoved])
  const described = { 'aria-describedby': `${id}-label` }
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={styles.kept}>
      <p id={`${id}-label`} className={cx(textStyle.small, textStyle.strong, textStyle.snug)}>
        {label}
      </p>
      <p role="status" className={isRemoved ? textStyle.warning : styles.mask}>
        {isRemoved ? <FormattedMessage id="profile.personal.known.removed" /> : <Masked mask={mask} />}
      </p>
      <div className={styles.actions}>
        {isRemoved ? (
          <Button key="keep" ref={keep} variant="secondary" onClick={onKeep} {...described}>
            <FormattedMessage id="profile.personal.known.keep" />
          </Button>
        ) : (
          <>
            <Button key="change" ref={changeRef} variant="secondary" onClick={onChange} {...described}>
              <FormattedMessage id="profile.personal.known.change" />
            </Button>
            <Button key="remove" ref={remove} variant="quietDanger" onClick={onRemove} {...described}>
              <FormattedMessage id="profile.personal.known.remove" />
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

/** Asterisks on screen, words for screen readers. */
const Masked = ({ mask }: { mask: string }) => (
  <>
    <span aria-hidden="true">{mask}</span>
    <VisuallyHidden>
      <FormattedMessage
        id={mask.endsWith('*') ? 'profile.personal.known.hidden' : 'profile.personal.known.ends'}
        values={{ end: mask.replaceAll('*', '') }}
      />
    </VisuallyHidden>
  </>
)
