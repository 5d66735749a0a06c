import rows from './data/terminals.json' with { type: 'json' }

/** The terminals of airports that number or letter them. Other airports have one building, or none to look for. */
const terminals: Readonly<Record<string, readonly string[]>> = rows

/** A terminal of an airport, the same one for the same number. Null where the airport has none. */
export function terminalOf(airportCode: string, nth: number): string | null {
  const all = terminals[airportCode] ?? []
  return all[nth % all.length] ?? null
}
