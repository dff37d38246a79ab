import { Alert } from '@klopt/ui'

export interface CurrencyNoticeProps {
  /** Of the amounts in the document, as ISO 4217 has it; undefined while that is not known. */
  currency: string | undefined
}

/** Why no amounts are filled in from a document in another currency, and what to book instead. */
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
