import type { LegalForm } from './chart-rows.ts'

export type StandardTemplateKind = 'corporate_tax' | 'dividend'

interface StandardLine {
  /** Of the charts. */
  readonly rgs: string
  readonly description: string
}

/** An entry of the general journal that every company of a legal form makes, with its amounts to fill in. */
export interface StandardTemplate {
  readonly kind: StandardTemplateKind
  readonly name: string
  readonly description: string
  readonly lines: readonly StandardLine[]
}

const OF_SHAREHOLDERS: readonly StandardTemplate[] = [
  {
    kind: 'corporate_tax',
    name: 'Vennootschapsbelasting reserveren',
    description: 'Vennootschapsbelasting over de winst',
    lines: [
      { rgs: 'WBelBgrBgr', description: 'Debet: wat je over de winst verwacht te betalen' },
      { rgs: 'BSchBepVpb', description: 'Credit: hetzelfde bedrag' },
    ],
  },
  {
    kind: 'dividend',
    name: 'Dividend uitkeren',
    description: 'Dividend volgens besluit van de aandeelhouders',
    lines: [
      { rgs: 'BEivOvrAlr', description: 'Debet: het besloten dividend' },
      // Wet op de dividendbelasting 1965, article 5.
      { rgs: 'BSchBepTdb', description: 'Credit: 15% dividendbelasting' },
      { rgs: 'BSchOvsTbd', description: 'Credit: wat de aandeelhouders krijgen' },
    ],
  },
]

/** The entries that a legal form has a template for. */
export const standardTemplates = (legalForm: LegalForm): readonly StandardTemplate[] =>
  legalForm === 'bv' ? OF_SHAREHOLDERS : []
