import { type ReactNode, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePatchProfileMutation } from '@/domains/profile/profile.slice'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { useIsThemeKept } from '@/domains/session/shared/useIsThemeKept'
import { chooseTheme, currentTheme, type Theme, themes } from '@/lib/theme'
import { showToast } from '@/patterns/feedback/toasts'
import { SelectField } from '@/ui/field/choice/SelectField'

/**
 * The theme of the application. It applies at once, and is saved with the profile where the backend offers it.
 * @param label for a place where the heading "Appearance" is already above it
 */
export function ThemePicker({ label }: { label?: ReactNode }) {
  const { formatMessage } = useIntl()
  const [theme, setTheme] = useState(currentTheme)
  const keep = useKeepTheme()
  const choose = (chosen: Theme) => {
    chooseTheme(chosen)
    setTheme(chosen)
    keep(chosen)
  }
  return (
    <SelectField
      label={label ?? <FormattedMessage id="account.appearance.title" />}
      value={theme}
      onChange={(event) => choose(event.target.value as Theme)}
    >
      {themes.map((name) => (
        <option key={name} value={name}>
          {formatMessage({ id: `account.appearance.${name}` })}
        </option>
      ))}
    </SelectField>
  )
}

/**
 * Saves the choices one after the other, because arrow keys choose each theme they pass. The last choice counts, so
 * versions are not compared.
 */
export function useKeepTheme() {
  const { formatMessage } = useIntl()
  const own = useOwnProfile()
  const isKept = useIsThemeKept()
  const [patchProfile] = usePatchProfileMutation()
  const saved = useRef<Promise<unknown>>(Promise.resolve())
  const save = async (theme: Theme) => {
    const value = theme === 'system' ? null : theme
    const { error } = await patchProfile({ ...own, patch: [{ op: 'replace', path: '/theme', value }] })
    if (error) await showToast({ tone: 'danger', text: formatMessage({ id: 'account.appearance.unsaved' }) })
  }
  return (theme: Theme) => {
    if (isKept) saved.current = saved.current.then(() => save(theme))
  }
}
