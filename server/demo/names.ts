import type { LocalizedText } from '#server/reference/countries.ts'

/** A given name with the gender usually recorded with it. */
export interface GivenNameRow {
  name: string
  gender: 'M' | 'F' | 'X'
}

const byGender: Record<GivenNameRow['gender'], readonly string[]> = {
  F: [
    'Amélie', 'Geneviève', 'Marie-Ève', 'Josée', 'Chloé', 'Maude', 'Anne-Sophie', 'Françoise', 'Noémie', 'Solène',
    'Emily', 'Charlotte', 'Priya', 'Mei-Ling', 'Aaliyah', 'Siobhán', 'Grace', 'Heather', 'Fatima', 'Olivia',
    'María José', 'Ximena', 'Lucía', 'Inés', 'Guadalupe', 'Valentina', 'Rocío', 'Ana Sofía', 'Begoña', 'Itzel',
  ],
  M: [
    'Étienne', 'Jean-François', 'Mathieu', 'Rémi', 'Guillaume', 'François-Xavier', 'Loïc', 'Benoît', 'Cédric',
    'Noël', 'Liam', 'Ethan', 'Marcus', 'Tyrone', 'Wei', 'Arjun', "D'Andre", 'Owen', 'Samuel', 'Hiroshi', 'José Luis',
    'Juan Pablo', 'Andrés', 'Joaquín', 'Iñaki', 'Sebastián', 'Ángel', 'Héctor', 'Raúl', 'Óscar',
  ],
  X: [
    'Alex', 'Dominique', 'Camille', 'Jordan', 'Sasha', 'Riley', 'Claude', 'Guadalupe Ariel', 'Morgan', 'Frédérique',
  ],
}

/** Given names of a workforce in Canada, the United States, Latin America and France. */
export const givenNames: readonly GivenNameRow[] = (['F', 'M', 'X'] as const).flatMap((gender) =>
  byGender[gender].map((name) => ({ name, gender })),
)

/** Family names of the same workforce. */
export const surnames: readonly string[] = [
  'Tremblay', 'Gagnon', 'Côté', 'Bouchard', 'Gauthier', 'Bélanger', 'Lévesque', 'Pelletier', 'Lefèbvre-Roy',
  'Saint-Pierre', 'Beaulieu-Thériault', "L'Écuyer", "D'Amours", 'Desrosiers', 'Langlois', 'Dubé', 'Fréchette',
  'Marchand', 'Lemaître', 'de La Fontaine', 'Garçon', 'Brülé', 'Dupont', 'Moreau', 'Lefebvre', 'Girard', 'Rousseau',
  'Chevalier', 'Besançon', 'Le Goff', "O'Brien", "D'Angelo", "O'Connor", 'MacDonald', 'McKenzie', 'Smith-Jones',
  'Johnson', 'Williams', 'Washington', 'Kowalski', 'Nguyen', 'Singh', 'Patel', 'Chen', 'Kim', 'Yamamoto', 'Okafor',
  'Haddad', 'van der Berg', 'Whitefeather', 'Núñez Ortega', 'García Márquez', 'Hernández', 'Rodríguez Peña', 'López',
  'Muñoz', 'Ibáñez', 'Zúñiga', 'Gutiérrez', 'Cárdenas', 'Del Río', 'de la Cruz', 'Fernández de Córdoba', 'Vásquez',
  'Quiñones', 'Yáñez', 'Pérez', 'Ramírez Solís', 'Echeverría', 'Güemes', 'Silva', 'Araújo', 'Mamani', 'Quispe',
  'Rojas Villalobos', 'Ávila',
]

const titles: [en: string, fr: string, es: string][] = [
  ['Account Executive', 'Chargé de comptes', 'Ejecutivo de cuentas'],
  ['Accountant', 'Comptable', 'Contable'],
  ['Business Analyst', 'Analyste d’affaires', 'Analista de negocio'],
  ['Chief Financial Officer', 'Directeur financier', 'Director financiero'],
  ['Civil Engineer', 'Ingénieur civil', 'Ingeniero civil'],
  ['Communications Advisor', 'Conseiller en communications', 'Asesor de comunicación'],
  ['Consultant', 'Consultant', 'Consultor'],
  ['Customer Success Manager', 'Responsable de la réussite client', 'Responsable de éxito del cliente'],
  ['Data Scientist', 'Scientifique des données', 'Científico de datos'],
  ['Executive Assistant', 'Adjoint de direction', 'Asistente de dirección'],
  ['Field Technician', 'Technicien de terrain', 'Técnico de campo'],
  ['Financial Analyst', 'Analyste financier', 'Analista financiero'],
  ['Geologist', 'Géologue', 'Geólogo'],
  ['Human Resources Partner', 'Partenaire d’affaires RH', 'Socio de recursos humanos'],
  ['Internal Auditor', 'Auditeur interne', 'Auditor interno'],
  ['Legal Counsel', 'Conseiller juridique', 'Asesor jurídico'],
  ['Logistics Coordinator', 'Coordonnateur logistique', 'Coordinador de logística'],
  ['Marketing Manager', 'Responsable du marketing', 'Gerente de marketing'],
  ['Mechanical Engineer', 'Ingénieur mécanique', 'Ingeniero mecánico'],
  ['Operations Director', 'Directeur de l’exploitation', 'Director de operaciones'],
  ['Procurement Specialist', 'Spécialiste des achats', 'Especialista en compras'],
  ['Product Manager', 'Chef de produit', 'Jefe de producto'],
  ['Project Manager', 'Chef de projet', 'Jefe de proyecto'],
  ['Quality Inspector', 'Inspecteur de la qualité', 'Inspector de calidad'],
  ['Regional Sales Manager', 'Directeur régional des ventes', 'Gerente regional de ventas'],
  ['Research Scientist', 'Chercheur', 'Investigador'],
  ['Safety Officer', 'Agent de sécurité au travail', 'Responsable de seguridad laboral'],
  ['Software Developer', 'Développeur de logiciels', 'Desarrollador de software'],
  ['Training Specialist', 'Spécialiste de la formation', 'Especialista en formación'],
  ['Vice President', 'Vice-président', 'Vicepresidente'],
]

/** Job titles. */
export const jobTitles: readonly LocalizedText[] = titles.map(([en, fr, es]) => ({ en, fr, es }))
