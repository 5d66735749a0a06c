import { ArrowLeft } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { useRouteName } from '@/routes/useRouteName'
import { useTripList } from '@/domains/trips/useTripList'
import { useLocale } from '@/i18n/useLocale'
import { parentPath } from '@/routes/trail'
import { IconButton } from '@/ui/IconButton'

/** Goes back to the previous screen of the application, else to the parent screen; hidden without either (§2). */
export function BackButton({ className }: { className?: string | undefined }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const locale = useLocale()
  const parent = parentPath(useRouteName(), locale, useParams(), useTripList())
  // Renders with every navigation, which changes the router's history index.
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
