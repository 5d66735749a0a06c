import type { LoyaltyProgram, MembershipCategory } from '#contract/memberships.ts'

type Row = [code: string, name: string, provider: string, also?: string, usualNumber?: string]

/**
 * Loyalty programs common in the Americas, the most common first. `also` has further search words: airline codes,
 * alliances, brands. `usualNumber` is a hint, given only where the format of numbers is well known.
 */
// prettier-ignore
const rows: Record<MembershipCategory, Row[]> = {
  air: [
    ['aeroplan', 'Aeroplan', 'Air Canada', 'AC Star Alliance', '^\\d{9}$'],
    ['westjet-rewards', 'WestJet Rewards', 'WestJet', 'WS'],
    ['viporter', 'VIPorter', 'Porter Airlines', 'PD'],
    ['mileageplus', 'MileagePlus', 'United Airlines', 'UA Star Alliance', '^[A-Z]{2,3}\\d{5,6}$'],
    ['skymiles', 'SkyMiles', 'Delta Air Lines', 'DL SkyTeam', '^\\d{10}$'],
    ['aadvantage', 'AAdvantage', 'American Airlines', 'AA Oneworld', '^[A-Z0-9]{7}$'],
    ['rapid-rewards', 'Rapid Rewards', 'Southwest Airlines', 'WN'],
    ['atmos-rewards', 'Atmos Rewards', 'Alaska Airlines and Hawaiian Airlines', 'AS HA Oneworld Mileage Plan'],
    ['trueblue', 'TrueBlue', 'JetBlue', 'B6', '^\\d{10}$'],
    ['aeromexico-rewards', 'Aeroméxico Rewards', 'Aeroméxico', 'AM SkyTeam Club Premier'],
    ['lifemiles', 'LifeMiles', 'Avianca', 'AV Star Alliance'],
    ['latam-pass', 'LATAM Pass', 'LATAM Airlines', 'LA'],
    ['connectmiles', 'ConnectMiles', 'Copa Airlines', 'CM Star Alliance'],
    ['iberia-club', 'Iberia Club', 'Iberia', 'IB Oneworld Iberia Plus'],
    ['flying-blue', 'Flying Blue', 'Air France-KLM', 'AF KL SkyTeam', '^\\d{10}$'],
    ['miles-and-more', 'Miles & More', 'Lufthansa', 'LH LX OS SN Swiss Austrian Brussels Star Alliance', '^\\d{15}$'],
    ['ba-club', 'The British Airways Club', 'British Airways', 'BA Oneworld Executive Club', '^\\d{8}$'],
    ['ana-mileage-club', 'ANA Mileage Club', 'All Nippon Airways', 'NH Star Alliance', '^\\d{10}$'],
    ['jal-mileage-bank', 'JAL Mileage Bank', 'Japan Airlines', 'JL Oneworld'],
    ['smiles', 'Smiles', 'GOL', 'G3'],
    ['tudoazul', 'Azul Fidelidade', 'Azul', 'AD TudoAzul'],
    ['tap-miles-go', 'TAP Miles&Go', 'TAP Air Portugal', 'TP Star Alliance'],
    ['flying-club', 'Flying Club', 'Virgin Atlantic', 'VS SkyTeam'],
    ['skywards', 'Skywards', 'Emirates', 'EK'],
    ['privilege-club', 'Privilege Club', 'Qatar Airways', 'QR Oneworld'],
    ['krisflyer', 'KrisFlyer', 'Singapore Airlines', 'SQ Star Alliance', '^\\d{10}$'],
    ['qantas-ff', 'Qantas Frequent Flyer', 'Qantas', 'QF Oneworld'],
    ['cathay', 'Cathay', 'Cathay Pacific', 'CX Oneworld Marco Polo Asia Miles'],
    ['miles-smiles', 'Miles&Smiles', 'Turkish Airlines', 'TK Star Alliance'],
    ['finnair-plus', 'Finnair Plus', 'Finnair', 'AY Oneworld'],
    ['eurobonus', 'EuroBonus', 'SAS', 'SK SkyTeam Scandinavian'],
  ],
  hotel: [
    ['marriott-bonvoy', 'Marriott Bonvoy', 'Marriott International', 'Sheraton Westin Ritz-Carlton', '^\\d{9}$'],
    ['hilton-honors', 'Hilton Honors', 'Hilton', 'DoubleTree Hampton Conrad'],
    ['ihg-one-rewards', 'IHG One Rewards', 'IHG Hotels & Resorts', 'InterContinental Holiday Inn Crowne Plaza', '^\\d{9}$'],
    ['world-of-hyatt', 'World of Hyatt', 'Hyatt', 'Andaz Park'],
    ['all-accor', 'ALL Accor', 'Accor', 'Fairmont Sofitel Novotel Ibis Live Limitless'],
    ['best-western', 'Best Western Rewards', 'BWH Hotels', 'WorldHotels', '^\\d{16}$'],
    ['wyndham-rewards', 'Wyndham Rewards', 'Wyndham Hotels & Resorts', 'Ramada Days Inn Super 8'],
    ['choice-privileges', 'Choice Privileges', 'Choice Hotels', 'Comfort Quality Inn Radisson Americas'],
    ['radisson-rewards', 'Radisson Rewards', 'Radisson Hotel Group', 'Park Plaza'],
    ['melia-rewards', 'MeliáRewards', 'Meliá Hotels International', 'Sol Paradisus'],
    ['nh-discovery', 'NH DISCOVERY', 'NH Hotels and Minor Hotels', 'NH Rewards Anantara Avani GHA'],
    ['fiesta-rewards', 'Fiesta Rewards', 'Grupo Posadas', 'Fiesta Americana Live Aqua'],
    ['gha-discovery', 'GHA DISCOVERY', 'Global Hotel Alliance', 'Kempinski Pan Pacific'],
    ['i-prefer', 'I Prefer', 'Preferred Hotels & Resorts'],
    ['leaders-club', 'Leaders Club', 'The Leading Hotels of the World'],
    ['omni-select-guest', 'Select Guest', 'Omni Hotels & Resorts'],
    ['sonesta-travel-pass', 'Sonesta Travel Pass', 'Sonesta', 'Red Lion'],
    ['barcelo', 'my Barceló', 'Barceló Hotel Group', 'Occidental'],
  ],
  car: [
    ['hertz-gold', 'Gold Plus Rewards', 'Hertz', 'Dollar Thrifty', '^\\d{8}$'],
    ['avis-preferred', 'Avis Preferred', 'Avis', 'Wizard', '^[A-Z0-9]{6}$'],
    ['budget-fastbreak', 'Fastbreak', 'Budget', 'RapidRez'],
    ['enterprise-plus', 'Enterprise Plus', 'Enterprise'],
    ['emerald-club', 'Emerald Club', 'National', '', '^\\d{9}$'],
    ['alamo-insiders', 'Alamo Insiders', 'Alamo'],
    ['sixt-one', 'SIXT ONE', 'Sixt', 'Sixt Express'],
    ['europcar-privilege', 'Privilege', 'Europcar'],
  ],
  rail: [
    ['via-preference', 'VIA Préférence', 'VIA Rail Canada', '2R', '^\\d{7}$'],
    ['amtrak-guest', 'Amtrak Guest Rewards', 'Amtrak', '2V', '^\\d{10}$'],
    ['mas-renfe', 'Más Renfe', 'Renfe', 'AVE'],
    ['sncf-voyageur', 'Grand Voyageur', 'SNCF', 'TGV INOUI'],
    ['club-eurostar', 'Club Eurostar', 'Eurostar', 'Thalys'],
    ['bahnbonus', 'BahnBonus', 'Deutsche Bahn', 'BahnCard ICE'],
    ['cartafreccia', 'X-GO', 'Trenitalia', 'CartaFRECCIA Frecciarossa'],
  ],
}

/** A program with its search words. */
export type Program = LoyaltyProgram & { also: string }

/** Every program by category, the most common first. */
export const programs: readonly Program[] = Object.entries(rows).flatMap(([category, all]) =>
  all.map(([code, name, provider, also = '', usualNumber = null]) => ({
    code,
    category: category as MembershipCategory,
    name,
    provider,
    usualNumber,
    also,
  })),
)

const byCode = new Map(programs.map((program) => [program.code, program]))

/** The program with a code; undefined when unknown. */
export const programOf = (code: string): Program | undefined => byCode.get(code)
