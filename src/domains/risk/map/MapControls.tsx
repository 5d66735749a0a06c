import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Maximize, Minus, PenTool, Plus } from 'lucide-react'
import { memo, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/ui/button/Button'
import { IconButton } from '@/ui/button/IconButton'
import layout from '@/ui/layout/layout.module.css'
import { cx } from '@/ui/cx'
import type { Drawing } from './useDrawing'
import styles from './TravelerMap.module.css'

const moves = [
  ['+', 'nearer', Plus],
  ['-', 'farther', Minus],
  ['0', 'fit', Maximize],
  ['ArrowLeft', 'left', ArrowLeft],
  ['ArrowUp', 'up', ArrowUp],
  ['ArrowDown', 'down', ArrowDown],
  ['ArrowRight', 'right', ArrowRight],
] as const

interface MapControlsProps {
  steps: Readonly<Record<string, () => void>>
  /** Undefined where no area can be searched. */
  drawing: Drawing | undefined
}

/** The buttons of the map, for everything that a mouse or a finger can do with it. */
export function MapControls({ steps, drawing }: MapControlsProps) {
  return (
    <div className={cx(layout.row2, layout.between, styles.controls)}>
      {drawing ? <DrawButtons drawing={drawing} /> : <span />}
      <MoveButtons steps={steps} />
    </div>
  )
}

const MoveButtons = memo(function MoveButtons({ steps }: Pick<MapControlsProps, 'steps'>) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.moves}>
      {moves.map(([key, name, Icon]) => (
        <IconButton
          key={name}
          size="small"
          label={formatMessage({ id: `findTravelers.map.${name}` })}
          icon={<Icon aria-hidden="true" />}
          onClick={steps[key]}
        />
      ))}
    </div>
  )
})

function DrawButtons({ drawing: { isOn, corners, start, finish, stop } }: { drawing: Drawing }) {
  const draw = useRef<HTMLButtonElement>(null)
  const search = () => {
    // The pressed button goes away with the drawing.
    draw.current?.focus()
    finish(corners)
  }
  return (
    <div className={layout.row2}>
      <Button
        ref={draw}
        variant={isOn ? 'secondary' : 'quiet'}
        size="small"
        icon={<PenTool aria-hidden="true" />}
        aria-pressed={isOn}
        onClick={isOn ? stop : start}
      >
        <FormattedMessage id="findTravelers.map.draw" />
      </Button>
      {isOn && corners.length > 2 && (
        <Button variant="secondary" size="small" onClick={search}>
          <FormattedMessage id="findTravelers.map.finish" />
        </Button>
      )}
    </div>
  )
}
