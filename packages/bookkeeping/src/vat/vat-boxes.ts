/** A box ('rubriek') of the Dutch VAT return that the product fills. */
export type VatBox = '1a' | '1b' | '1c' | '1d' | '1e' | '2a' | '3a' | '3b' | '3c' | '4a' | '4b' | '5a' | '5b' | '5g'

export interface VatBoxDefinition {
  box: VatBox
  /** The Dutch text on the form. */
  label: string
  /** Whether the form has a column for the turnover, and one for the VAT. */
  hasBase: boolean
  hasVat: boolean
}

export interface VatBoxSection {
  number: 1 | 2 | 3 | 4 | 5
  label: string
  boxes: readonly VatBox[]
}

/**
 * The boxes in the order of the form of the tax authority ('Aangifte
 * omzetbelasting'). 5c to 5f are left out: 5c equals 5g since the old
 * small-business relief (5d) ended in 2020 and estimates (5e, 5f) are not used.
 */
export const VAT_BOXES: Record<VatBox, VatBoxDefinition> = {
  '1a': box('1a', 'Leveringen/diensten belast met hoog tarief', 'both'),
  '1b': box('1b', 'Leveringen/diensten belast met laag tarief', 'both'),
  '1c': box('1c', 'Leveringen/diensten belast met overige tarieven, behalve 0%', 'both'),
  '1d': box('1d', 'Privégebruik', 'both'),
  '1e': box('1e', 'Leveringen/diensten belast met 0% of niet bij u belast', 'base'),
  '2a': box('2a', 'Leveringen/diensten waarbij de heffing van omzetbelasting naar u is verlegd', 'both'),
  '3a': box('3a', 'Leveringen naar landen buiten de EU (uitvoer)', 'base'),
  '3b': box('3b', 'Leveringen naar of diensten in landen binnen de EU', 'base'),
  '3c': box('3c', 'Installatie/afstandsverkopen binnen de EU', 'base'),
  '4a': box('4a', 'Leveringen/diensten uit landen buiten de EU', 'both'),
  '4b': box('4b', 'Leveringen/diensten uit landen binnen de EU', 'both'),
  '5a': box('5a', 'Verschuldigde omzetbelasting (rubrieken 1a t/m 4b)', 'vat'),
  '5b': box('5b', 'Voorbelasting', 'vat'),
  '5g': box('5g', 'Totaal te betalen / terug te vragen', 'vat'),
}

/** The numbered headings of the form, with the boxes below each. */
export const VAT_BOX_SECTIONS: readonly VatBoxSection[] = [
  { number: 1, label: 'Prestaties binnenland', boxes: ['1a', '1b', '1c', '1d', '1e'] },
  { number: 2, label: 'Verleggingsregelingen binnenland', boxes: ['2a'] },
  { number: 3, label: 'Prestaties naar of in het buitenland', boxes: ['3a', '3b', '3c'] },
  { number: 4, label: 'Prestaties vanuit het buitenland aan u verricht', boxes: ['4a', '4b'] },
  { number: 5, label: 'Voorbelasting en eindtotaal', boxes: ['5a', '5b', '5g'] },
]

function box(name: VatBox, label: string, columns: 'both' | 'base' | 'vat'): VatBoxDefinition {
  return { box: name, label, hasBase: columns !== 'vat', hasVat: columns !== 'base' }
}
