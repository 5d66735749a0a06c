import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { safeExternalUrl } from '@/lib/safePath'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './OutLink.module.css'

interface OutLinkProps {
  /** From a feed. Only https is opened; of any other address only the words remain. */
  url: string
  children: ReactNode
}

/** A link to a page of a government or an alert provider, which opens in a new tab and learns nothing of this one. */
export function OutLink({ url, children }: OutLinkProps) {
  const address = safeExternalUrl(url)
  if (address?.protocol !== 'https:') return children
  return (
    <a className={styles.link} href={address.href} target="_blank" rel="noopener noreferrer">
      {children}
      <ExternalLink aria-hidden="true" />
      <VisuallyHidden>
        <FormattedMessage id="patterns.newTab" />
      </VisuallyHidden>
    </a>
  )
}

/** The host of an address, to name a link by; empty for an address that is not opened. */
export const hostOf = (url: string): string => safeExternalUrl(url)?.host.replace(/^www\./, '') ?? ''
