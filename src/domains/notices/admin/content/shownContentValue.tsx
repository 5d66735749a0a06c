import { FormattedMessage } from 'react-intl'
import { linkedScreens } from '#contract/homeContent.ts'
import { instantOf } from '@/domains/notices/admin/entry/localTimes.rules'
import { useFormats } from '@/i18n/useFormats'
import { titleOf } from '@/routes/table'
import { targetsOf } from './contentForm.rules'

/** Formats a value of an entry for a conflict. */
export const shownContentValue = (name: string, value: unknown) => <ShownContentValue name={name} value={value} />

function ShownContentValue({ name, value }: { name: string; value: unknown }) {
  const { instant } = useFormats()
  if (typeof value === 'boolean') return <FormattedMessage id={value ? 'notices.pinned' : 'notices.notPinned'} />
  const text = String(value)
  const target = targetsOf('news').find((each) => name === 'target' && each === text)
  if (target) return <FormattedMessage id={`notices.target.${target}`} />
  const screen = linkedScreens.find((each) => name === 'screen' && each === text)
  if (screen) return <FormattedMessage id={titleOf(screen)} />
  const at = name.startsWith('published') ? instantOf(text) : ''
  return at ? instant(at) : text || '—'
}
