import type { LocalizedText } from './countries.ts'

/** A commercial airport with its city, position and time zone. */
export interface AirportRow {
  /** IATA airport code. */
  code: string
  name: string
  /** IATA metropolitan area code; equals `code` where the city has no other airport code. */
  cityCode: string
  city: LocalizedText
  /** ISO 3166-1 alpha-2. */
  countryCode: string
  latitude: number
  longitude: number
  /** IANA time zone name. */
  timeZone: string
}

/** An empty city code means the airport's own code. A missing French or Spanish name means the English one. */
type Row = [
  code: string,
  name: string,
  cityCode: string,
  latitude: number,
  longitude: number,
  en: string,
  fr?: string,
  es?: string,
]

const zone = (countryCode: string, timeZone: string, rows: Row[]): AirportRow[] =>
  rows.map(([code, name, cityCode, latitude, longitude, en, fr = en, es = en]) => ({
    code,
    name,
    cityCode: cityCode || code,
    city: { en, fr, es },
    countryCode,
    latitude,
    longitude,
    timeZone,
  }))

const canada: AirportRow[] = [
  ...zone('CA', 'America/Toronto', [
    ['YYZ', 'Toronto Pearson International Airport', 'YTO', 43.68, -79.63, 'Toronto'],
    ['YTZ', 'Billy Bishop Toronto City Airport', 'YTO', 43.63, -79.4, 'Toronto'],
    ['YHM', 'John C. Munro Hamilton International Airport', '', 43.17, -79.93, 'Hamilton'],
    ['YUL', 'Montréal–Trudeau International Airport', 'YMQ', 45.47, -73.74, 'Montreal', 'Montréal', 'Montreal'],
    ['YQB', 'Québec City Jean Lesage International Airport', '', 46.79, -71.39, 'Québec City', 'Québec', 'Quebec'],
    ['YOW', 'Ottawa Macdonald–Cartier International Airport', '', 45.32, -75.67, 'Ottawa'],
    [
      'YXU', 'London International Airport', '', 43.04, -81.15,
      'London, Ontario', 'London (Ontario)', 'London (Ontario)',
    ],
    ['YQG', 'Windsor International Airport', '', 42.28, -82.96, 'Windsor'],
    ['YKF', 'Region of Waterloo International Airport', '', 43.46, -80.38, 'Kitchener-Waterloo'],
    [
      'YGK', 'Kingston Norman Rogers Airport', '', 44.23, -76.6,
      'Kingston, Ontario', 'Kingston (Ontario)', 'Kingston (Ontario)',
    ],
    ['YQT', 'Thunder Bay International Airport', '', 48.37, -89.32, 'Thunder Bay'],
    ['YSB', 'Greater Sudbury Airport', '', 46.62, -80.8, 'Sudbury'],
    [
      'YAM', 'Sault Ste. Marie Airport', '', 46.49, -84.51,
      'Sault Ste. Marie', 'Sault-Sainte-Marie', 'Sault Ste. Marie',
    ],
    ['YTS', 'Timmins Victor M. Power Airport', '', 48.57, -81.38, 'Timmins'],
    ['YBG', 'Saguenay–Bagotville Airport', '', 48.33, -71, 'Saguenay'],
    ['YUY', 'Rouyn-Noranda Airport', '', 48.21, -78.84, 'Rouyn-Noranda'],
    ['YZV', 'Sept-Îles Airport', '', 50.22, -66.27, 'Sept-Îles'],
  ]),
  ...zone('CA', 'America/Vancouver', [
    ['YVR', 'Vancouver International Airport', '', 49.19, -123.18, 'Vancouver'],
    ['YYJ', 'Victoria International Airport', '', 48.65, -123.43, 'Victoria'],
    ['YLW', 'Kelowna International Airport', '', 49.96, -119.38, 'Kelowna'],
    ['YXX', 'Abbotsford International Airport', '', 49.03, -122.36, 'Abbotsford'],
    ['YKA', 'Kamloops Airport', '', 50.7, -120.44, 'Kamloops'],
    ['YXS', 'Prince George Airport', '', 53.89, -122.68, 'Prince George'],
    ['YCD', 'Nanaimo Airport', '', 49.05, -123.87, 'Nanaimo'],
  ]),
  ...zone('CA', 'America/Edmonton', [
    ['YYC', 'Calgary International Airport', '', 51.11, -114.02, 'Calgary'],
    ['YEG', 'Edmonton International Airport', 'YEA', 53.31, -113.58, 'Edmonton'],
    ['YMM', 'Fort McMurray International Airport', '', 56.65, -111.22, 'Fort McMurray'],
    ['YQU', 'Grande Prairie Airport', '', 55.18, -118.88, 'Grande Prairie'],
    ['YQL', 'Lethbridge Airport', '', 49.63, -112.8, 'Lethbridge'],
    ['YZF', 'Yellowknife Airport', '', 62.46, -114.44, 'Yellowknife'],
  ]),
  ...zone('CA', 'America/Regina', [
    ['YXE', 'Saskatoon John G. Diefenbaker International Airport', '', 52.17, -106.7, 'Saskatoon'],
    ['YQR', 'Regina International Airport', '', 50.43, -104.67, 'Regina'],
  ]),
  ...zone('CA', 'America/Winnipeg', [
    ['YWG', 'Winnipeg James Armstrong Richardson International Airport', '', 49.91, -97.24, 'Winnipeg'],
  ]),
  ...zone('CA', 'America/Halifax', [
    ['YHZ', 'Halifax Stanfield International Airport', '', 44.88, -63.51, 'Halifax'],
    ['YYG', 'Charlottetown Airport', '', 46.29, -63.12, 'Charlottetown'],
  ]),
  ...zone('CA', 'America/Moncton', [
    ['YQM', 'Greater Moncton Roméo LeBlanc International Airport', '', 46.11, -64.68, 'Moncton'],
    ['YFC', 'Fredericton International Airport', '', 45.87, -66.54, 'Fredericton'],
    ['YSJ', 'Saint John Airport', '', 45.32, -65.89, 'Saint John'],
  ]),
  ...zone('CA', 'America/Glace_Bay', [
    [
      'YQY', 'J.A. Douglas McCurdy Sydney Airport', '', 46.16, -60.05,
      'Sydney, Nova Scotia', 'Sydney (Nouvelle-Écosse)', 'Sydney (Nueva Escocia)',
    ],
  ]),
  ...zone('CA', 'America/St_Johns', [
    [
      'YYT', "St. John's International Airport", '', 47.62, -52.75,
      "St. John's", 'Saint-Jean de Terre-Neuve', 'San Juan de Terranova',
    ],
    ['YDF', 'Deer Lake Regional Airport', '', 49.21, -57.39, 'Deer Lake'],
  ]),
  ...zone('CA', 'America/Whitehorse', [
    ['YXY', 'Erik Nielsen Whitehorse International Airport', '', 60.71, -135.07, 'Whitehorse'],
  ]),
  ...zone('CA', 'America/Iqaluit', [['YFB', 'Iqaluit International Airport', '', 63.76, -68.56, 'Iqaluit']]),
]

