import {
  type CertificateKind,
  type CertificateLevel,
  type CertificateScheme,
  type CertificateValidity,
  certifiedHotelLimits,
  certifiedHotelPageSchema,
  type CertifiedHotelSort,
} from '#contract/catalogs/certifiedHotels.ts'
import { companyHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'

export interface CertifiedHotelQuery {
  pageNumber: number
  search: string
  scheme: CertificateScheme | undefined
  level: CertificateLevel | undefined
  kind: CertificateKind | undefined
  /** Undefined for certificates in force. */
  state: CertificateValidity | undefined
  /** Only hotels that the company prefers. */
  preferred: 'true' | undefined
  sort: CertifiedHotelSort
}

/** GET companies/{companyId}/certified-hotels: a page, and for a city without one the nearest. */
export const getCertifiedHotels = (
  { companyId, ...query }: CertifiedHotelQuery & { companyId: string },
  signal: AbortSignal,
) =>
  companyHttp
    .get(`/companies/${encodeURIComponent(companyId)}/certified-hotels`, {
      params: { ...query, pageSize: certifiedHotelLimits.page },
      signal,
    })
    .then(parseBody(certifiedHotelPageSchema))
