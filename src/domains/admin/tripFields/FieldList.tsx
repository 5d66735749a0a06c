import { ArrowDown, ArrowUp, Pencil } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { TripField } from '#contract/admin/tripFields.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import { useAction } from '@/patterns/action/useAction'
import rows from '@/patterns/list/rows.module.css'
import { Button } from '@/ui/button/Button'
import { IconButton } from '@/ui/button/IconButton'
import { cx } from '@/ui/cx'
import { Badge } from '@/ui/display/Badge'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { usePatchTripFieldMutation } from './tripFields.slice'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface FieldListProps {
  fields: readonly TripField[]
  onChange: (fieldId: string) => void
}

/** The fields in their order, which two buttons of each change. */
export function FieldList({ fields, onChange }: FieldListProps) {
  const { companyId } = useSession()
  const move = useAction({ mutation: usePatchTripFieldMutation() })
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef<string>(undefined)
  const order = fields.map(({ id }) => id).join(' ')
  // The moved row takes its place in the document anew, and its button would lose the focus.
  useEffect(() => {
    if (pressed.current) list.current?.querySelector<HTMLElement>(`[data-move="${pressed.current}"]`)?.focus()
    pressed.current = undefined
  }, [order])
  const moveTo = ({ id: fieldId, version }: TripField, place: number, button: string) => {
    if (place < 0 || place >= fields.length) return
    pressed.current = button
    move.run({ companyId, fieldId, patch: { place, version } })
  }
  return (
    <>
      <ul role="list" className={rows.list} ref={list}>
        {fields.map((field, at) => (
          <li key={field.id} className={cx(rows.row, layout.row3, layout.between, layout.top)}>
            <FieldFacts field={field} />
            <div className={layout.row2}>
              <MoveButton field={field} way="up" isPossible={at > 0} onMove={(key) => moveTo(field, at - 1, key)} />
              <MoveButton
                field={field}
                way="down"
                isPossible={at < fields.length - 1}
                onMove={(key) => moveTo(field, at + 1, key)}
              />
              <ChangeButton field={field} onChange={() => onChange(field.id)} />
            </div>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">
        {move.data && (
          <FormattedMessage
            id="tripFields.moved"
            values={{ name: move.data.name, place: fields.findIndex(({ id }) => id === move.data?.id) + 1 }}
          />
        )}
      </VisuallyHidden>
      <ActionFailure failure={move.failure} />
    </>
  )
}

function FieldFacts({ field }: { field: TripField }) {
  const { name, kind, choices, isAlwaysRequired, policyIds, isActive } = field
  return (
    <div className={cx(layout.stack1, layout.grow16)}>
      <p className={cx(layout.row2, layout.lines1)}>
        <span className={cx(textStyle.strong, textStyle.anywhere)}>{name}</span>
        {!isActive && (
          <Badge tone="neutral">
            <FormattedMessage id="tripFields.inactive" />
          </Badge>
        )}
      </p>
      <ul role="list" className={cx(layout.row4, textStyle.note, layout.lines1)}>
        <li>
          <FormattedMessage id={`tripFields.kind.${kind}`} />
        </li>
        {kind === 'choice' && (
          <li>
            <FormattedMessage id="tripFields.choices" values={{ count: choices.length }} />
          </li>
        )}
        <li>
          {isAlwaysRequired ? (
            <FormattedMessage id="tripFields.required.everybody" />
          ) : (
            <FormattedMessage id="tripFields.requiredBy" values={{ count: policyIds.length }} />
          )}
        </li>
      </ul>
    </div>
  )
}

interface MoveButtonProps {
  field: TripField
  way: 'up' | 'down'
  isPossible: boolean
  onMove: (key: string) => void
}

function MoveButton({ field: { id, name }, way, isPossible, onMove }: MoveButtonProps) {
  const { formatMessage } = useIntl()
  const key = `${id} ${way}`
  return (
    <IconButton
      data-move={key}
      size="small"
      label={formatMessage({ id: `tripFields.move.${way}` }, { name })}
      icon={way === 'up' ? <ArrowUp /> : <ArrowDown />}
      aria-disabled={!isPossible || undefined}
      onClick={() => onMove(key)}
    />
  )
}

function ChangeButton({ field: { name }, onChange }: { field: TripField; onChange: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Pencil />}
      className={rows.quietEnd}
      aria-label={formatMessage({ id: 'tripFields.change.of' }, { name })}
      onClick={onChange}
    >
      <FormattedMessage id="tripFields.change" />
    </Button>
  )
}