const unitedStates: AirportRow[] = [
  ...zone('US', 'America/New_York', [
    ['JFK', 'John F. Kennedy International Airport', 'NYC', 40.64, -73.78, 'New York', 'New York', 'Nueva York'],
    ['LGA', 'LaGuardia Airport', 'NYC', 40.78, -73.87, 'New York', 'New York', 'Nueva York'],
    ['EWR', 'Newark Liberty International Airport', 'NYC', 40.69, -74.17, 'New York', 'New York', 'Nueva York'],
    ['BOS', 'Boston Logan International Airport', '', 42.36, -71.01, 'Boston'],
    ['PHL', 'Philadelphia International Airport', '', 39.87, -75.24, 'Philadelphia', 'Philadelphie', 'Filadelfia'],
    ['DCA', 'Ronald Reagan Washington National Airport', 'WAS', 38.85, -77.04, 'Washington'],
    ['IAD', 'Washington Dulles International Airport', 'WAS', 38.94, -77.46, 'Washington'],
    ['BWI', 'Baltimore/Washington International Airport', '', 39.18, -76.67, 'Baltimore'],
    ['ATL', 'Hartsfield–Jackson Atlanta International Airport', '', 33.64, -84.43, 'Atlanta'],
    ['MIA', 'Miami International Airport', '', 25.79, -80.29, 'Miami'],
    ['FLL', 'Fort Lauderdale–Hollywood International Airport', '', 26.07, -80.15, 'Fort Lauderdale'],
    ['PBI', 'Palm Beach International Airport', '', 26.68, -80.1, 'West Palm Beach'],
    ['MCO', 'Orlando International Airport', 'ORL', 28.43, -81.31, 'Orlando'],
    ['TPA', 'Tampa International Airport', '', 27.98, -82.53, 'Tampa'],
    ['JAX', 'Jacksonville International Airport', '', 30.49, -81.69, 'Jacksonville'],
    ['RSW', 'Southwest Florida International Airport', '', 26.54, -81.76, 'Fort Myers'],
    ['CLT', 'Charlotte Douglas International Airport', '', 35.21, -80.94, 'Charlotte'],
    ['RDU', 'Raleigh–Durham International Airport', '', 35.88, -78.79, 'Raleigh'],
    ['GSO', 'Piedmont Triad International Airport', '', 36.1, -79.94, 'Greensboro'],
    ['TYS', 'McGhee Tyson Airport', '', 35.81, -83.99, 'Knoxville'],
    ['CVG', 'Cincinnati/Northern Kentucky International Airport', '', 39.05, -84.67, 'Cincinnati'],
    ['CLE', 'Cleveland Hopkins International Airport', '', 41.41, -81.85, 'Cleveland'],
    ['CMH', 'John Glenn Columbus International Airport', '', 40, -82.89, 'Columbus'],
    ['BUF', 'Buffalo Niagara International Airport', '', 42.94, -78.73, 'Buffalo'],
    ['ROC', 'Frederick Douglass Greater Rochester International Airport', '', 43.12, -77.67, 'Rochester'],
    ['SYR', 'Syracuse Hancock International Airport', '', 43.11, -76.11, 'Syracuse', 'Syracuse', 'Siracusa'],
    ['ALB', 'Albany International Airport', '', 42.75, -73.8, 'Albany'],
    ['PVD', 'Rhode Island T. F. Green International Airport', '', 41.73, -71.42, 'Providence'],
    ['BDL', 'Bradley International Airport', '', 41.94, -72.68, 'Hartford'],
    [
      'PWM', 'Portland International Jetport', '', 43.65, -70.31,
      'Portland, Maine', 'Portland (Maine)', 'Portland (Maine)',
    ],
    ['BTV', 'Patrick Leahy Burlington International Airport', '', 44.47, -73.15, 'Burlington'],
    [
      'MHT', 'Manchester–Boston Regional Airport', '', 42.93, -71.44,
      'Manchester, New Hampshire', 'Manchester (New Hampshire)', 'Mánchester (Nuevo Hampshire)',
    ],
    ['PIT', 'Pittsburgh International Airport', '', 40.49, -80.23, 'Pittsburgh'],
    ['RIC', 'Richmond International Airport', '', 37.51, -77.32, 'Richmond'],
    ['ORF', 'Norfolk International Airport', '', 36.89, -76.2, 'Norfolk'],
    ['CHS', 'Charleston International Airport', '', 32.9, -80.04, 'Charleston'],
    ['SAV', 'Savannah/Hilton Head International Airport', '', 32.13, -81.2, 'Savannah'],
    ['GSP', 'Greenville–Spartanburg International Airport', '', 34.9, -82.22, 'Greenville'],
  ]),
  ...zone('US', 'America/Detroit', [
    ['DTW', 'Detroit Metropolitan Wayne County Airport', 'DTT', 42.21, -83.35, 'Detroit', 'Détroit', 'Detroit'],
    ['GRR', 'Gerald R. Ford International Airport', '', 42.88, -85.52, 'Grand Rapids'],
  ]),
  ...zone('US', 'America/Indiana/Indianapolis', [
    ['IND', 'Indianapolis International Airport', '', 39.72, -86.29, 'Indianapolis', 'Indianapolis', 'Indianápolis'],
  ]),
  ...zone('US', 'America/Kentucky/Louisville', [
    ['SDF', 'Louisville Muhammad Ali International Airport', '', 38.17, -85.74, 'Louisville'],
  ]),
  ...zone('US', 'America/Chicago', [
    ['ORD', "O'Hare International Airport", 'CHI', 41.98, -87.9, 'Chicago'],
    ['MDW', 'Chicago Midway International Airport', 'CHI', 41.79, -87.75, 'Chicago'],
    [
      'MSP', 'Minneapolis–Saint Paul International Airport', '', 44.88, -93.22,
      'Minneapolis', 'Minneapolis', 'Mineápolis',
    ],
    ['MKE', 'Milwaukee Mitchell International Airport', '', 42.95, -87.9, 'Milwaukee'],
    ['MSN', 'Dane County Regional Airport', '', 43.14, -89.34, 'Madison'],
    ['STL', 'St. Louis Lambert International Airport', '', 38.75, -90.37, 'St. Louis', 'Saint-Louis', 'San Luis'],
    ['MCI', 'Kansas City International Airport', 'MKC', 39.3, -94.71, 'Kansas City'],
    ['OMA', 'Eppley Airfield', '', 41.3, -95.89, 'Omaha'],
    ['DSM', 'Des Moines International Airport', '', 41.53, -93.66, 'Des Moines'],
    ['OKC', 'Will Rogers International Airport', '', 35.39, -97.6, 'Oklahoma City'],
    ['TUL', 'Tulsa International Airport', '', 36.2, -95.89, 'Tulsa'],
    ['LIT', 'Bill and Hillary Clinton National Airport', '', 34.73, -92.22, 'Little Rock'],
    ['XNA', 'Northwest Arkansas National Airport', '', 36.28, -94.31, 'Fayetteville'],
    ['BNA', 'Nashville International Airport', '', 36.12, -86.68, 'Nashville'],
    ['MEM', 'Memphis International Airport', '', 35.04, -89.98, 'Memphis'],
    [
      'BHM', 'Birmingham–Shuttlesworth International Airport', '', 33.56, -86.75,
      'Birmingham, Alabama', 'Birmingham (Alabama)', 'Birmingham (Alabama)',
    ],
    ['HSV', 'Huntsville International Airport', '', 34.64, -86.78, 'Huntsville'],
    [
      'MSY', 'Louis Armstrong New Orleans International Airport', '', 29.99, -90.26,
      'New Orleans', 'La Nouvelle-Orléans', 'Nueva Orleans',
    ],
    ['DFW', 'Dallas Fort Worth International Airport', '', 32.9, -97.04, 'Dallas'],
    ['DAL', 'Dallas Love Field', 'DFW', 32.85, -96.85, 'Dallas'],
    ['IAH', 'George Bush Intercontinental Airport', 'HOU', 29.98, -95.34, 'Houston'],
    ['HOU', 'William P. Hobby Airport', 'HOU', 29.65, -95.28, 'Houston'],
    ['AUS', 'Austin–Bergstrom International Airport', '', 30.19, -97.67, 'Austin'],
    ['SAT', 'San Antonio International Airport', '', 29.53, -98.47, 'San Antonio'],
    ['MFE', 'McAllen International Airport', '', 26.18, -98.24, 'McAllen'],
  ]),
  ...zone('US', 'America/Denver', [
    ['DEN', 'Denver International Airport', '', 39.86, -104.67, 'Denver'],
    ['COS', 'Colorado Springs Airport', '', 38.81, -104.7, 'Colorado Springs'],
    ['SLC', 'Salt Lake City International Airport', '', 40.79, -111.98, 'Salt Lake City'],
    ['ABQ', 'Albuquerque International Sunport', '', 35.04, -106.61, 'Albuquerque'],
    ['ELP', 'El Paso International Airport', '', 31.81, -106.38, 'El Paso'],
  ]),
  ...zone('US', 'America/Boise', [['BOI', 'Boise Airport', '', 43.56, -116.22, 'Boise']]),
  ...zone('US', 'America/Phoenix', [
    ['PHX', 'Phoenix Sky Harbor International Airport', '', 33.43, -112.01, 'Phoenix'],
    ['TUS', 'Tucson International Airport', '', 32.12, -110.94, 'Tucson'],
  ]),
  ...zone('US', 'America/Los_Angeles', [
    ['LAX', 'Los Angeles International Airport', '', 33.94, -118.41, 'Los Angeles', 'Los Angeles', 'Los Ángeles'],
    ['BUR', 'Hollywood Burbank Airport', '', 34.2, -118.36, 'Burbank'],
    ['LGB', 'Long Beach Airport', '', 33.82, -118.15, 'Long Beach'],
    ['SNA', 'John Wayne Airport', '', 33.68, -117.87, 'Santa Ana'],
    [
      'ONT', 'Ontario International Airport', '', 34.06, -117.6,
      'Ontario, California', 'Ontario (Californie)', 'Ontario (California)',
    ],
    ['SAN', 'San Diego International Airport', '', 32.73, -117.19, 'San Diego'],
    ['SFO', 'San Francisco International Airport', '', 37.62, -122.38, 'San Francisco'],
    ['OAK', 'Oakland San Francisco Bay Airport', '', 37.72, -122.22, 'Oakland'],
    [
      'SJC', 'San José Mineta International Airport', '', 37.36, -121.93,
      'San Jose, California', 'San José (Californie)', 'San José (California)',
    ],
    ['SMF', 'Sacramento International Airport', '', 38.7, -121.59, 'Sacramento'],
    ['FAT', 'Fresno Yosemite International Airport', '', 36.78, -119.72, 'Fresno'],
    ['PSP', 'Palm Springs International Airport', '', 33.83, -116.51, 'Palm Springs'],
    ['LAS', 'Harry Reid International Airport', '', 36.08, -115.15, 'Las Vegas'],
    ['RNO', 'Reno–Tahoe International Airport', '', 39.5, -119.77, 'Reno'],
    ['PDX', 'Portland International Airport', '', 45.59, -122.6, 'Portland'],
    ['SEA', 'Seattle–Tacoma International Airport', '', 47.45, -122.31, 'Seattle'],
    ['GEG', 'Spokane International Airport', '', 47.62, -117.53, 'Spokane'],
  ]),
  ...zone('US', 'America/Anchorage', [
    ['ANC', 'Ted Stevens Anchorage International Airport', '', 61.17, -150, 'Anchorage'],
    ['FAI', 'Fairbanks International Airport', '', 64.82, -147.86, 'Fairbanks'],
  ]),
  ...zone('US', 'Pacific/Honolulu', [
    ['HNL', 'Daniel K. Inouye International Airport', '', 21.32, -157.92, 'Honolulu', 'Honolulu', 'Honolulú'],
    ['OGG', 'Kahului Airport', '', 20.9, -156.43, 'Kahului'],
    ['KOA', 'Ellison Onizuka Kona International Airport', '', 19.74, -156.05, 'Kona'],
  ]),
]

