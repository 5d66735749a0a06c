import { FormattedMessage, useIntl } from 'react-intl'
import type { CertifiedHotel, HotelCertificate } from '#contract/catalogs/certifiedHotels.ts'
import { useReportFormats } from '@/i18n/reportFormats'
import { useFormats } from '@/i18n/useFormats'
import { MapLink } from '@/patterns/MapLink'
import { Fact, FactList } from '@/patterns/record/FactList'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { Dialog } from '@/ui/overlay/Dialog'
import { CertificateBadge, PointsText, ValidityText } from './CertificateWords'
import styles from './HotelDialog.module.css'

interface HotelDialogProps {
  hotel: CertifiedHotel
  onClose: () => void
}

/** A hotel with everything about each of its certificates. */
export default function HotelDialog({ hotel, onClose }: HotelDialogProps) {
  const { formatMessage } = useIntl()
  const { name, chain, address, country, isDemo, isPreferred, certificates } = hotel
  const place = `${address}, ${country}`
  return (
    <Dialog isOpen onOpenChange={onClose} title={name} closeLabel={formatMessage({ id: 'patterns.close' })}>
      <div className={layout.stack4}>
        <div className={layout.stack1}>
          <p>{chain}</p>
          <p>{isDemo ? place : <MapLink address={place} query={`${name}, ${place}`} />}</p>
          {isPreferred && (
            <p>
              <FormattedMessage id="hotels.preferred.text" />
            </p>
          )}
          {isDemo && (
            <p className={textStyle.note}>
              <FormattedMessage id="hotels.demo.text" />
            </p>
          )}
        </div>
        <FactList>
          <Fact name="hotels.fact.night">
            <NightText hotel={hotel} />
          </Fact>
        </FactList>
        <ul role="list" className={layout.stack4}>
          {certificates.map((certificate) => (
            <li key={certificate.id} className={cx(layout.stack2, layout.start, styles.certificate)}>
              <CertificateBadge certificate={certificate} />
              <CertificateFacts certificate={certificate} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

/** The average emissions of a night where the hotel is, with the edition of their factor. */
function NightText({ hotel: { night, city, country } }: { hotel: CertifiedHotel }) {
  const { kilograms } = useReportFormats()
  if (!night) return <FormattedMessage id="hotels.night.none.text" values={{ country }} />
  const values = {
    emissions: kilograms(night.kg, 1),
    place: night.area === 'city' ? city : country,
    publisher: night.publisher,
    edition: night.edition,
  }
  return <FormattedMessage id="hotels.night.text" values={values} />
}

/** The fields of a certificate, each with its name. */
function CertificateFacts({ certificate }: { certificate: HotelCertificate }) {
  const { date } = useFormats()
  const { scheme, level, kind, points, ratingSystem, certificateNumber, issuedOn, verifiedBy, gstc } = certificate
  return (
    <FactList>
      <Fact name="hotels.fact.scheme">
        <FormattedMessage id={`hotels.scheme.${scheme}`} />
      </Fact>
      <Fact name="hotels.fact.kind">
        <FormattedMessage id={`hotels.kind.${kind}.text`} />
      </Fact>
      <Fact name="hotels.fact.level">
        <FormattedMessage id={`hotels.level.${level}`} />
      </Fact>
      {points !== null && (
        <Fact name="hotels.fact.points">
          <PointsText points={points} scheme={scheme} />
        </Fact>
      )}
      <Fact name="hotels.fact.ratingSystem">{ratingSystem}</Fact>
      <Fact name="hotels.fact.certificateNumber">{certificateNumber}</Fact>
      <Fact name="hotels.fact.issuedOn">{date(issuedOn)}</Fact>
      <Fact name="hotels.fact.validUntil">
        <ValidityText certificate={certificate} />
      </Fact>
      <Fact name="hotels.fact.verifiedBy">{verifiedBy}</Fact>
      {gstc && (
        <Fact name="hotels.fact.gstc">
          <FormattedMessage id={`hotels.gstc.${gstc}`} />
        </Fact>
      )}
    </FactList>
  )
}
