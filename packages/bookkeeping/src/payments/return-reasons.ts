/**
 * Why a bank refuses or returns a direct debit, by the codes of ISO 20022 (External Code Sets, status and return reasons;
 * EPC173-14 says which a SEPA direct debit can have), and a whole file of them, in the words of who collected.
 */
const RETURN_REASONS: Record<string, string> = {
  AC01: 'Het rekeningnummer klopt niet',
  AC04: 'De rekening is opgeheven',
  AC06: 'De rekening is geblokkeerd',
  AC13: 'De rekening is van een consument, en kan niet zakelijk worden geïncasseerd',
  AG01: 'Van deze rekening kan niet worden geïncasseerd',
  AG02: 'De soort incasso past niet bij de machtiging',
  AM04: 'Er staat te weinig op de rekening',
  AM05: 'Deze incasso is twee keer aangeboden',
  AM10: 'Het totaal van het bestand klopt niet',
  AM18: 'Het aantal in het bestand klopt niet',
  BE05: 'De bank kent het incassant-ID niet',
  CNOR: 'De eigen bank doet niet mee aan deze soort incasso',
  DNOR: 'De bank van de klant doet niet mee aan deze soort incasso',
  DT01: 'De dag van de incasso kan niet',
  DU01: 'Dit bestand is twee keer aangeboden',
  FF01: 'De bank kan het bestand niet verwerken',
  FF05: 'De soort incasso klopt niet',
  MD01: 'De bank van de klant kent geen geldige machtiging',
  MD02: 'Er ontbreken gegevens van de machtiging, of ze kloppen niet',
  MD06: 'De klant heeft de incasso laten terugboeken',
  MD07: 'De rekeninghouder is overleden',
  MS02: 'De klant heeft de incasso geweigerd',
  MS03: 'De bank zegt niet waarom',
  RC01: 'De bank van de klant is niet gevonden',
  RR01: 'Er ontbreken gegevens van de klant',
  RR02: 'Er ontbreekt een naam of adres van de klant',
  RR03: 'Er ontbreekt een naam of adres van de incassant',
  RR04: 'De bank mag de incasso van de wet niet uitvoeren',
  SL01: 'De klant heeft incasso’s van deze incassant geblokkeerd',
  TM01: 'Het bestand kwam te laat',
}

/**
 * What a refusal or return says of the mandate, by the SDD rulebooks (EPC016-06, EPC222-07): none is valid, or it cannot be
 * collected by in this scheme (`ended`); it stays valid, for another account (`other_account`); it stays valid, but
 * whoever signed it objects (`ask`).
 */
export type MandateAfterReturn = 'ended' | 'other_account' | 'ask'

const AFTER_RETURN: Record<string, MandateAfterReturn> = {
  AC01: 'other_account',
  AC04: 'other_account',
  AC13: 'ended',
  MD01: 'ended',
  MD06: 'ask',
  MD07: 'ended',
  MS02: 'ask',
  SL01: 'ask',
}

export interface ReturnReason {
  readonly code: string
  /** Dutch, without a full stop. */
  readonly text: string
  /** Null where it says nothing of the mandate. */
  readonly mandate: MandateAfterReturn | null
}

/** The codes that a refusal or a return can have. */
export const RETURN_REASON_CODES: readonly string[] = Object.keys(RETURN_REASONS)

/** The codes that say one thing of the mandate. */
export const codesAfterWhich = (mandate: MandateAfterReturn): readonly string[] =>
  RETURN_REASON_CODES.filter((code) => AFTER_RETURN[code] === mandate)

/** What a code means; null for one that no direct debit has. */
export function returnReason(code: string): ReturnReason | null {
  const text = Object.hasOwn(RETURN_REASONS, code) ? RETURN_REASONS[code] : undefined
  return text === undefined ? null : { code, text, mandate: AFTER_RETURN[code] ?? null }
}

/** The reason that a text of the bank names ('STORNO MD06'); null without one. */
export function returnReasonIn(text: string): ReturnReason | null {
  for (const [word] of text.toUpperCase().matchAll(/(?<![A-Z0-9])[A-Z]{2}(?:\d\d|OR)(?![A-Z0-9])/g)) {
    const reason = returnReason(word)
    if (reason !== null) return reason
  }
  return null
}