const mexico: AirportRow[] = [
  ...zone('MX', 'America/Mexico_City', [
    ['MEX', 'Benito Juárez International Airport', '', 19.44, -99.07, 'Mexico City', 'Mexico', 'Ciudad de México'],
    ['NLU', 'Felipe Ángeles International Airport', 'MEX', 19.75, -99.01, 'Mexico City', 'Mexico', 'Ciudad de México'],
    ['TLC', 'Toluca International Airport', '', 19.34, -99.57, 'Toluca'],
    ['GDL', 'Guadalajara International Airport', '', 20.52, -103.31, 'Guadalajara'],
    ['PVR', 'Licenciado Gustavo Díaz Ordaz International Airport', '', 20.68, -105.25, 'Puerto Vallarta'],
    ['BJX', 'Bajío International Airport', '', 20.99, -101.48, 'León'],
    ['QRO', 'Querétaro Intercontinental Airport', '', 20.62, -100.19, 'Querétaro'],
    ['SLP', 'Ponciano Arriaga International Airport', '', 22.25, -100.93, 'San Luis Potosí'],
    ['AGU', 'Aguascalientes International Airport', '', 21.71, -102.32, 'Aguascalientes'],
    ['PBC', 'Hermanos Serdán International Airport', '', 19.16, -98.37, 'Puebla'],
    ['VER', 'Heriberto Jara International Airport', '', 19.15, -96.19, 'Veracruz'],
    ['OAX', 'Xoxocotlán International Airport', '', 17, -96.73, 'Oaxaca'],
    ['HUX', 'Bahías de Huatulco International Airport', '', 15.78, -96.26, 'Huatulco'],
    ['ACA', 'Acapulco International Airport', '', 16.76, -99.75, 'Acapulco'],
    ['ZIH', 'Ixtapa-Zihuatanejo International Airport', '', 17.6, -101.46, 'Zihuatanejo'],
    ['MLM', 'General Francisco J. Mujica International Airport', '', 19.85, -101.03, 'Morelia'],
    ['VSA', 'Carlos Rovirosa Pérez International Airport', '', 18, -92.82, 'Villahermosa'],
    ['TGZ', 'Ángel Albino Corzo International Airport', '', 16.56, -93.02, 'Tuxtla Gutiérrez'],
  ]),
  ...zone('MX', 'America/Monterrey', [
    ['MTY', 'Monterrey International Airport', '', 25.78, -100.11, 'Monterrey'],
    ['TAM', 'General Francisco Javier Mina International Airport', '', 22.3, -97.87, 'Tampico'],
    ['TRC', 'Francisco Sarabia International Airport', '', 25.57, -103.41, 'Torreón'],
  ]),
  ...zone('MX', 'America/Cancun', [
    ['CUN', 'Cancún International Airport', '', 21.04, -86.88, 'Cancún'],
    ['CZM', 'Cozumel International Airport', '', 20.52, -86.93, 'Cozumel'],
  ]),
  ...zone('MX', 'America/Merida', [
    ['MID', 'Manuel Crescencio Rejón International Airport', '', 20.94, -89.66, 'Mérida'],
  ]),
  ...zone('MX', 'America/Mazatlan', [
    ['SJD', 'Los Cabos International Airport', '', 23.15, -109.72, 'Los Cabos'],
    ['CUL', 'Culiacán International Airport', '', 24.76, -107.47, 'Culiacán'],
    ['MZT', 'General Rafael Buelna International Airport', '', 23.16, -106.27, 'Mazatlán'],
  ]),
  ...zone('MX', 'America/Hermosillo', [
    ['HMO', 'General Ignacio Pesqueira García International Airport', '', 29.1, -111.05, 'Hermosillo'],
  ]),
  ...zone('MX', 'America/Chihuahua', [
    ['CUU', 'General Roberto Fierro Villalobos International Airport', '', 28.7, -105.96, 'Chihuahua'],
  ]),
  ...zone('MX', 'America/Ciudad_Juarez', [
    ['CJS', 'Abraham González International Airport', '', 31.64, -106.43, 'Ciudad Juárez'],
  ]),
  ...zone('MX', 'America/Tijuana', [['TIJ', 'Tijuana International Airport', '', 32.54, -116.97, 'Tijuana']]),
]

const centralAmericaAndCaribbean: AirportRow[] = [
  ...zone('GT', 'America/Guatemala', [
    ['GUA', 'La Aurora International Airport', '', 14.58, -90.53, 'Guatemala City', 'Guatemala', 'Ciudad de Guatemala'],
  ]),
  ...zone('BZ', 'America/Belize', [
    [
      'BZE', 'Philip S. W. Goldson International Airport', '', 17.54, -88.31,
      'Belize City', 'Belize City', 'Ciudad de Belice',
    ],
  ]),
  ...zone('SV', 'America/El_Salvador', [
    ['SAL', 'El Salvador International Airport', '', 13.44, -89.06, 'San Salvador'],
  ]),
  ...zone('HN', 'America/Tegucigalpa', [
    ['TGU', 'Toncontín International Airport', '', 14.06, -87.22, 'Tegucigalpa'],
    ['XPL', 'Palmerola International Airport', '', 14.38, -87.62, 'Comayagua'],
    ['SAP', 'Ramón Villeda Morales International Airport', '', 15.45, -87.92, 'San Pedro Sula'],
  ]),
  ...zone('NI', 'America/Managua', [
    ['MGA', 'Augusto C. Sandino International Airport', '', 12.14, -86.17, 'Managua'],
  ]),
  ...zone('CR', 'America/Costa_Rica', [
    ['SJO', 'Juan Santamaría International Airport', '', 9.99, -84.21, 'San José'],
    ['LIR', 'Guanacaste Airport', '', 10.59, -85.54, 'Liberia'],
  ]),
  ...zone('PA', 'America/Panama', [
    ['PTY', 'Tocumen International Airport', '', 9.07, -79.38, 'Panama City', 'Panama', 'Ciudad de Panamá'],
    ['DAV', 'Enrique Malek International Airport', '', 8.39, -82.43, 'David'],
  ]),
  ...zone('CU', 'America/Havana', [
    ['HAV', 'José Martí International Airport', '', 22.99, -82.41, 'Havana', 'La Havane', 'La Habana'],
    ['VRA', 'Juan Gualberto Gómez Airport', '', 23.03, -81.44, 'Varadero'],
    ['HOG', 'Frank País Airport', '', 20.79, -76.32, 'Holguín'],
    ['SCU', 'Antonio Maceo Airport', '', 19.97, -75.84, 'Santiago de Cuba'],
  ]),
  ...zone('DO', 'America/Santo_Domingo', [
    [
      'SDQ', 'Las Américas International Airport', '', 18.43, -69.67,
      'Santo Domingo', 'Saint-Domingue', 'Santo Domingo',
    ],
    ['PUJ', 'Punta Cana International Airport', '', 18.57, -68.36, 'Punta Cana'],
    ['STI', 'Cibao International Airport', '', 19.41, -70.6, 'Santiago de los Caballeros'],
    ['POP', 'Gregorio Luperón International Airport', '', 19.76, -70.57, 'Puerto Plata'],
  ]),
  ...zone('PR', 'America/Puerto_Rico', [
    ['SJU', 'Luis Muñoz Marín International Airport', '', 18.44, -66, 'San Juan'],
    ['BQN', 'Rafael Hernández International Airport', '', 18.49, -67.13, 'Aguadilla'],
  ]),
  ...zone('JM', 'America/Jamaica', [
    ['KIN', 'Norman Manley International Airport', '', 17.94, -76.79, 'Kingston'],
    ['MBJ', 'Sangster International Airport', '', 18.5, -77.91, 'Montego Bay'],
  ]),
  ...zone('BS', 'America/Nassau', [
    ['NAS', 'Lynden Pindling International Airport', '', 25.04, -77.47, 'Nassau', 'Nassau', 'Nasáu'],
  ]),
  ...zone('BM', 'Atlantic/Bermuda', [
    [
      'BDA', 'L. F. Wade International Airport', '', 32.36, -64.68,
      'Hamilton, Bermuda', 'Hamilton (Bermudes)', 'Hamilton (Bermudas)',
    ],
  ]),
  ...zone('HT', 'America/Port-au-Prince', [
    [
      'PAP', 'Toussaint Louverture International Airport', '', 18.58, -72.29,
      'Port-au-Prince', 'Port-au-Prince', 'Puerto Príncipe',
    ],
  ]),
  ...zone('KY', 'America/Cayman', [
    ['GCM', 'Owen Roberts International Airport', '', 19.29, -81.36, 'George Town'],
  ]),
  ...zone('TC', 'America/Grand_Turk', [
    ['PLS', 'Providenciales International Airport', '', 21.77, -72.27, 'Providenciales'],
  ]),
  ...zone('VI', 'America/St_Thomas', [
    ['STT', 'Cyril E. King Airport', '', 18.34, -64.97, 'Charlotte Amalie'],
  ]),
  ...zone('SX', 'America/Lower_Princes', [
    ['SXM', 'Princess Juliana International Airport', '', 18.04, -63.11, 'Philipsburg'],
  ]),
  ...zone('AG', 'America/Antigua', [
    [
      'ANU', 'V. C. Bird International Airport', '', 17.14, -61.79,
      "St. John's, Antigua", "Saint John's (Antigua)", 'Saint John (Antigua)',
    ],
  ]),
  ...zone('GP', 'America/Guadeloupe', [
    ['PTP', 'Pointe-à-Pitre International Airport', '', 16.27, -61.53, 'Pointe-à-Pitre'],
  ]),
  ...zone('MQ', 'America/Martinique', [
    ['FDF', 'Martinique Aimé Césaire International Airport', '', 14.59, -61, 'Fort-de-France'],
  ]),
  ...zone('LC', 'America/St_Lucia', [
    ['UVF', 'Hewanorra International Airport', '', 13.73, -60.95, 'Vieux Fort', 'Vieux-Fort', 'Vieux Fort'],
  ]),
  ...zone('BB', 'America/Barbados', [
    ['BGI', 'Grantley Adams International Airport', '', 13.07, -59.49, 'Bridgetown'],
  ]),
  ...zone('TT', 'America/Port_of_Spain', [
    ['POS', 'Piarco International Airport', '', 10.6, -61.34, 'Port of Spain', "Port-d'Espagne", 'Puerto España'],
  ]),
  ...zone('AW', 'America/Aruba', [
    ['AUA', 'Queen Beatrix International Airport', '', 12.5, -70.02, 'Oranjestad'],
  ]),
  ...zone('CW', 'America/Curacao', [['CUR', 'Curaçao International Airport', '', 12.19, -68.96, 'Willemstad']]),
]

