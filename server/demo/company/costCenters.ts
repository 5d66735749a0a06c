import type { costCenters } from '#server/db/schema/company/company.ts'
import type { CompanyId } from './companies.ts'

export const costCenterId = (company: CompanyId, externalId: string) => `cc-${company}-${externalId}`

type Row = [externalId: string, parent: string | null, en: string, fr: string, es: string]

const aurora: Row[] = [
  ['100', null, 'Operations', 'Opérations', 'Operaciones'],
  ['110', '100', 'Plants and maintenance', 'Usines et entretien', 'Plantas y mantenimiento'],
  ['120', '100', 'Supply chain', 'Chaîne d’approvisionnement', 'Cadena de suministro'],
  ['200', null, 'Sales and marketing', 'Ventes et marketing', 'Ventas y marketing'],
  ['210', '200', 'North American sales', 'Ventes Amérique du Nord', 'Ventas Norteamérica'],
  ['220', '200', 'International sales', 'Ventes internationales', 'Ventas internacionales'],
  ['300', null, 'Research and development', 'Recherche et développement', 'Investigación y desarrollo'],
  ['310', '300', 'Product engineering', 'Ingénierie des produits', 'Ingeniería de producto'],
  ['320', '300', 'Materials laboratory', 'Laboratoire des matériaux', 'Laboratorio de materiales'],
  ['400', null, 'Corporate services', 'Services généraux', 'Servicios corporativos'],
  ['410', '400', 'Finance', 'Finances', 'Finanzas'],
  ['420', '400', 'People and culture', 'Personnes et culture', 'Personas y cultura'],
]

const boreal: Row[] = [
  ['B10', null, 'Boreal Exploration', 'Exploration Boreal', 'Exploración Boreal'],
  ['B11', 'B10', 'Boreal Sudbury mine', 'Mine Boreal de Sudbury', 'Mina Boreal de Sudbury'],
  ['B12', 'B10', 'Boreal Atacama project', 'Projet Boreal Atacama', 'Proyecto Boreal Atacama'],
  ['B20', null, 'Boreal Head office', 'Siège social de Boreal', 'Sede central de Boreal'],
]

export const rowsOf = (company: CompanyId, rows: Row[]): (typeof costCenters.$inferInsert)[] =>
  rows.map(([externalId, parent, en, fr, es]) => ({
    id: costCenterId(company, externalId),
    companyId: company,
    externalId,
    names: [
      { locale: 'en-CA', value: en },
      { locale: 'fr-CA', value: fr },
      { locale: 'es-ES', value: es },
    ],
    status: 'active',
    parentId: parent && costCenterId(company, parent),
  }))

export const costCenterRows = [...rowsOf('aurora', aurora), ...rowsOf('boreal', boreal)]
