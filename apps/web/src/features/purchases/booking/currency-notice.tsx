import { Alert } from '@klopt/ui'
import { bookableCurrency } from './bookable-currencies.ts'

export interface CurrencyNoticeProps {
  /** Of the amounts in the document, as ISO 4217 has it; undefined while that is not known. */
  currency: string | undefined
}

/** What a document in another currency asks: a rate, or where it cannot be booked in it the amounts in euros. */
export function CurrencyNotice({ currency }: CurrencyNoticeProps) {
  if (currency === undefined || currency === 'EUR') return null
  if (currency === UNKNOWN) {
    return (
      <Alert title="De munt van dit document is onbekend">
        Daarom vullen we geen bedragen in. Staan ze in euro’s, neem ze dan over van het document. Is het een andere
        munt, neem dan het bedrag in euro’s over dat je bank heeft afgeschreven.
      </Alert>
    )
  }
  if (bookableCurrency(currency) !== null) {
    return (
      <Alert title={`Dit document is in ${nameOf(currency)}`}>
        De bedragen staan zoals op het document. Vul bij <b>Munteenheid</b> de koers van de factuurdatum in; Klopt boekt
        in euro’s en verrekent bij de betaling wat het scheelt.
      </Alert>
    )
  }
  return (
    <Alert title={`Dit document is in ${nameOf(currency)}`}>
      Je boekt in euro’s, daarom vullen we geen bedragen in. Neem het bedrag in euro’s over dat je bank heeft
      afgeschreven. Is er nog niet betaald, reken dan om met de koers van de factuurdatum.
    </Alert>
  )
}

/** As ISO 4217 has it for a currency that nobody knows. */
const UNKNOWN = 'XXX'

/** 'Amerikaanse dollar (USD)'; a code that nobody knows stands by itself. */
function nameOf(currency: string): string {
  try {
    const name = new Intl.DisplayNames('nl', { type: 'currency', fallback: 'none' }).of(currency)
    return name === undefined ? currency : `${name} (${currency})`
  } catch {
    return currency
  }
}