const southAmerica: AirportRow[] = [
  ...zone('AR', 'America/Argentina/Buenos_Aires', [
    ['EZE', 'Ministro Pistarini International Airport', 'BUE', -34.82, -58.54, 'Buenos Aires'],
    ['AEP', 'Aeroparque Jorge Newbery', 'BUE', -34.56, -58.42, 'Buenos Aires'],
  ]),
  ...zone('AR', 'America/Argentina/Cordoba', [
    ['COR', 'Ingeniero Ambrosio Taravella International Airport', '', -31.31, -64.21, 'Córdoba'],
    ['ROS', 'Rosario – Islas Malvinas International Airport', '', -32.9, -60.78, 'Rosario'],
    ['IGR', 'Cataratas del Iguazú International Airport', '', -25.74, -54.47, 'Puerto Iguazú'],
  ]),
  ...zone('AR', 'America/Argentina/Mendoza', [
    ['MDZ', 'Governor Francisco Gabrielli International Airport', '', -32.83, -68.79, 'Mendoza'],
  ]),
  ...zone('AR', 'America/Argentina/Salta', [
    ['SLA', 'Martín Miguel de Güemes International Airport', '', -24.86, -65.49, 'Salta'],
    ['BRC', 'Teniente Luis Candelaria International Airport', '', -41.15, -71.16, 'San Carlos de Bariloche'],
    ['NQN', 'Presidente Perón International Airport', '', -38.95, -68.16, 'Neuquén'],
  ]),
  ...zone('AR', 'America/Argentina/Tucuman', [
    ['TUC', 'Teniente General Benjamín Matienzo International Airport', '', -26.84, -65.1, 'San Miguel de Tucumán'],
  ]),
  ...zone('AR', 'America/Argentina/Ushuaia', [
    ['USH', 'Malvinas Argentinas International Airport', '', -54.84, -68.3, 'Ushuaia', 'Ushuaïa', 'Ushuaia'],
  ]),
  ...zone('BO', 'America/La_Paz', [
    ['LPB', 'El Alto International Airport', '', -16.51, -68.19, 'La Paz'],
    ['VVI', 'Viru Viru International Airport', 'SRZ', -17.64, -63.14, 'Santa Cruz de la Sierra'],
    ['CBB', 'Jorge Wilstermann International Airport', '', -17.42, -66.18, 'Cochabamba'],
  ]),
  ...zone('CL', 'America/Santiago', [
    [
      'SCL', 'Arturo Merino Benítez International Airport', '', -33.39, -70.79,
      'Santiago', 'Santiago', 'Santiago de Chile',
    ],
    ['CCP', 'Carriel Sur International Airport', '', -36.77, -73.06, 'Concepción'],
    ['PMC', 'El Tepual Airport', '', -41.44, -73.09, 'Puerto Montt'],
    ['LSC', 'La Florida Airport', '', -29.92, -71.2, 'La Serena'],
    ['ANF', 'Andrés Sabella Gálvez International Airport', '', -23.44, -70.45, 'Antofagasta'],
    ['CJC', 'El Loa Airport', '', -22.5, -68.9, 'Calama'],
    ['IQQ', 'Diego Aracena International Airport', '', -20.54, -70.18, 'Iquique'],
    ['ARI', 'Chacalluta International Airport', '', -18.35, -70.34, 'Arica'],
  ]),
  ...zone('CL', 'America/Punta_Arenas', [
    ['PUQ', 'Carlos Ibáñez del Campo International Airport', '', -53, -70.85, 'Punta Arenas'],
  ]),
  ...zone('CO', 'America/Bogota', [
    ['BOG', 'El Dorado International Airport', '', 4.7, -74.15, 'Bogotá', 'Bogota', 'Bogotá'],
    ['MDE', 'José María Córdova International Airport', '', 6.16, -75.42, 'Medellín'],
    ['CLO', 'Alfonso Bonilla Aragón International Airport', '', 3.54, -76.38, 'Cali'],
    ['CTG', 'Rafael Núñez International Airport', '', 10.44, -75.51, 'Cartagena', 'Carthagène', 'Cartagena de Indias'],
    ['BAQ', 'Ernesto Cortissoz International Airport', '', 10.89, -74.78, 'Barranquilla'],
    ['BGA', 'Palonegro International Airport', '', 7.13, -73.18, 'Bucaramanga'],
    ['PEI', 'Matecaña International Airport', '', 4.81, -75.74, 'Pereira'],
    ['SMR', 'Simón Bolívar International Airport', '', 11.12, -74.23, 'Santa Marta'],
    ['CUC', 'Camilo Daza International Airport', '', 7.93, -72.51, 'Cúcuta'],
    ['ADZ', 'Gustavo Rojas Pinilla International Airport', '', 12.58, -81.71, 'San Andrés'],
  ]),
  ...zone('EC', 'America/Guayaquil', [
    ['UIO', 'Mariscal Sucre International Airport', '', -0.13, -78.36, 'Quito'],
    ['GYE', 'José Joaquín de Olmedo International Airport', '', -2.16, -79.88, 'Guayaquil'],
    ['CUE', 'Mariscal Lamar International Airport', '', -2.89, -78.98, 'Cuenca'],
  ]),
  ...zone('PE', 'America/Lima', [
    ['LIM', 'Jorge Chávez International Airport', '', -12.02, -77.11, 'Lima'],
    ['CUZ', 'Alejandro Velasco Astete International Airport', '', -13.54, -71.94, 'Cusco', 'Cuzco', 'Cusco'],
    ['AQP', 'Rodríguez Ballón International Airport', '', -16.34, -71.58, 'Arequipa'],
    ['TRU', 'Captain Carlos Martínez de Pinillos International Airport', '', -8.08, -79.11, 'Trujillo'],
    ['PIU', 'Guillermo Concha Iberico International Airport', '', -5.21, -80.62, 'Piura'],
  ]),
  ...zone('PY', 'America/Asuncion', [
    ['ASU', 'Silvio Pettirossi International Airport', '', -25.24, -57.52, 'Asunción', 'Asuncion', 'Asunción'],
    ['AGT', 'Guaraní International Airport', '', -25.45, -54.84, 'Ciudad del Este'],
  ]),
  ...zone('UY', 'America/Montevideo', [
    ['MVD', 'Carrasco International Airport', '', -34.84, -56.03, 'Montevideo'],
    ['PDP', 'Punta del Este International Airport', '', -34.86, -55.09, 'Punta del Este'],
  ]),
  ...zone('VE', 'America/Caracas', [
    ['CCS', 'Simón Bolívar International Airport of Maiquetía', '', 10.6, -67, 'Caracas'],
    ['MAR', 'La Chinita International Airport', '', 10.56, -71.73, 'Maracaibo'],
    [
      'VLN', 'Arturo Michelena International Airport', '', 10.15, -67.93,
      'Valencia, Venezuela', 'Valencia (Venezuela)', 'Valencia (Venezuela)',
    ],
    ['PMV', 'Santiago Mariño Caribbean International Airport', '', 10.91, -63.97, 'Porlamar'],
  ]),
  ...zone('BR', 'America/Sao_Paulo', [
    ['GRU', 'São Paulo/Guarulhos International Airport', 'SAO', -23.44, -46.47, 'São Paulo'],
    ['CGH', 'Congonhas Airport', 'SAO', -23.63, -46.66, 'São Paulo'],
    ['VCP', 'Viracopos International Airport', '', -23.01, -47.13, 'Campinas'],
    [
      'GIG', 'Galeão International Airport', 'RIO', -22.81, -43.25,
      'Rio de Janeiro', 'Rio de Janeiro', 'Río de Janeiro',
    ],
    ['SDU', 'Santos Dumont Airport', 'RIO', -22.91, -43.16, 'Rio de Janeiro', 'Rio de Janeiro', 'Río de Janeiro'],
    ['BSB', 'Brasília International Airport', '', -15.87, -47.92, 'Brasília', 'Brasilia', 'Brasilia'],
    ['CNF', 'Tancredo Neves International Airport', 'BHZ', -19.62, -43.97, 'Belo Horizonte'],
    ['CWB', 'Afonso Pena International Airport', '', -25.53, -49.18, 'Curitiba'],
    ['POA', 'Salgado Filho International Airport', '', -29.99, -51.17, 'Porto Alegre'],
    ['FLN', 'Hercílio Luz International Airport', '', -27.67, -48.55, 'Florianópolis'],
    ['GYN', 'Santa Genoveva Airport', '', -16.63, -49.22, 'Goiânia'],
    ['VIX', 'Eurico de Aguiar Salles Airport', '', -20.26, -40.29, 'Vitória'],
    [
      'IGU', 'Foz do Iguaçu International Airport', '', -25.6, -54.49,
      'Foz do Iguaçu', 'Foz do Iguaçu', 'Foz de Iguazú',
    ],
  ]),
  ...zone('BR', 'America/Bahia', [
    [
      'SSA', 'Deputado Luís Eduardo Magalhães International Airport', '', -12.91, -38.32,
      'Salvador', 'Salvador', 'Salvador de Bahía',
    ],
  ]),
  ...zone('BR', 'America/Recife', [
    ['REC', 'Guararapes–Gilberto Freyre International Airport', '', -8.13, -34.92, 'Recife'],
  ]),
  ...zone('BR', 'America/Fortaleza', [
    ['FOR', 'Pinto Martins International Airport', '', -3.78, -38.53, 'Fortaleza'],
    ['NAT', 'Governador Aluízio Alves International Airport', '', -5.77, -35.37, 'Natal'],
  ]),
  ...zone('BR', 'America/Belem', [['BEL', 'Val de Cans International Airport', '', -1.38, -48.48, 'Belém']]),
  ...zone('BR', 'America/Manaus', [
    ['MAO', 'Eduardo Gomes International Airport', '', -3.04, -60.05, 'Manaus', 'Manaus', 'Manaos'],
  ]),
  ...zone('BR', 'America/Cuiaba', [['CGB', 'Marechal Rondon International Airport', '', -15.65, -56.12, 'Cuiabá']]),
  ...zone('GY', 'America/Guyana', [['GEO', 'Cheddi Jagan International Airport', '', 6.5, -58.25, 'Georgetown']]),
  ...zone('SR', 'America/Paramaribo', [
    ['PBM', 'Johan Adolf Pengel International Airport', '', 5.45, -55.19, 'Paramaribo'],
  ]),
  ...zone('GF', 'America/Cayenne', [
    ['CAY', 'Cayenne – Félix Eboué Airport', '', 4.82, -52.36, 'Cayenne', 'Cayenne', 'Cayena'],
  ]),
]

