/**
 * The account number (BBAN) of each of the 89 countries of the SWIFT IBAN Registry, release 102 (June 2026): runs of n
 * digits (`n`), capitals (`a`) or either (`c`), followed by the countries that have them. What the registry spells in
 * parts (`4!n4!n`) is one run here. Territories use the prefix of their country (Guadeloupe FR, Jersey GB) and have none
 * of their own; the "experimental" prefixes that other lists carry (DZ, AO, CI, IR, ...) are not in the registry.
 */
const REGISTRY =
  'a1n10c12ITSM a2n12FK a2n16GE a4c13LV a4c14BH a4c15GI a4c16PKRO a4c20AZ a4c21PSQA a4c22KW a4c24LC a4n10NL ' +
  'a4n14GBIE a4n15IQ a4n16VG a4n19a3MU a4n20HNNISV a4n20a3SC a4n4c18JOYE a4n5c18MT a4n6c8BG c20MD c24GT c4n20DO ' +
  'c4n4c16BY n10c11n2FRMC n11NO n12BE n14DKFIFOGLSD n14c15RU n15SI n16ATBAEELTMNXK n17HR n18CRDEMERSVA n19AEILSOTL ' +
  'n20CZESSESKTN n21LYPTST n22IS n23BIDJMR n23a1c1BR n24HUPL n25EG n2c18SA n3c10n2MK n3c13KZLU n3c16OM n4c20LB ' +
  'n5c12CHLI n6c16TR n6c19UA n7c16GR n8c12AD n8c16ALCY'

let structures: string[] | undefined

/**
 * What each character of an IBAN should be, by the country it starts with: the country itself and then the kind (`n`, `a`
 * or `c`) of every other character, `NLnnaaaannnnnnnnnn`. Undefined for a prefix that is not in the registry.
 */
export function structureOf(iban: string): string | undefined {
  const structure = (structures ??= readRegistry())[indexOf(iban)]
  return structure?.charCodeAt(1) === iban.charCodeAt(1) ? structure : undefined
}

function readRegistry(): string[] {
  const byCountry: string[] = []
  let account = ''
  for (const token of REGISTRY.match(/ |[a-z]\d+|../g) ?? []) {
    if (token === ' ') account = ''
    else if (token > 'a') account += token.charAt(0).repeat(+token.slice(1))
    else byCountry[indexOf(token)] = `${token}nn${account}`
  }
  return byCountry
}

/** A number for two capitals. Other pairs of characters may share it, but never with the same second one. */
function indexOf(country: string): number {
  return country.charCodeAt(0) * 26 + country.charCodeAt(1)
}
