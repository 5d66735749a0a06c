import * as z from 'zod/mini'
import { listOf, addition } from '#contract/wire/lenient.ts'

/** GET countries?term&cultureCode (§7): an autocomplete option of §3, with the data for telephone fields. */
export const countrySchema = z.object({
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string(),
  /** Addition: ISO 3166-1 alpha-3, as printed in passports. */
  alpha3: addition(z.string(), ''),
  countryName: z.string(),
  /** Addition: international calling code, digits without plus sign. */
  callingCode: addition(z.string(), ''),
})
export type Country = z.infer<typeof countrySchema>
export const countryListSchema = listOf(countrySchema)

/**
 * The two-letter codes of the countries and territories of ISO 3166-1, and of Kosovo, whose `XK` is used by agreement.
 */
export const countryCodes: readonly string[] = [
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY',
  'BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK',
  'FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR',
  'IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK',
  'ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM',
  'PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF',
  'TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW',
].flatMap((codes) => codes.split(' '))
