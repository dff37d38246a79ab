import type { CompareSection } from '../compare-table/compare-types.ts'

const of = (beforeCents: number, afterCents: number) => ({ beforeCents, afterCents })

/** A quarter as it was filed and as it is now, in boxes of the return. */
export const vatCorrection: CompareSection[] = [
  {
    title: '1. Prestaties binnenland',
    rows: [
      {
        id: '1a',
        code: '1a',
        label: 'Leveringen/diensten belast met hoog tarief',
        amounts: { turnover: of(169_300, 769_300), vat: of(35_500, 161_500) },
      },
      {
        id: '1b',
        code: '1b',
        label: 'Leveringen/diensten belast met laag tarief',
        amounts: { turnover: of(836_000, 836_000), vat: of(75_200, 75_200) },
      },
      {
        id: '1c',
        code: '1c',
        label: 'Leveringen/diensten belast met overige tarieven',
        amounts: { turnover: of(0, 0), vat: of(0, 0) },
      },
    ],
  },
  {
    title: '2. Verleggingsregelingen binnenland',
    rows: [
      {
        id: '2a',
        code: '2a',
        label: 'Leveringen/diensten waarbij de btw naar jou is verlegd',
        amounts: { turnover: of(0, 0), vat: of(0, 0) },
      },
    ],
  },
  {
    title: '5. Voorbelasting en eindtotaal',
    rows: [
      { id: '5b', code: '5b', label: 'Voorbelasting', amounts: { vat: of(77_700, 79_800) } },
      { id: '5g', code: '5g', label: 'Te betalen', amounts: { vat: of(33_000, 156_900) }, isResult: true },
    ],
  },
]
