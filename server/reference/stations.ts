import type { LocalizedText } from './countries.ts'

interface StationRow {
  /** The local name, which trips store. */
  localName: string
  name: LocalizedText
}

const station = (localName: string, en = localName, fr = en, es = en): StationRow => ({
  localName,
  name: { en, fr, es },
})

/** Stations with their own name, by city code. The others are named after the city. */
// prettier-ignore
export const stations: Record<string, StationRow> = {
  YTO: station('Union Station', 'Union Station', 'Gare Union'),
  YMQ: station('Gare Centrale', 'Central Station', 'Gare Centrale', 'Estación Central'),
  YOW: station('Ottawa Station', 'Ottawa Station', 'Gare d’Ottawa', 'Estación de Ottawa'),
  YQB: station('Gare du Palais'),
  NYC: station('Moynihan Train Hall'),
  WAS: station('Union Station'),
  BOS: station('South Station'),
  PHL: station('30th Street Station'),
  CHI: station('Union Station'),
  SEA: station('King Street Station'),
  PDX: station('Union Station'),
  MIA: station('MiamiCentral'),
  LIS: station('Santa Apolónia'),
  OPO: station('Campanhã'),
  LYS: station('Part-Dieu'),
  MRS: station('Saint-Charles'),
  BOD: station('Saint-Jean'),
  SXB: station('Gare de Strasbourg', 'Strasbourg Station', 'Gare de Strasbourg', 'Estación de Estrasburgo'),
  BRU: station('Bruxelles-Midi', 'Brussels-Midi', 'Bruxelles-Midi', 'Bruselas-Midi'),
  AMS: station('Amsterdam Centraal', 'Amsterdam Centraal', 'Gare centrale d’Amsterdam', 'Estación Central de Ámsterdam'),
  BER: station('Berlin Hbf', 'Berlin Central Station', 'Gare centrale de Berlin', 'Estación Central de Berlín'),
  MUC: station('München Hbf', 'Munich Central Station', 'Gare centrale de Munich', 'Estación Central de Múnich'),
  FRA: station('Frankfurt (Main) Hbf', 'Frankfurt (Main) Central Station', 'Gare centrale de Francfort', 'Estación Central de Fráncfort'),
  CGN: station('Köln Hbf', 'Cologne Central Station', 'Gare centrale de Cologne', 'Estación Central de Colonia'),
  ROM: station('Roma Termini', 'Rome Termini', 'Rome-Termini', 'Roma Termini'),
  MIL: station('Milano Centrale', 'Milan Central Station', 'Gare centrale de Milan', 'Estación Central de Milán'),
  FLR: station('Firenze Santa Maria Novella', 'Florence Santa Maria Novella', 'Florence-Santa-Maria-Novella', 'Florencia Santa Maria Novella'),
  EDI: station('Edinburgh Waverley', 'Edinburgh Waverley', 'Édimbourg-Waverley', 'Edimburgo Waverley'),
  MAN: station('Manchester Piccadilly'),
  VIE: station('Wien Hbf', 'Vienna Central Station', 'Gare centrale de Vienne', 'Estación Central de Viena'),
  BUD: station('Budapest-Keleti'),
  ZRH: station('Zürich HB', 'Zurich Main Station', 'Gare centrale de Zurich', 'Estación Central de Zúrich'),
  GVA: station('Genève-Cornavin', 'Geneva-Cornavin', 'Genève-Cornavin', 'Ginebra-Cornavin'),
  TYO: station('Tokyo Station', 'Tokyo Station', 'Gare de Tokyo', 'Estación de Tokio'),
  OSA: station('Shin-Osaka'),
  MAD: station('Puerta de Atocha'),
  BCN: station('Barcelona Sants', 'Barcelona Sants', 'Barcelone-Sants', 'Barcelona Sants'),
  VLC: station('Joaquín Sorolla'),
  SVQ: station('Santa Justa'),
}