const spainAndPortugal: AirportRow[] = [
  ...zone('ES', 'Europe/Madrid', [
    ['MAD', 'Adolfo Suárez Madrid–Barajas Airport', '', 40.47, -3.56, 'Madrid'],
    ['BCN', 'Josep Tarradellas Barcelona–El Prat Airport', '', 41.3, 2.08, 'Barcelona', 'Barcelone', 'Barcelona'],
    ['VLC', 'Valencia Airport', '', 39.49, -0.48, 'Valencia', 'Valence', 'Valencia'],
    ['ALC', 'Alicante–Elche Miguel Hernández Airport', '', 38.28, -0.56, 'Alicante'],
    ['AGP', 'Málaga–Costa del Sol Airport', '', 36.67, -4.5, 'Málaga', 'Malaga', 'Málaga'],
    ['SVQ', 'Seville Airport', '', 37.42, -5.89, 'Seville', 'Séville', 'Sevilla'],
    ['GRX', 'Federico García Lorca Granada–Jaén Airport', '', 37.19, -3.78, 'Granada', 'Grenade', 'Granada'],
    ['BIO', 'Bilbao Airport', '', 43.3, -2.91, 'Bilbao'],
    [
      'SCQ', 'Santiago–Rosalía de Castro Airport', '', 42.9, -8.42,
      'Santiago de Compostela', 'Saint-Jacques-de-Compostelle', 'Santiago de Compostela',
    ],
    ['OVD', 'Asturias Airport', '', 43.56, -6.03, 'Oviedo'],
    ['ZAZ', 'Zaragoza Airport', '', 41.67, -1.04, 'Zaragoza', 'Saragosse', 'Zaragoza'],
    [
      'PMI', 'Palma de Mallorca Airport', '', 39.55, 2.74,
      'Palma de Mallorca', 'Palma de Majorque', 'Palma de Mallorca',
    ],
    ['IBZ', 'Ibiza Airport', '', 38.87, 1.37, 'Ibiza'],
  ]),
  ...zone('ES', 'Atlantic/Canary', [
    [
      'LPA', 'Gran Canaria Airport', '', 27.93, -15.39,
      'Las Palmas de Gran Canaria', 'Las Palmas de Grande Canarie', 'Las Palmas de Gran Canaria',
    ],
    ['TFN', 'Tenerife North–Ciudad de La Laguna Airport', 'TCI', 28.48, -16.34, 'Tenerife', 'Ténérife', 'Tenerife'],
    ['TFS', 'Tenerife South Airport', 'TCI', 28.04, -16.57, 'Tenerife', 'Ténérife', 'Tenerife'],
  ]),
  ...zone('PT', 'Europe/Lisbon', [
    ['LIS', 'Humberto Delgado Airport', '', 38.78, -9.14, 'Lisbon', 'Lisbonne', 'Lisboa'],
    ['OPO', 'Francisco Sá Carneiro Airport', '', 41.25, -8.68, 'Porto', 'Porto', 'Oporto'],
    ['FAO', 'Gago Coutinho Airport', '', 37.01, -7.97, 'Faro'],
  ]),
  ...zone('PT', 'Atlantic/Madeira', [
    ['FNC', 'Cristiano Ronaldo Madeira International Airport', '', 32.69, -16.77, 'Funchal'],
  ]),
  ...zone('PT', 'Atlantic/Azores', [['PDL', 'João Paulo II Airport', '', 37.74, -25.7, 'Ponta Delgada']]),
]

