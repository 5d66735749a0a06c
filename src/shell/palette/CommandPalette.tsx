import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Collection } from 'react-aria-components/Collection'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Header } from 'react-aria-components/Header'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { TextField } from 'react-aria-components/TextField'
import { useDebouncedValue } from '@/forms/input/useDebouncedValue'
import { PageLanguage } from '@/ui/overlay/PageLanguage'
import { useFocusAfterClose } from '@/ui/overlay/useFocusAfterClose'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import type { Command } from './palette.rules'
import { type CommandGroup, useCommands } from './useCommands'
import { takeTyped } from './typedAhead'
import styles from './palette.module.css'

/**
 * The command palette: a field that finds pages, actions, people, trips and countries by the reader's roles. Typing keeps
 * the focus in the field; arrows choose, Enter runs.
 */
export function CommandPalette({ onClose, onShortcuts }: { onClose: () => void; onShortcuts: () => void }) {
  const { formatMessage } = useIntl()
  const [text, setText] = useState('')
  // The field shows the letters that were typed while this code was loading.
  useEffect(() => {
    const typed = takeTyped()
    if (typed !== '') setText(typed)
  }, [])
  const { groups, isSearching, hasFailed } = useCommands(text, useDebouncedValue(text), onShortcuts)
  useFocusAfterClose(true)
  const [first] = groups.flatMap(({ commands }) => commands)
  const run = (id: string | number) => {
    const command = groups.flatMap(({ commands }) => commands).find((each) => each.id === id)
    onClose()
    command?.run()
  }
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0)
  return (
    <PageLanguage>
      <ModalOverlay data-window isOpen isDismissable onOpenChange={onClose} className={styles.overlay ?? ''}>
        <Modal className={styles.modal ?? ''}>
          <AriaDialog className={styles.dialog ?? ''} aria-label={formatMessage({ id: 'palette.label' })}>
            <Autocomplete inputValue={text} onInputChange={setText}>
              <TextField
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader asked for this window to type in it
                autoFocus
                type="search"
                className={styles.field ?? ''}
                aria-label={formatMessage({ id: 'palette.field' })}
                onKeyDown={(event) => {
                  // The Enter that ends a composition, as of Japanese, belongs to the text.
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof Element))
                    return
                  const chosen = event.target.getAttribute('aria-activedescendant')
                  // Letters that were typed before the field was there have chosen nothing yet.
                  const id = chosen === null ? first?.id : document.getElementById(chosen)?.dataset['key']
                  // The list itself would run it when the key is released, and not at all where it is drawn anew before.
                  if (id !== undefined) run(id)
                }}
              >
                <Search aria-hidden="true" />
                <Input className={styles.input ?? ''} placeholder={formatMessage({ id: 'palette.field' })} />
              </TextField>
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the focus stays in the field, so what scrolls is a stop of its own */}
              <div className={styles.results} tabIndex={0}>
                <ListBox
                  aria-label={formatMessage({ id: 'palette.results' })}
                  className={styles.list ?? ''}
                  items={groups}
                  selectionMode="none"
                  onAction={run}
                  renderEmptyState={() => <Nothing isSearching={isSearching} />}
                >
                  {(group) => <Group {...group} />}
                </ListBox>
              </div>
            </Autocomplete>
            {hasFailed && (
              <p role="alert" className={styles.note}>
                <FormattedMessage id="palette.failed" />
              </p>
            )}
            <VisuallyHidden role="status">
              {text !== '' && !isSearching && <FormattedMessage id="palette.found" values={{ count }} />}
            </VisuallyHidden>
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </PageLanguage>
  )
}

const Group = ({ id, commands }: CommandGroup) => (
  <ListBoxSection id={id}>
    <Header className={styles.heading ?? ''}>
      <FormattedMessage id={`palette.group.${id}`} />
    </Header>
    <Collection items={commands}>{(command) => <Entry {...command} />}</Collection>
  </ListBoxSection>
)

const Entry = ({ id, name, detail }: Command) => (
  <ListBoxItem id={id} textValue={name} className={styles.entry ?? ''}>
    <span>{name}</span>
    {detail && <span className={styles.detail}>{detail}</span>}
  </ListBoxItem>
)

const Nothing = ({ isSearching }: { isSearching: boolean }) => (
  <p className={styles.note}>
    <FormattedMessage id={isSearching ? 'palette.searching' : 'palette.nothing'} />
  </p>
)
