import type { CertifiedHotel, CertifiedHotelPage, HotelCertificate } from '#contract/catalogs/certifiedHotels.ts'

export const makeCertificate = (changed: Partial<HotelCertificate> = {}): HotelCertificate => ({
  id: 'c1',
  scheme: 'leed',
  kind: 'operation',
  level: 'gold',
  points: 66,
  ratingSystem: 'LEED v4.1 O+M',
  certificateNumber: 'DEMO-0001',
  issuedOn: '2025-04-01',
  validUntil: '2028-04-01',
  verifiedBy: 'Fieldmark Assurance',
  gstc: null,
  state: 'valid',
  ...changed,
})

export const makeHotel = (changed: Partial<CertifiedHotel> = {}): CertifiedHotel => ({
  id: 'h1',
  name: 'Maison Vermelune',
  chain: 'Vermelune Hôtels',
  address: '27 rue des Érables',
  cityCode: 'YMQ',
  city: 'Montreal',
  countryCode: 'CA',
  country: 'Canada',
  isPreferred: false,
  isDemo: false,
  night: {
    kg: 7.4,
    area: 'country',
    publisher: 'UK DESNZ/DEFRA',
    edition: 'Greenhouse gas reporting: conversion factors 2026',
    year: 2026,
  },
  certificates: [makeCertificate()],
  ...changed,
})

export const makeHotelPage = (
  responseData: CertifiedHotel[],
  nearest: CertifiedHotelPage['nearest'] = null,
): CertifiedHotelPage => ({
  nextPage: null,
  prevPage: null,
  totalItemCount: responseData.length,
  totalPageCount: responseData.length > 0 ? 1 : 0,
  responseData,
  nearest,
})