const europe: AirportRow[] = [
  ...zone('GB', 'Europe/London', [
    ['LHR', 'Heathrow Airport', 'LON', 51.47, -0.46, 'London', 'Londres', 'Londres'],
    ['LGW', 'Gatwick Airport', 'LON', 51.15, -0.18, 'London', 'Londres', 'Londres'],
    ['STN', 'Stansted Airport', 'LON', 51.89, 0.24, 'London', 'Londres', 'Londres'],
    ['LTN', 'Luton Airport', 'LON', 51.87, -0.37, 'London', 'Londres', 'Londres'],
    ['LCY', 'London City Airport', 'LON', 51.51, 0.06, 'London', 'Londres', 'Londres'],
    ['MAN', 'Manchester Airport', '', 53.35, -2.27, 'Manchester', 'Manchester', 'Mánchester'],
    ['BHX', 'Birmingham Airport', '', 52.45, -1.75, 'Birmingham'],
    ['EDI', 'Edinburgh Airport', '', 55.95, -3.37, 'Edinburgh', 'Édimbourg', 'Edimburgo'],
    ['GLA', 'Glasgow Airport', '', 55.87, -4.43, 'Glasgow'],
    ['BRS', 'Bristol Airport', '', 51.38, -2.72, 'Bristol'],
    ['NCL', 'Newcastle International Airport', '', 55.04, -1.69, 'Newcastle'],
    ['LPL', 'Liverpool John Lennon Airport', '', 53.33, -2.85, 'Liverpool'],
    ['ABZ', 'Aberdeen International Airport', '', 57.2, -2.2, 'Aberdeen'],
    ['BFS', 'Belfast International Airport', '', 54.66, -6.22, 'Belfast'],
    ['BHD', 'George Best Belfast City Airport', 'BFS', 54.62, -5.87, 'Belfast'],
  ]),
  ...zone('IE', 'Europe/Dublin', [
    ['DUB', 'Dublin Airport', '', 53.42, -6.27, 'Dublin', 'Dublin', 'Dublín'],
    ['ORK', 'Cork Airport', '', 51.84, -8.49, 'Cork'],
    ['SNN', 'Shannon Airport', '', 52.7, -8.92, 'Shannon'],
  ]),
  ...zone('FR', 'Europe/Paris', [
    ['CDG', 'Paris Charles de Gaulle Airport', 'PAR', 49.01, 2.55, 'Paris', 'Paris', 'París'],
    ['ORY', 'Paris Orly Airport', 'PAR', 48.73, 2.37, 'Paris', 'Paris', 'París'],
    ['NCE', "Nice Côte d'Azur Airport", '', 43.66, 7.22, 'Nice', 'Nice', 'Niza'],
    ['LYS', 'Lyon–Saint-Exupéry Airport', '', 45.73, 5.08, 'Lyon'],
    ['MRS', 'Marseille Provence Airport', '', 43.44, 5.22, 'Marseille', 'Marseille', 'Marsella'],
    ['TLS', 'Toulouse–Blagnac Airport', '', 43.63, 1.36, 'Toulouse'],
    ['BOD', 'Bordeaux–Mérignac Airport', '', 44.83, -0.72, 'Bordeaux', 'Bordeaux', 'Burdeos'],
    ['NTE', 'Nantes Atlantique Airport', '', 47.15, -1.61, 'Nantes'],
    ['MPL', 'Montpellier–Méditerranée Airport', '', 43.58, 3.96, 'Montpellier'],
    ['SXB', 'Strasbourg Airport', '', 48.54, 7.63, 'Strasbourg', 'Strasbourg', 'Estrasburgo'],
    ['LIL', 'Lille Airport', '', 50.56, 3.09, 'Lille'],
  ]),
  ...zone('BE', 'Europe/Brussels', [
    ['BRU', 'Brussels Airport', '', 50.9, 4.48, 'Brussels', 'Bruxelles', 'Bruselas'],
    ['CRL', 'Brussels South Charleroi Airport', 'BRU', 50.46, 4.45, 'Brussels', 'Bruxelles', 'Bruselas'],
  ]),
  ...zone('NL', 'Europe/Amsterdam', [
    ['AMS', 'Amsterdam Airport Schiphol', '', 52.31, 4.76, 'Amsterdam', 'Amsterdam', 'Ámsterdam'],
    ['RTM', 'Rotterdam The Hague Airport', '', 51.96, 4.44, 'Rotterdam', 'Rotterdam', 'Róterdam'],
    ['EIN', 'Eindhoven Airport', '', 51.45, 5.37, 'Eindhoven'],
  ]),
  ...zone('LU', 'Europe/Luxembourg', [
    ['LUX', 'Luxembourg Airport', '', 49.63, 6.21, 'Luxembourg', 'Luxembourg', 'Luxemburgo'],
  ]),
  ...zone('DE', 'Europe/Berlin', [
    ['FRA', 'Frankfurt Airport', '', 50.03, 8.56, 'Frankfurt', 'Francfort', 'Fráncfort'],
    ['MUC', 'Munich Airport', '', 48.35, 11.79, 'Munich', 'Munich', 'Múnich'],
    ['BER', 'Berlin Brandenburg Airport', '', 52.37, 13.5, 'Berlin', 'Berlin', 'Berlín'],
    ['HAM', 'Hamburg Airport', '', 53.63, 9.99, 'Hamburg', 'Hambourg', 'Hamburgo'],
    ['DUS', 'Düsseldorf Airport', '', 51.29, 6.77, 'Düsseldorf'],
    ['CGN', 'Cologne Bonn Airport', '', 50.87, 7.14, 'Cologne', 'Cologne', 'Colonia'],
    ['STR', 'Stuttgart Airport', '', 48.69, 9.22, 'Stuttgart'],
    ['HAJ', 'Hannover Airport', '', 52.46, 9.69, 'Hanover', 'Hanovre', 'Hannover'],
    ['NUE', 'Nuremberg Airport', '', 49.5, 11.08, 'Nuremberg', 'Nuremberg', 'Núremberg'],
    ['LEJ', 'Leipzig/Halle Airport', '', 51.43, 12.24, 'Leipzig'],
  ]),
  ...zone('CH', 'Europe/Zurich', [
    ['ZRH', 'Zurich Airport', '', 47.46, 8.55, 'Zurich', 'Zurich', 'Zúrich'],
    ['GVA', 'Geneva Airport', '', 46.24, 6.11, 'Geneva', 'Genève', 'Ginebra'],
    ['BSL', 'EuroAirport Basel Mulhouse Freiburg', 'EAP', 47.59, 7.53, 'Basel', 'Bâle', 'Basilea'],
  ]),
  ...zone('AT', 'Europe/Vienna', [
    ['VIE', 'Vienna International Airport', '', 48.11, 16.57, 'Vienna', 'Vienne', 'Viena'],
    ['SZG', 'Salzburg Airport', '', 47.79, 13, 'Salzburg', 'Salzbourg', 'Salzburgo'],
  ]),
  ...zone('IT', 'Europe/Rome', [
    ['FCO', 'Leonardo da Vinci–Fiumicino Airport', 'ROM', 41.8, 12.24, 'Rome', 'Rome', 'Roma'],
    ['CIA', 'Rome Ciampino Airport', 'ROM', 41.8, 12.59, 'Rome', 'Rome', 'Roma'],
    ['MXP', 'Milan Malpensa Airport', 'MIL', 45.63, 8.73, 'Milan', 'Milan', 'Milán'],
    ['LIN', 'Milan Linate Airport', 'MIL', 45.45, 9.28, 'Milan', 'Milan', 'Milán'],
    ['BGY', 'Milan Bergamo Airport', 'MIL', 45.67, 9.7, 'Milan', 'Milan', 'Milán'],
    ['VCE', 'Venice Marco Polo Airport', '', 45.51, 12.35, 'Venice', 'Venise', 'Venecia'],
    ['BLQ', 'Bologna Guglielmo Marconi Airport', '', 44.53, 11.29, 'Bologna', 'Bologne', 'Bolonia'],
    ['FLR', 'Florence Airport', '', 43.81, 11.2, 'Florence', 'Florence', 'Florencia'],
    ['TRN', 'Turin Airport', '', 45.2, 7.65, 'Turin', 'Turin', 'Turín'],
    ['NAP', 'Naples International Airport', '', 40.88, 14.29, 'Naples', 'Naples', 'Nápoles'],
    ['CTA', 'Catania–Fontanarossa Airport', '', 37.47, 15.07, 'Catania', 'Catane', 'Catania'],
    ['PMO', 'Falcone–Borsellino Airport', '', 38.18, 13.1, 'Palermo', 'Palerme', 'Palermo'],
  ]),
  ...zone('DK', 'Europe/Copenhagen', [
    ['CPH', 'Copenhagen Airport', '', 55.62, 12.65, 'Copenhagen', 'Copenhague', 'Copenhague'],
    ['BLL', 'Billund Airport', '', 55.74, 9.15, 'Billund'],
  ]),
  ...zone('SE', 'Europe/Stockholm', [
    ['ARN', 'Stockholm Arlanda Airport', 'STO', 59.65, 17.92, 'Stockholm', 'Stockholm', 'Estocolmo'],
    ['GOT', 'Göteborg Landvetter Airport', '', 57.66, 12.28, 'Gothenburg', 'Göteborg', 'Gotemburgo'],
  ]),
  ...zone('NO', 'Europe/Oslo', [
    ['OSL', 'Oslo Gardermoen Airport', '', 60.19, 11.1, 'Oslo'],
    ['BGO', 'Bergen Flesland Airport', '', 60.29, 5.22, 'Bergen'],
    ['SVG', 'Stavanger Sola Airport', '', 58.88, 5.64, 'Stavanger'],
    ['TRD', 'Trondheim Værnes Airport', '', 63.46, 10.92, 'Trondheim'],
  ]),
  ...zone('FI', 'Europe/Helsinki', [['HEL', 'Helsinki Airport', '', 60.32, 24.96, 'Helsinki']]),
  ...zone('IS', 'Atlantic/Reykjavik', [
    ['KEF', 'Keflavík International Airport', 'REK', 63.99, -22.61, 'Reykjavík', 'Reykjavik', 'Reikiavik'],
  ]),
  ...zone('PL', 'Europe/Warsaw', [
    ['WAW', 'Warsaw Chopin Airport', '', 52.17, 20.97, 'Warsaw', 'Varsovie', 'Varsovia'],
    ['KRK', 'Kraków John Paul II International Airport', '', 50.08, 19.78, 'Kraków', 'Cracovie', 'Cracovia'],
    ['GDN', 'Gdańsk Lech Wałęsa Airport', '', 54.38, 18.47, 'Gdańsk', 'Gdansk', 'Gdansk'],
    ['WRO', 'Wrocław Airport', '', 51.1, 16.89, 'Wrocław', 'Wroclaw', 'Breslavia'],
  ]),
  ...zone('CZ', 'Europe/Prague', [
    ['PRG', 'Václav Havel Airport Prague', '', 50.1, 14.26, 'Prague', 'Prague', 'Praga'],
  ]),
  ...zone('SK', 'Europe/Bratislava', [['BTS', 'M. R. Štefánik Airport', '', 48.17, 17.21, 'Bratislava']]),
  ...zone('HU', 'Europe/Budapest', [
    ['BUD', 'Budapest Ferenc Liszt International Airport', '', 47.44, 19.26, 'Budapest'],
  ]),
  ...zone('RO', 'Europe/Bucharest', [
    ['OTP', 'Henri Coandă International Airport', 'BUH', 44.57, 26.09, 'Bucharest', 'Bucarest', 'Bucarest'],
    ['CLJ', 'Avram Iancu Cluj International Airport', '', 46.79, 23.69, 'Cluj-Napoca'],
  ]),
  ...zone('BG', 'Europe/Sofia', [['SOF', 'Sofia Airport', '', 42.7, 23.41, 'Sofia', 'Sofia', 'Sofía']]),
  ...zone('RS', 'Europe/Belgrade', [
    ['BEG', 'Belgrade Nikola Tesla Airport', '', 44.82, 20.31, 'Belgrade', 'Belgrade', 'Belgrado'],
  ]),
  ...zone('HR', 'Europe/Zagreb', [
    ['ZAG', 'Zagreb Franjo Tuđman Airport', '', 45.74, 16.07, 'Zagreb'],
    ['SPU', 'Split Airport', '', 43.54, 16.3, 'Split'],
    ['DBV', 'Dubrovnik Airport', '', 42.56, 18.27, 'Dubrovnik'],
  ]),
  ...zone('SI', 'Europe/Ljubljana', [
    ['LJU', 'Ljubljana Jože Pučnik Airport', '', 46.22, 14.46, 'Ljubljana', 'Ljubljana', 'Liubliana'],
  ]),
  ...zone('BA', 'Europe/Sarajevo', [['SJJ', 'Sarajevo International Airport', '', 43.82, 18.33, 'Sarajevo']]),
  ...zone('MK', 'Europe/Skopje', [['SKP', 'Skopje International Airport', '', 41.96, 21.62, 'Skopje']]),
  ...zone('AL', 'Europe/Tirane', [['TIA', 'Tirana International Airport', '', 41.41, 19.72, 'Tirana']]),
  ...zone('ME', 'Europe/Podgorica', [['TGD', 'Podgorica Airport', '', 42.36, 19.25, 'Podgorica']]),
  ...zone('EE', 'Europe/Tallinn', [
    ['TLL', 'Lennart Meri Tallinn Airport', '', 59.41, 24.83, 'Tallinn', 'Tallinn', 'Tallin'],
  ]),
  ...zone('LV', 'Europe/Riga', [['RIX', 'Riga International Airport', '', 56.92, 23.97, 'Riga']]),
  ...zone('LT', 'Europe/Vilnius', [['VNO', 'Vilnius Airport', '', 54.63, 25.29, 'Vilnius', 'Vilnius', 'Vilna']]),
  ...zone('MD', 'Europe/Chisinau', [
    ['RMO', 'Chișinău International Airport', '', 46.93, 28.93, 'Chișinău', 'Chisinau', 'Chisináu'],
  ]),
  ...zone('GR', 'Europe/Athens', [
    ['ATH', 'Athens Eleftherios Venizelos International Airport', '', 37.94, 23.94, 'Athens', 'Athènes', 'Atenas'],
    ['SKG', 'Thessaloniki Makedonia Airport', '', 40.52, 22.97, 'Thessaloniki', 'Thessalonique', 'Tesalónica'],
    [
      'HER', 'Heraklion Nikos Kazantzakis International Airport', '', 35.34, 25.18,
      'Heraklion', 'Héraklion', 'Heraclión',
    ],
  ]),
  ...zone('CY', 'Asia/Nicosia', [
    ['LCA', 'Larnaca International Airport', '', 34.88, 33.62, 'Larnaca', 'Larnaca', 'Lárnaca'],
  ]),
  ...zone('MT', 'Europe/Malta', [
    ['MLA', 'Malta International Airport', '', 35.86, 14.48, 'Valletta', 'La Valette', 'La Valeta'],
  ]),
  ...zone('TR', 'Europe/Istanbul', [
    ['IST', 'Istanbul Airport', '', 41.28, 28.75, 'Istanbul', 'Istanbul', 'Estambul'],
    ['SAW', 'Istanbul Sabiha Gökçen International Airport', 'IST', 40.9, 29.31, 'Istanbul', 'Istanbul', 'Estambul'],
    ['ESB', 'Ankara Esenboğa Airport', 'ANK', 40.13, 33, 'Ankara'],
    ['ADB', 'İzmir Adnan Menderes Airport', 'IZM', 38.29, 27.16, 'Izmir', 'Izmir', 'Esmirna'],
    ['AYT', 'Antalya Airport', '', 36.9, 30.8, 'Antalya'],
  ]),
  ...zone('RU', 'Europe/Moscow', [
    ['SVO', 'Sheremetyevo International Airport', 'MOW', 55.97, 37.41, 'Moscow', 'Moscou', 'Moscú'],
    ['LED', 'Pulkovo Airport', '', 59.8, 30.26, 'Saint Petersburg', 'Saint-Pétersbourg', 'San Petersburgo'],
  ]),
]

