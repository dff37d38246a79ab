/** An account that a document may belong on, and the word that says so. */
export interface AccountGuess {
  rgs: string
  word: string
}

/**
 * Words of suppliers' invoices by the account they speak of (RGS). Whole words without accents; only such as seldom
 * stand on an invoice about something else. Of accounts that are named equally often the first in this table wins.
 */
export const PURCHASE_ACCOUNT_WORDS: readonly (readonly [rgs: string, ...words: string[]])[] = [
  ['WBedVkkWeb', 'hosting', 'webhosting', 'domeinnaam', 'domeinregistratie', 'website', 'ssl-certificaat'],
  ['WBedKanSof', 'software', 'licentie', 'licenties', 'softwarelicentie', 'saas', 'cloudopslag', 'app-abonnement'],
  ['WBedKanTef', 'telefoon', 'telefonie', 'telefoonkosten', 'belkosten', 'belbundel', 'databundel', 'simkaart', 'sim-only', 'internet', 'internetabonnement', 'glasvezel'],
  ['WBedAutBra', 'brandstof', 'benzine', 'diesel', 'euro95', 'superplus', 'tankbeurt', 'laadsessie', 'laadsessies', 'laadpas'],
  ['WBedAutPar', 'parkeren', 'parkeergeld', 'parkeerkosten', 'parkeergarage', 'parkeervergunning'],
  ['WBedAutOpa', 'lease', 'leasetermijn', 'leasebedrag', 'leasecontract'],
  ['WBedAutRoa', 'apk', 'onderhoudsbeurt', 'autobanden', 'winterbanden', 'autoreparatie', 'remblokken'],
  ['WBedHuiBeh', 'huur', 'huurtermijn', 'kantoorhuur', 'atelierhuur', 'werkplek', 'servicekosten'],
  ['WBedHuiGwe', 'energie', 'elektriciteit', 'stroom', 'stadsverwarming', 'aardgas', 'waterverbruik', 'drinkwater', 'netbeheer'],
  ['WBedHuiSch', 'schoonmaak', 'schoonmaakwerkzaamheden', 'glasbewassing'],
  ['WBedKanKan', 'kantoorartikelen', 'kantoorbenodigdheden', 'kantoor', 'printpapier', 'toner', 'inktcartridge', 'enveloppen', 'ordners'],
  ['WBedKanKak', 'laptop', 'beeldscherm', 'monitor', 'toetsenbord', 'bureaustoel', 'printer', 'koptelefoon'],
  ['WBedKanPor', 'postzegels', 'frankering', 'porto', 'portokosten'],
  ['WBedKanVak', 'vakliteratuur', 'vakblad', 'boeken', 'handboek', 'tijdschrift'],
  ['WBedKanCea', 'contributie', 'lidmaatschap', 'jaarlidmaatschap'],
  ['WBedVkkRea', 'drukwerk', 'flyers', 'folders', 'visitekaartjes', 'advertentie', 'advertenties', 'advertentiekosten', 'reclame', 'posters'],
  ['WBedVkkRep', 'lunch', 'diner', 'restaurant', 'consumpties', 'catering'],
  ['WBedVkkRel', 'relatiegeschenk', 'relatiegeschenken', 'kerstpakket', 'kerstpakketten'],
  ['WBedVkkRev', 'treinreis', 'treinreizen', 'ov-chipkaart', 'reiskosten', 'overnachting', 'overnachtingen', 'hotelkamer', 'vliegticket', 'taxirit'],
  ['WBedVkkVrk', 'koerier', 'koeriersdienst', 'vracht', 'vrachtkosten', 'pakketzending'],
  ['WBedAssBea', 'aansprakelijkheidsverzekering', 'beroepsaansprakelijkheid', 'bedrijfsaansprakelijkheid'],
  ['WBedAutAsa', 'autoverzekering', 'wa-verzekering'],
  ['WBedAssOva', 'verzekering', 'verzekeringspremie', 'polis', 'polisnummer', 'rechtsbijstandverzekering'],
  ['WBedAeaAea', 'accountant', 'accountantskosten', 'boekhouding', 'jaarrekening', 'administratiekosten', 'belastingadvies'],
  ['WBedAeaAej', 'advocaat', 'notaris', 'notariskosten', 'juridisch'],
  ['WBedOvpOpk', 'cursus', 'training', 'opleiding', 'scholing'],
  ['WBedAdlBan', 'bankkosten', 'transactiekosten', 'betaalkosten'],
  ['WBedEemWdd', 'inhuur', 'uitbesteed', 'onderaanneming', 'freelance'],
  ['WBedAutMot', 'motorrijtuigenbelasting', 'wegenbelasting'],
] // prettier-ignore

const ACCOUNT_OF = new Map(
  PURCHASE_ACCOUNT_WORDS.flatMap(([rgs, ...words]) => words.map((word) => [word, rgs] as const)),
)

/** How a letterhead says where somebody can be reached: no word about what was bought. */
const CONTACT_DETAILS =
  /\b(?:telefoon|telefoonnummer|mobiel|tel|internet|website|web)\b[.: ]{0,3}(?=\+|\(|\d|https?:|www\.|[a-z0-9-]+\.[a-z]{2,})/g

/** The accounts that the text of a purchase speaks of, most often named first. */
export function purchaseAccounts(text: string): AccountGuess[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(CONTACT_DETAILS, ' ')
  const found = new Map<string, { word: string; count: number }>()
  for (const [token] of plain.matchAll(/[a-z0-9]+(?:-[a-z0-9]+)*/g)) {
    const word = [token, ...token.split('-')].find((each) => ACCOUNT_OF.has(each))
    const rgs = word === undefined ? undefined : ACCOUNT_OF.get(word)
    if (word === undefined || rgs === undefined) continue
    const known = found.get(rgs)
    if (known) known.count += 1
    else found.set(rgs, { word, count: 1 })
  }
  const place = (rgs: string) => PURCHASE_ACCOUNT_WORDS.findIndex(([code]) => code === rgs)
  return [...found]
    .toSorted(([a, { count: x }], [b, { count: y }]) => y - x || place(a) - place(b))
    .map(([rgs, { word }]) => ({ rgs, word }))
}
