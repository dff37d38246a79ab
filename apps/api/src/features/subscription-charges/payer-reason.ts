import { returnReason } from '@klopt/bookkeeping/payments'

/** Why a collection failed, as whoever pays reads it: what speaks of 'de klant' to who collects is said anew. */
const PAYER_WORDS: Readonly<Record<string, string>> = {
  BE05: 'Je bank kent ons incassant-ID niet',
  CNOR: 'Onze bank doet niet mee aan deze soort incasso',
  DNOR: 'Je bank doet niet mee aan deze soort incasso',
  MD01: 'Je bank kent geen geldige machtiging',
  MD06: 'Het bedrag is op verzoek teruggeboekt',
  MS02: 'De incasso is op verzoek geweigerd',
  RC01: 'Je bank is niet gevonden',
  RR01: 'Er ontbreken gegevens over jou als betaler',
  RR02: 'Er ontbreekt een naam of adres van jou als betaler',
  RR03: 'Er ontbreekt een naam of adres van ons',
  SL01: 'Onze incasso’s zijn bij je bank geblokkeerd',
}

/** Dutch, without a full stop. */
export const payerReason = (code: string): string =>
  PAYER_WORDS[code] ?? returnReason(code)?.text ?? 'De bank zegt niet waarom'
