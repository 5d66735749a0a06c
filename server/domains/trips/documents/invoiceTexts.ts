import type { SegmentKind } from '#contract/trips.ts'

const en = {
  invoice: 'Invoice',
  creditNote: 'Credit note',
  number: 'Invoice number',
  issued: 'Issued',
  locator: 'Booking reference',
  billedTo: 'Billed to',
  issuedBy: 'Issued by',
  item: 'Item',
  amount: 'Amount',
  tax: 'Taxes',
  lineTotal: 'Total',
  net: 'Amount before taxes',
  taxes: 'Taxes',
  total: 'Total',
  paidWith: (card: string) => `Paid with card ${card}`,
  refundedTo: (card: string) => `Refunded to card ${card}`,
  kinds: { flight: 'Flight', hotel: 'Hotel', car: 'Car', train: 'Train' } as Record<SegmentKind, string>,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
}

export type InvoiceTexts = typeof en

const fr: InvoiceTexts = {
  invoice: 'Facture',
  creditNote: 'Note de crédit',
  number: 'Numéro de facture',
  issued: 'Émise le',
  locator: 'Numéro de réservation',
  billedTo: 'Facturé à',
  issuedBy: 'Émise par',
  item: 'Article',
  amount: 'Montant',
  tax: 'Taxes',
  lineTotal: 'Total',
  net: 'Montant avant taxes',
  taxes: 'Taxes',
  total: 'Total',
  paidWith: (card) => `Payé avec la carte ${card}`,
  refundedTo: (card) => `Remboursé sur la carte ${card}`,
  kinds: { flight: 'Vol', hotel: 'Hôtel', car: 'Voiture', train: 'Train' },
  page: (page, pages) => `Page ${page} de ${pages}`,
}

export const invoiceTexts = { en, fr }
