import { FormattedMessage } from 'react-intl'
import { maintenanceCategories } from '#contract/maintenance.ts'
import { instantOf } from '@/domains/notices/admin/entry/localTimes.rules'
import { useFormats } from '@/i18n/useFormats'

/** Formats a value of a notice for a conflict. */
export const shownNoticeValue = (name: string, value: unknown) => <ShownNoticeValue name={name} value={value} />

function ShownNoticeValue({ name, value }: { name: string; value: unknown }) {
  const { instant } = useFormats()
  if (typeof value === 'boolean') return <FormattedMessage id={value ? 'notices.affected' : 'notices.notAffected'} />
  const text = String(value)
  const category = maintenanceCategories.find((each) => name === 'category' && each === text)
  if (category) return <FormattedMessage id={`banners.maintenance.category.${category}`} />
  const at = /(Start|End)$/.test(name) ? instantOf(text) : ''
  return at ? instant(at) : text || '—'
}
