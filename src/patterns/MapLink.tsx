import { MapPin } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './MapLink.module.css'

/** An address on a map: phones with a map application open that, others a page. Only the address is sent. */
const mapOf = (address: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`

export interface MapLinkProps {
  /** The text of the link. */
  address: string
  /** The search text of the map, where it needs more words, such as the name of the house. */
  query?: string | undefined
}

/** An address that opens on a map, in a new tab. */
export const MapLink = ({ address, query = address }: MapLinkProps) => (
  <a className={styles.link} href={mapOf(query)} target="_blank" rel="noopener noreferrer">
    <MapPin aria-hidden="true" />
    <span>
      {address}
      <VisuallyHidden>
        {' '}
        <FormattedMessage id="patterns.map" />
      </VisuallyHidden>
    </span>
  </a>
)