const africa: AirportRow[] = [
  ...zone('ZA', 'Africa/Johannesburg', [
    ['JNB', 'O. R. Tambo International Airport', '', -26.14, 28.25, 'Johannesburg', 'Johannesbourg', 'Johannesburgo'],
    ['CPT', 'Cape Town International Airport', '', -33.96, 18.6, 'Cape Town', 'Le Cap', 'Ciudad del Cabo'],
    ['DUR', 'King Shaka International Airport', '', -29.61, 31.12, 'Durban'],
  ]),
  ...zone('EG', 'Africa/Cairo', [
    ['CAI', 'Cairo International Airport', '', 30.12, 31.41, 'Cairo', 'Le Caire', 'El Cairo'],
  ]),
  ...zone('MA', 'Africa/Casablanca', [
    ['CMN', 'Mohammed V International Airport', 'CAS', 33.37, -7.59, 'Casablanca'],
    ['RAK', 'Marrakesh Menara Airport', '', 31.61, -8.04, 'Marrakesh', 'Marrakech', 'Marrakech'],
  ]),
  ...zone('TN', 'Africa/Tunis', [
    ['TUN', 'Tunis–Carthage International Airport', '', 36.85, 10.23, 'Tunis', 'Tunis', 'Túnez'],
  ]),
  ...zone('DZ', 'Africa/Algiers', [['ALG', 'Houari Boumediene Airport', '', 36.69, 3.22, 'Algiers', 'Alger', 'Argel']]),
  ...zone('SN', 'Africa/Dakar', [['DSS', 'Blaise Diagne International Airport', 'DKR', 14.67, -17.07, 'Dakar']]),
  ...zone('CI', 'Africa/Abidjan', [
    ['ABJ', 'Félix Houphouët-Boigny International Airport', '', 5.26, -3.93, 'Abidjan', 'Abidjan', 'Abiyán'],
  ]),
  ...zone('GH', 'Africa/Accra', [['ACC', 'Kotoka International Airport', '', 5.61, -0.17, 'Accra']]),
  ...zone('NG', 'Africa/Lagos', [
    ['LOS', 'Murtala Muhammed International Airport', '', 6.58, 3.32, 'Lagos'],
    ['ABV', 'Nnamdi Azikiwe International Airport', '', 9.01, 7.26, 'Abuja', 'Abuja', 'Abuya'],
  ]),
  ...zone('CM', 'Africa/Douala', [
    ['DLA', 'Douala International Airport', '', 4.01, 9.72, 'Douala', 'Douala', 'Duala'],
  ]),
  ...zone('GQ', 'Africa/Malabo', [
    ['SSG', 'Malabo International Airport', '', 3.76, 8.71, 'Malabo'],
    ['BSG', 'Bata Airport', '', 1.91, 9.81, 'Bata'],
  ]),
  ...zone('GA', 'Africa/Libreville', [['LBV', 'Léon-Mba International Airport', '', 0.46, 9.41, 'Libreville']]),
  ...zone('CD', 'Africa/Kinshasa', [
    ['FIH', "N'djili International Airport", '', -4.39, 15.44, 'Kinshasa', 'Kinshasa', 'Kinsasa'],
  ]),
  ...zone('AO', 'Africa/Luanda', [['LAD', 'Quatro de Fevereiro Airport', '', -8.86, 13.23, 'Luanda']]),
  ...zone('ET', 'Africa/Addis_Ababa', [
    ['ADD', 'Addis Ababa Bole International Airport', '', 8.98, 38.8, 'Addis Ababa', 'Addis-Abeba', 'Adís Abeba'],
  ]),
  ...zone('KE', 'Africa/Nairobi', [['NBO', 'Jomo Kenyatta International Airport', '', -1.32, 36.93, 'Nairobi']]),
  ...zone('UG', 'Africa/Kampala', [['EBB', 'Entebbe International Airport', '', 0.04, 32.44, 'Entebbe']]),
  ...zone('RW', 'Africa/Kigali', [['KGL', 'Kigali International Airport', '', -1.97, 30.14, 'Kigali']]),
  ...zone('TZ', 'Africa/Dar_es_Salaam', [
    ['DAR', 'Julius Nyerere International Airport', '', -6.88, 39.2, 'Dar es Salaam', 'Dar es Salam', 'Dar es-Salam'],
  ]),
  ...zone('ZM', 'Africa/Lusaka', [['LUN', 'Kenneth Kaunda International Airport', '', -15.33, 28.45, 'Lusaka']]),
  ...zone('ZW', 'Africa/Harare', [['HRE', 'Robert Gabriel Mugabe International Airport', '', -17.93, 31.09, 'Harare']]),
  ...zone('MZ', 'Africa/Maputo', [['MPM', 'Maputo International Airport', '', -25.92, 32.57, 'Maputo']]),
  ...zone('NA', 'Africa/Windhoek', [['WDH', 'Hosea Kutako International Airport', '', -22.48, 17.47, 'Windhoek']]),
  ...zone('MU', 'Indian/Mauritius', [
    [
      'MRU', 'Sir Seewoosagur Ramgoolam International Airport', '', -20.43, 57.68,
      'Port Louis', 'Port-Louis', 'Port Louis',
    ],
  ]),
  ...zone('RE', 'Indian/Reunion', [['RUN', 'Roland Garros Airport', '', -20.89, 55.51, 'Saint-Denis']]),
]

