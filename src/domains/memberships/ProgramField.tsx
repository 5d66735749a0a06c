import { type Ref, useEffect, useState } from 'react'
import { ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { FieldError } from 'react-aria-components/FieldError'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { FormattedMessage, useIntl } from 'react-intl'
import { limits } from '#contract/limits.ts'
import type { LoyaltyProgram, MembershipCategory } from '#contract/memberships.ts'
import type { ProfileAt } from '@/http/paths'
import control from '@/ui/control.module.css'
import { useProgramsQuery } from './memberships.queries'
import styles from './ProgramField.module.css'

interface ProgramFieldProps {
  at: ProfileAt
  category: MembershipCategory
  label: string
  error: string | undefined
  value: LoyaltyProgram | null
  onChange: (program: LoyaltyProgram | null) => void
  onBlur: () => void
  inputRef: Ref<HTMLInputElement>
}

/** A loyalty programme by its name, its company or an airline's code; without typing, the commonest ones. */
export function ProgramField({ at, category, label, error, value, onChange, onBlur, inputRef }: ProgramFieldProps) {
  const [text, setText] = useState(value?.name ?? '')
  const { formatMessage } = useIntl()
  const { found, isSearching, hasFailed } = useFound(at, category, value && text === value.name ? '' : text)
  // The list always knows what is chosen: otherwise leaving the field would empty it.
  const choices = !value || found.some(({ code }) => code === value.code) ? found : [...found, value]
  return (
    <ComboBox
      className={styles.field ?? ''}
      items={choices}
      inputValue={text}
      onInputChange={setText}
      value={value?.code ?? null}
      onChange={(key) => {
        const program = choices.find(({ code }) => code === key) ?? null
        onChange(program)
        if (program) setText(program.name)
      }}
      onBlur={onBlur}
      isInvalid={error !== undefined}
      isRequired
      validationBehavior="aria"
      menuTrigger="input"
      allowsEmptyCollection
    >
      <Label className={styles.label ?? ''}>
        {label}
        <span className={styles.required} aria-hidden="true">
          {' *'}
        </span>
      </Label>
      <div className={styles.box}>
        <Input ref={inputRef} className={control.control ?? ''} autoComplete="off" />
        <Button className={styles.open ?? ''} aria-label={formatMessage({ id: 'profile.memberships.program.all' })}>
          <ChevronDown aria-hidden="true" />
        </Button>
      </div>
      <FieldError className={styles.error ?? ''}>{error}</FieldError>
      <Popover className={styles.popover ?? ''}>
        <ListBox<LoyaltyProgram>
          className={styles.list ?? ''}
          renderEmptyState={() => (
            <p className={styles.nothing}>
              <FormattedMessage
                id={
                  hasFailed
                    ? 'profile.memberships.program.failed'
                    : isSearching
                      ? 'profile.memberships.program.searching'
                      : 'profile.memberships.program.nothing'
                }
              />
            </p>
          )}
        >
          {({ code, name, provider }) => (
            <ListBoxItem id={code} textValue={name} className={styles.option ?? ''}>
              <strong>{name}</strong>
              <span className={styles.provider}>{provider}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

/** What the server finds once typing has paused. */
function useFound(at: ProfileAt, category: MembershipCategory, text: string) {
  const [term, setTerm] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setTerm(text.trim()), limits.searchDebounceMs)
    return () => clearTimeout(timer)
  }, [text])
  const { currentData = [], isFetching, isError } = useProgramsQuery({ ...at, category, text: term })
  // The commonest ones are no answer to what is being typed.
  const isBegun = term === '' && text.trim() !== ''
  return { found: isBegun ? [] : currentData, isSearching: isFetching || term !== text.trim(), hasFailed: isError }
}
