import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useField } from './FieldContext'
import { useDebouncedValue } from './useDebouncedValue'

/** The id and the name of a record of a kind. */
export interface RecordKind<Item> {
  idOf: (item: Item) => string
  nameOf: (item: Item) => string
}

/** The fewest letters for a search. */
const fewest = 2

/**
 * The state of a field that chooses a record from many. Its value in the form is the id, empty without a choice. The
 * caller searches the server for `term`, and reads the record of `unknownId`; both are empty where no request is
 * needed.
 */
export function useRecordChoice<Item>(name: string, opened: Item | null, kind: RecordKind<Item>) {
  const { id, label, error, control } = useField(name)
  const { ref, value, onChange, onBlur } = useController({ control, name }).field
  const [chosen, setChosen] = useState<Item>()
  const held = typeof value === 'string' ? value : ''
  const known = [chosen, opened].find((each) => each != null && kind.idOf(each) === held) ?? undefined
  /** The text typed since the present choice was made; a new choice discards it. */
  const [typed, setTyped] = useState<{ text: string; since: string }>()
  const text = typed?.since === held ? typed.text : undefined
  const wanted = text === undefined || (known && text === kind.nameOf(known)) ? '' : text.trim()
  const settled = useDebouncedValue(wanted)
  return {
    kind,
    field: { id, label, error, inputRef: ref, onBlur },
    /** Undefined where the name of the chosen record is shown. */
    text,
    term: settled.length < fewest ? '' : settled,
    isTyping: settled !== wanted,
    /** The chosen record as it was opened or chosen. */
    known,
    /** Id of a chosen record that a draft brought. */
    unknownId: known ? '' : held,
    type: (now: string) => {
      setTyped({ text: now, since: held })
      if (now === '') onChange('')
    },
    choose: (item: Item) => {
      setTyped(undefined)
      setChosen(() => item)
      onChange(kind.idOf(item))
    },
    /** Leaving the field without choosing restores the choice before. */
    restore: () => setTyped(undefined),
  }
}
export type RecordChoice<Item> = ReturnType<typeof useRecordChoice<Item>>
