import type { MouseEvent, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { isHelpDeskOpen, leaveHelpDesk } from './helpDeskSession'

interface LogoutLinkProps {
  className: string
  onNavigate?: () => void
  children: ReactNode
}

/** A link to the logout route. It logs out of the help desk first (§2), where this tab has opened it. */
export function LogoutLink({ className, onNavigate, children }: LogoutLinkProps) {
  const navigate = useNavigate()
  const path = pathTo(useLocale(), 'logout')
  const follow = (event: MouseEvent) => {
    onNavigate?.()
    // With a modifier key the link opens elsewhere, where the logout route does both.
    if (!isHelpDeskOpen() || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void leaveHelpDesk().then(() => navigate(path))
  }
  return (
    <Link to={path} className={className} onClick={follow}>
      {children}
    </Link>
  )
}
