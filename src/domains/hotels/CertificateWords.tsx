import { FormattedMessage } from 'react-intl'
import type { CertificateState, HotelCertificate } from '#contract/catalogs/certifiedHotels.ts'
import { useFormats } from '@/i18n/useFormats'
import { Badge } from '@/ui/display/Badge'
import type { Tone } from '@/ui/tone'

const tones: Record<CertificateState, Tone> = { valid: 'neutral', lapsing: 'warning', lapsed: 'danger' }

interface CertificateProps {
  certificate: HotelCertificate
}

/** Scheme, level and, where it has lapsed, that it has; each in words. */
export const CertificateBadge = ({ certificate: { scheme, level, state } }: CertificateProps) => (
  <Badge tone={tones[state]}>
    <FormattedMessage
      id={state === 'lapsed' ? 'hotels.badge.lapsed' : 'hotels.badge'}
      values={{
        scheme: <FormattedMessage id={`hotels.scheme.${scheme}`} />,
        level: <FormattedMessage id={`hotels.level.${level}`} />,
      }}
    />
  </Badge>
)

/** Building or operation, and the points where the scheme has them. */
export const CertificateKindText = ({ certificate: { kind, points, scheme } }: CertificateProps) => (
  <>
    <FormattedMessage id={`hotels.kind.${kind}`} />
    {points !== null && (
      <>
        {', '}
        <PointsText points={points} scheme={scheme} />
      </>
    )}
  </>
)

/** BREEAM counts in percent, LEED in points. */
export function PointsText({ points, scheme }: { points: number; scheme: HotelCertificate['scheme'] }) {
  const { percent } = useFormats()
  if (scheme === 'breeam') return percent(points, 0)
  return <FormattedMessage id="hotels.points" values={{ points }} />
}

/** Until when a certificate holds, in words that also say whether it has lapsed or is about to. */
export function ValidityText({ certificate: { validUntil, state } }: CertificateProps) {
  const { date } = useFormats()
  if (validUntil === null) return <FormattedMessage id="hotels.validity.noEnd" />
  return <FormattedMessage id={`hotels.validity.${state}`} values={{ day: date(validUntil) }} />
}