const middleEastAndAsia: AirportRow[] = [
  ...zone('AE', 'Asia/Dubai', [
    ['DXB', 'Dubai International Airport', '', 25.25, 55.36, 'Dubai', 'Dubaï', 'Dubái'],
    ['AUH', 'Zayed International Airport', '', 24.43, 54.65, 'Abu Dhabi', 'Abou Dabi', 'Abu Dabi'],
    ['SHJ', 'Sharjah International Airport', '', 25.33, 55.52, 'Sharjah', 'Charjah', 'Sharjah'],
  ]),
  ...zone('QA', 'Asia/Qatar', [['DOH', 'Hamad International Airport', '', 25.27, 51.61, 'Doha']]),
  ...zone('BH', 'Asia/Bahrain', [['BAH', 'Bahrain International Airport', '', 26.27, 50.63, 'Manama']]),
  ...zone('KW', 'Asia/Kuwait', [
    ['KWI', 'Kuwait International Airport', '', 29.23, 47.97, 'Kuwait City', 'Koweït', 'Kuwait'],
  ]),
  ...zone('OM', 'Asia/Muscat', [
    ['MCT', 'Muscat International Airport', '', 23.59, 58.28, 'Muscat', 'Mascate', 'Mascate'],
  ]),
  ...zone('SA', 'Asia/Riyadh', [
    ['RUH', 'King Khalid International Airport', '', 24.96, 46.7, 'Riyadh', 'Riyad', 'Riad'],
    ['JED', 'King Abdulaziz International Airport', '', 21.68, 39.16, 'Jeddah', 'Djeddah', 'Yeda'],
    ['DMM', 'King Fahd International Airport', '', 26.47, 49.8, 'Dammam'],
  ]),
  ...zone('JO', 'Asia/Amman', [
    ['AMM', 'Queen Alia International Airport', '', 31.72, 35.99, 'Amman', 'Amman', 'Amán'],
  ]),
  ...zone('LB', 'Asia/Beirut', [
    ['BEY', 'Beirut–Rafic Hariri International Airport', '', 33.82, 35.49, 'Beirut', 'Beyrouth', 'Beirut'],
  ]),
  ...zone('IL', 'Asia/Jerusalem', [
    ['TLV', 'Ben Gurion Airport', '', 32.01, 34.89, 'Tel Aviv', 'Tel-Aviv', 'Tel Aviv'],
  ]),
  ...zone('IQ', 'Asia/Baghdad', [
    ['BGW', 'Baghdad International Airport', '', 33.26, 44.23, 'Baghdad', 'Bagdad', 'Bagdad'],
  ]),
  ...zone('AM', 'Asia/Yerevan', [
    ['EVN', 'Zvartnots International Airport', '', 40.15, 44.4, 'Yerevan', 'Erevan', 'Ereván'],
  ]),
  ...zone('GE', 'Asia/Tbilisi', [
    ['TBS', 'Shota Rustaveli Tbilisi International Airport', '', 41.67, 44.95, 'Tbilisi', 'Tbilissi', 'Tiflis'],
  ]),
  ...zone('AZ', 'Asia/Baku', [
    ['GYD', 'Heydar Aliyev International Airport', 'BAK', 40.47, 50.05, 'Baku', 'Bakou', 'Bakú'],
  ]),
  ...zone('KZ', 'Asia/Almaty', [
    ['ALA', 'Almaty International Airport', '', 43.35, 77.04, 'Almaty'],
    ['NQZ', 'Nursultan Nazarbayev International Airport', '', 51.02, 71.47, 'Astana', 'Astana', 'Astaná'],
  ]),
  ...zone('UZ', 'Asia/Tashkent', [
    ['TAS', 'Tashkent International Airport', '', 41.26, 69.28, 'Tashkent', 'Tachkent', 'Taskent'],
  ]),
  ...zone('PK', 'Asia/Karachi', [
    ['ISB', 'Islamabad International Airport', '', 33.55, 72.83, 'Islamabad'],
    ['KHI', 'Jinnah International Airport', '', 24.91, 67.16, 'Karachi'],
    ['LHE', 'Allama Iqbal International Airport', '', 31.52, 74.4, 'Lahore'],
  ]),
  ...zone('IN', 'Asia/Kolkata', [
    ['DEL', 'Indira Gandhi International Airport', '', 28.57, 77.1, 'Delhi'],
    ['BOM', 'Chhatrapati Shivaji Maharaj International Airport', '', 19.09, 72.87, 'Mumbai', 'Mumbai', 'Bombay'],
    ['BLR', 'Kempegowda International Airport', '', 13.2, 77.71, 'Bengaluru', 'Bangalore', 'Bangalore'],
    ['MAA', 'Chennai International Airport', '', 12.99, 80.17, 'Chennai'],
    ['HYD', 'Rajiv Gandhi International Airport', '', 17.24, 78.43, 'Hyderabad'],
    ['CCU', 'Netaji Subhas Chandra Bose International Airport', '', 22.65, 88.45, 'Kolkata', 'Calcutta', 'Calcuta'],
    ['COK', 'Cochin International Airport', '', 10.15, 76.4, 'Kochi', 'Cochin', 'Cochín'],
    ['AMD', 'Sardar Vallabhbhai Patel International Airport', '', 23.08, 72.63, 'Ahmedabad'],
    ['PNQ', 'Pune Airport', '', 18.58, 73.92, 'Pune'],
  ]),
  ...zone('LK', 'Asia/Colombo', [['CMB', 'Bandaranaike International Airport', '', 7.18, 79.88, 'Colombo']]),
  ...zone('MV', 'Indian/Maldives', [['MLE', 'Velana International Airport', '', 4.19, 73.53, 'Malé']]),
  ...zone('NP', 'Asia/Kathmandu', [
    ['KTM', 'Tribhuvan International Airport', '', 27.7, 85.36, 'Kathmandu', 'Katmandou', 'Katmandú'],
  ]),
  ...zone('BD', 'Asia/Dhaka', [
    ['DAC', 'Hazrat Shahjalal International Airport', '', 23.84, 90.4, 'Dhaka', 'Dacca', 'Daca'],
  ]),
  ...zone('MM', 'Asia/Yangon', [
    ['RGN', 'Yangon International Airport', '', 16.91, 96.13, 'Yangon', 'Rangoun', 'Rangún'],
  ]),
  ...zone('TH', 'Asia/Bangkok', [
    ['BKK', 'Suvarnabhumi Airport', '', 13.69, 100.75, 'Bangkok'],
    ['DMK', 'Don Mueang International Airport', 'BKK', 13.91, 100.61, 'Bangkok'],
    ['HKT', 'Phuket International Airport', '', 8.11, 98.31, 'Phuket'],
    ['CNX', 'Chiang Mai International Airport', '', 18.77, 98.96, 'Chiang Mai'],
  ]),
  ...zone('LA', 'Asia/Vientiane', [
    ['VTE', 'Wattay International Airport', '', 17.99, 102.56, 'Vientiane', 'Vientiane', 'Vientián'],
  ]),
  ...zone('VN', 'Asia/Ho_Chi_Minh', [
    [
      'SGN', 'Tan Son Nhat International Airport', '', 10.82, 106.65,
      'Ho Chi Minh City', 'Hô Chi Minh-Ville', 'Ciudad Ho Chi Minh',
    ],
    ['HAN', 'Noi Bai International Airport', '', 21.22, 105.81, 'Hanoi', 'Hanoï', 'Hanói'],
    ['DAD', 'Da Nang International Airport', '', 16.04, 108.2, 'Da Nang'],
  ]),
  ...zone('MY', 'Asia/Kuala_Lumpur', [
    ['KUL', 'Kuala Lumpur International Airport', '', 2.75, 101.71, 'Kuala Lumpur'],
    ['PEN', 'Penang International Airport', '', 5.3, 100.28, 'Penang'],
  ]),
  ...zone('SG', 'Asia/Singapore', [
    ['SIN', 'Singapore Changi Airport', '', 1.36, 103.99, 'Singapore', 'Singapour', 'Singapur'],
  ]),
  ...zone('BN', 'Asia/Brunei', [['BWN', 'Brunei International Airport', '', 4.94, 114.93, 'Bandar Seri Begawan']]),
  ...zone('ID', 'Asia/Jakarta', [
    ['CGK', 'Soekarno–Hatta International Airport', 'JKT', -6.13, 106.66, 'Jakarta', 'Jakarta', 'Yakarta'],
    ['SUB', 'Juanda International Airport', '', -7.38, 112.79, 'Surabaya'],
  ]),
  ...zone('ID', 'Asia/Makassar', [['DPS', 'Ngurah Rai International Airport', '', -8.75, 115.17, 'Denpasar']]),
  ...zone('PH', 'Asia/Manila', [
    ['MNL', 'Ninoy Aquino International Airport', '', 14.51, 121.02, 'Manila', 'Manille', 'Manila'],
    ['CEB', 'Mactan–Cebu International Airport', '', 10.31, 123.98, 'Cebu', 'Cebu', 'Cebú'],
  ]),
  ...zone('CN', 'Asia/Shanghai', [
    ['PEK', 'Beijing Capital International Airport', 'BJS', 40.08, 116.6, 'Beijing', 'Pékin', 'Pekín'],
    ['PKX', 'Beijing Daxing International Airport', 'BJS', 39.51, 116.41, 'Beijing', 'Pékin', 'Pekín'],
    ['PVG', 'Shanghai Pudong International Airport', 'SHA', 31.14, 121.81, 'Shanghai', 'Shanghai', 'Shanghái'],
    ['SHA', 'Shanghai Hongqiao International Airport', 'SHA', 31.2, 121.34, 'Shanghai', 'Shanghai', 'Shanghái'],
    ['CAN', 'Guangzhou Baiyun International Airport', '', 23.39, 113.3, 'Guangzhou', 'Canton', 'Cantón'],
    ['SZX', "Shenzhen Bao'an International Airport", '', 22.64, 113.81, 'Shenzhen'],
    ['CTU', 'Chengdu Shuangliu International Airport', '', 30.58, 103.95, 'Chengdu'],
    ['CKG', 'Chongqing Jiangbei International Airport', '', 29.72, 106.64, 'Chongqing'],
    ['XIY', "Xi'an Xianyang International Airport", 'SIA', 34.45, 108.75, "Xi'an"],
    ['HGH', 'Hangzhou Xiaoshan International Airport', '', 30.23, 120.43, 'Hangzhou'],
  ]),
  ...zone('HK', 'Asia/Hong_Kong', [['HKG', 'Hong Kong International Airport', '', 22.31, 113.92, 'Hong Kong']]),
  ...zone('MO', 'Asia/Macau', [['MFM', 'Macau International Airport', '', 22.15, 113.59, 'Macau', 'Macao', 'Macao']]),
  ...zone('TW', 'Asia/Taipei', [
    ['TPE', 'Taiwan Taoyuan International Airport', '', 25.08, 121.23, 'Taipei', 'Taipei', 'Taipéi'],
    ['KHH', 'Kaohsiung International Airport', '', 22.58, 120.35, 'Kaohsiung'],
  ]),
  ...zone('MN', 'Asia/Ulaanbaatar', [
    ['UBN', 'Chinggis Khaan International Airport', 'ULN', 47.65, 106.82, 'Ulaanbaatar', 'Oulan-Bator', 'Ulán Bator'],
  ]),
  ...zone('KR', 'Asia/Seoul', [
    ['ICN', 'Incheon International Airport', 'SEL', 37.46, 126.44, 'Seoul', 'Séoul', 'Seúl'],
    ['GMP', 'Gimpo International Airport', 'SEL', 37.56, 126.79, 'Seoul', 'Séoul', 'Seúl'],
    ['PUS', 'Gimhae International Airport', '', 35.18, 128.94, 'Busan'],
  ]),
  ...zone('JP', 'Asia/Tokyo', [
    ['NRT', 'Narita International Airport', 'TYO', 35.76, 140.39, 'Tokyo', 'Tokyo', 'Tokio'],
    ['HND', 'Haneda Airport', 'TYO', 35.55, 139.78, 'Tokyo', 'Tokyo', 'Tokio'],
    ['KIX', 'Kansai International Airport', 'OSA', 34.43, 135.24, 'Osaka'],
    ['ITM', 'Osaka Itami Airport', 'OSA', 34.79, 135.44, 'Osaka'],
    ['NGO', 'Chubu Centrair International Airport', '', 34.86, 136.81, 'Nagoya'],
    ['CTS', 'New Chitose Airport', 'SPK', 42.78, 141.69, 'Sapporo'],
    ['FUK', 'Fukuoka Airport', '', 33.59, 130.45, 'Fukuoka'],
    ['OKA', 'Naha Airport', '', 26.2, 127.65, 'Naha'],
  ]),
]

const oceania: AirportRow[] = [
  ...zone('AU', 'Australia/Sydney', [
    ['SYD', 'Sydney Kingsford Smith Airport', '', -33.95, 151.18, 'Sydney', 'Sydney', 'Sídney'],
    ['CBR', 'Canberra Airport', '', -35.31, 149.2, 'Canberra'],
  ]),
  ...zone('AU', 'Australia/Melbourne', [['MEL', 'Melbourne Airport', '', -37.67, 144.84, 'Melbourne']]),
  ...zone('AU', 'Australia/Brisbane', [
    ['BNE', 'Brisbane Airport', '', -27.38, 153.12, 'Brisbane'],
    ['OOL', 'Gold Coast Airport', '', -28.16, 153.5, 'Gold Coast'],
    ['CNS', 'Cairns Airport', '', -16.89, 145.76, 'Cairns'],
  ]),
  ...zone('AU', 'Australia/Adelaide', [
    ['ADL', 'Adelaide Airport', '', -34.95, 138.53, 'Adelaide', 'Adélaïde', 'Adelaida'],
  ]),
  ...zone('AU', 'Australia/Hobart', [['HBA', 'Hobart Airport', '', -42.84, 147.51, 'Hobart']]),
  ...zone('AU', 'Australia/Darwin', [['DRW', 'Darwin International Airport', '', -12.41, 130.87, 'Darwin']]),
  ...zone('AU', 'Australia/Perth', [['PER', 'Perth Airport', '', -31.94, 115.97, 'Perth']]),
  ...zone('NZ', 'Pacific/Auckland', [
    ['AKL', 'Auckland Airport', '', -37.01, 174.79, 'Auckland'],
    ['WLG', 'Wellington International Airport', '', -41.33, 174.81, 'Wellington'],
    ['CHC', 'Christchurch International Airport', '', -43.49, 172.53, 'Christchurch'],
    ['ZQN', 'Queenstown Airport', '', -45.02, 168.74, 'Queenstown'],
  ]),
  ...zone('FJ', 'Pacific/Fiji', [['NAN', 'Nadi International Airport', '', -17.76, 177.44, 'Nadi']]),
  ...zone('PF', 'Pacific/Tahiti', [['PPT', "Faa'a International Airport", '', -17.55, -149.61, 'Papeete']]),
  ...zone('NC', 'Pacific/Noumea', [
    ['NOU', 'La Tontouta International Airport', '', -22.01, 166.21, 'Nouméa', 'Nouméa', 'Numea'],
  ]),
  ...zone('PG', 'Pacific/Port_Moresby', [['POM', 'Jacksons International Airport', '', -9.44, 147.22, 'Port Moresby']]),
  ...zone('GU', 'Pacific/Guam', [
    ['GUM', 'Antonio B. Won Pat International Airport', '', 13.48, 144.8, 'Hagåtña', 'Hagåtña', 'Agaña'],
  ]),
]

/** Commercial airports, grouped by region and, within it, by country and time zone. */
export const airports: readonly AirportRow[] = [
  ...canada,
  ...unitedStates,
  ...mexico,
  ...centralAmericaAndCaribbean,
  ...southAmerica,
  ...spainAndPortugal,
  ...europe,
  ...africa,
  ...middleEastAndAsia,
  ...oceania,
]
