import { FormattedMessage } from 'react-intl'
import type { CertifiedHotel } from '#contract/catalogs/certifiedHotels.ts'
import { useReportFormats } from '@/i18n/reportFormats'
import { useFormats } from '@/i18n/useFormats'
import { Marks } from '@/patterns/table/rows/Marks'
import { Stacked } from '@/patterns/table/rows/Stacked'
import { Badge } from '@/ui/display/Badge'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import { CertificateBadge, CertificateKindText, ValidityText } from './CertificateWords'

interface CellProps {
  hotel: CertifiedHotel
}

/** The hotel, whether the company prefers it, its chain, and that it is invented where it is. */
export const HotelCell = ({ hotel: { name, chain, isPreferred, isDemo } }: CellProps) => (
  <Stacked isCut below={isDemo ? <FormattedMessage id="hotels.chain.demo" values={{ chain }} /> : chain}>
    <span className={cx(layout.row2, layout.lines0)}>
      {name}
      {isPreferred && (
        <Badge>
          <FormattedMessage id="hotels.preferred" />
        </Badge>
      )}
    </span>
  </Stacked>
)

/** All certificates, the one in force first; each with its kind and points. */
export const CertificatesCell = ({ hotel: { name, certificates } }: CellProps) => (
  <Marks
    name={name}
    marks={certificates.map((certificate) => ({
      key: certificate.id,
      badge: <CertificateBadge certificate={certificate} />,
      why: (
        <>
          <CertificateKindText certificate={certificate} />. <ValidityText certificate={certificate} />
        </>
      ),
      brief: <CertificateKindText certificate={certificate} />,
    }))}
  />
)

/** The emissions of a night with the edition of their factor; in words where no set has one for the country. */
export function NightCell({ hotel: { night } }: CellProps) {
  const { kilograms } = useReportFormats()
  if (!night) return <FormattedMessage id="hotels.night.none" />
  return <Stacked below={`${night.publisher} ${night.year}`}>{kilograms(night.kg, 1)}</Stacked>
}

/** Until when the first certificate holds. */
export function ValidityCell({ hotel: { certificates } }: CellProps) {
  const { date } = useFormats()
  const [first] = certificates
  if (!first) return null
  if (first.validUntil === null) return <FormattedMessage id="hotels.validity.noEnd.short" />
  return (
    <Stacked below={first.state === 'valid' ? undefined : <FormattedMessage id={`hotels.state.${first.state}`} />}>
      <time dateTime={first.validUntil}>{date(first.validUntil)}</time>
    </Stacked>
  )
}
