/** The terminals of airports that number or letter them. Other airports have one building, or none to look for. */
const terminals: Record<string, readonly string[]> = {
  YYZ: ['1'],
  JFK: ['1', '4', '8'],
  EWR: ['A', 'B', 'C'],
  ORD: ['1', '2', '3'],
  SFO: ['1', '2', '3'],
  LAX: ['2', '4', '6'],
  BOS: ['A', 'B', 'E'],
  DFW: ['A', 'C', 'D'],
  MEX: ['1', '2'],
  MTY: ['A', 'B'],
  CUN: ['3', '4'],
  LHR: ['2', '3', '5'],
  CDG: ['1', '2'],
  FRA: ['1', '2'],
  MUC: ['1', '2'],
  MAD: ['1', '4'],
  BCN: ['1', '2'],
  LIS: ['1'],
  BOG: ['1'],
  GRU: ['2', '3'],
  SCL: ['1', '2'],
  EZE: ['A'],
  HND: ['2', '3'],
  DEL: ['3'],
  SYD: ['1', '2'],
  CAI: ['2', '3'],
}

/** A terminal of an airport, the same one for the same number. Null where the airport has none. */
export function terminalOf(airportCode: string, nth: number): string | null {
  const all = terminals[airportCode] ?? []
  return all[nth % all.length] ?? null
}
