import { ArrowLeft } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { useRouteName } from '@/routes/useRouteName'
import { useTripList } from '@/domains/trips/useTripList'
import { useLocale } from '@/i18n/useLocale'
import { parentPath } from '@/routes/trail'
import { IconButton } from '@/ui/IconButton'

/** Back to where one came from inside the application, else to the screen above; absent where there is neither (§2). */
export function BackButton({ className }: { className?: string | undefined }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const locale = useLocale()
  const parent = parentPath(useRouteName(), locale, useParams(), useTripList())
  // Read anew with every navigation: the router counts its steps there.
  useLocation()
  const hasHistory = ((history.state as { idx?: number } | null)?.idx ?? 0) > 0
  if (!hasHistory && !parent) return null
  return (
    <IconButton
      className={className}
      label={formatMessage({ id: 'shell.back' })}
      icon={<ArrowLeft aria-hidden="true" />}
      onClick={() => void (hasHistory ? navigate(-1) : navigate(parent as string))}
    />
  )
}
