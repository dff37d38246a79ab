import type { ReportColumn, ReportLine } from '../report-table/report-types.ts'

const quarters = ['1e kwartaal', '2e kwartaal', '3e kwartaal', '4e kwartaal']

/** The columns of a year in quarters, beside the year before. */
export const quarterColumns: ReportColumn[] = [
  ...quarters.map((header, index) => ({ id: `q${index + 1}`, header })),
  { id: '2026', header: '2026', kind: 'total' },
  { id: '2025', header: '2025', kind: 'before' },
  { id: 'growth', header: 'Verschil', kind: 'difference', of: '2026', before: '2025' },
]

/** Four quarters and the year before, in cents, with the total they make. */
const figuresOf = (...cents: [number, number, number, number, number]) => {
  const [q1, q2, q3, q4, before] = cents
  return { q1, q2, q3, q4, '2026': q1 + q2 + q3 + q4, '2025': before }
}

/** A profit and loss account of a small business. */
export const profitAndLoss: ReportLine[] = [
  {
    id: 'turnover',
    level: 'group',
    label: 'Netto-omzet',
    figures: figuresOf(2_010_800, 1_626_960, 1_279_560, 1_094_100, 5_796_781),
    leaves: [
      {
        id: '8000',
        code: '8000',
        label: 'Omzet 21%',
        figures: figuresOf(1_752_450, 1_478_320, 1_104_700, 869_450, 5_087_331),
      },
      {
        id: '8010',
        code: '8010',
        label: 'Omzet 9%',
        figures: figuresOf(217_300, 128_640, 142_360, 144_000, 588_450),
      },
      {
        id: '8030',
        code: '8030',
        label: 'Omzet binnen de EU',
        figures: figuresOf(41_050, 20_000, 32_500, 80_650, 121_000),
      },
    ],
  },
  {
    id: 'purchases',
    level: 'group',
    label: 'Inkoop voor de omzet',
    figures: figuresOf(-71_240, -109_360, -85_620, -40_875, -463_410),
    leaves: [
      { id: '7000', code: '7000', label: 'Inkoop 21%', figures: figuresOf(-71_240, -109_360, -85_620, 0, -463_410) },
      { id: '7010', code: '7010', label: 'Inkoop 9%', figures: figuresOf(0, 0, 0, -40_875, 0) },
    ],
  },
  {
    id: 'gross',
    level: 'subtotal',
    label: 'Brutowinst',
    figures: figuresOf(1_939_560, 1_517_600, 1_193_940, 1_053_225, 5_333_371),
  },
  {
    id: 'housing',
    level: 'group',
    label: 'Huisvesting',
    figures: figuresOf(-135_000, -135_000, -135_000, -90_000, -475_000),
    leaves: [
      {
        id: '4100',
        code: '4100',
        label: 'Huur',
        figures: figuresOf(-135_000, -135_000, -135_000, -90_000, -475_000),
      },
    ],
  },
  {
    id: 'result',
    level: 'result',
    label: 'Winst',
    figures: figuresOf(1_804_560, 1_382_600, 1_058_940, 963_225, 4_858_371),
  },
]
