interface ReportPlace {
  readonly path:
    | 'reports/profit-and-loss'
    | 'reports/balance-sheet'
    | 'reports/trial-balance'
    | 'reports/receivables'
    | 'reports/payables'
    | 'reports/turnover'
    | 'reports/vat-reconciliation'
    | 'reports/foreign-vat'
    | 'reports/cash-flow'
    | 'reports/accruals'
    | 'reports/books'
    | 'reports/hours'
    | 'ledger'
  readonly label: string
  /** What it tells, in a few words. */
  readonly detail: string
}

/** The reports by what one wants to know, in the order of the page that lists them. */
export const REPORT_GROUPS: readonly { readonly label: string; readonly reports: readonly ReportPlace[] }[] = [
  {
    label: 'Jaarcijfers',
    reports: [
      { path: 'reports/profit-and-loss', label: 'Winst en verlies', detail: 'Opbrengsten, kosten en resultaat' },
      { path: 'reports/balance-sheet', label: 'Balans', detail: 'Wat er is en wat je schuldig bent' },
      { path: 'reports/trial-balance', label: 'Proefbalans', detail: 'Begin, debet, credit en eind van elke rekening' },
      { path: 'reports/accruals', label: 'Overlopende posten', detail: 'Wat nog over maanden wordt verdeeld' },
    ],
  },
  {
    label: 'Klanten en leveranciers',
    reports: [
      {
        path: 'reports/receivables',
        label: 'Openstaand van klanten',
        detail: 'Per klant en naar ouderdom, op elke dag',
      },
      { path: 'reports/payables', label: 'Openstaand bij leveranciers', detail: 'Per leverancier en naar ouderdom' },
      { path: 'reports/hours', label: 'Uren', detail: 'Per project, klant, persoon en maand, en het urencriterium' },
      { path: 'reports/turnover', label: 'Omzet en kosten per relatie', detail: 'Wie wat bracht, en wat het kostte' },
    ],
  },
  {
    label: 'Btw en geld',
    reports: [
      { path: 'reports/vat-reconciliation', label: 'Btw-aansluiting', detail: 'Het grootboek naast je aangiftes' },
      {
        path: 'reports/foreign-vat',
        label: 'Buitenlandse btw',
        detail: 'Wat je van andere EU-landen kunt terugvragen',
      },
      { path: 'reports/cash-flow', label: 'Kasstroom', detail: 'Wat binnenkwam en uitging, en het saldo straks' },
    ],
  },
  {
    label: 'Boeken',
    reports: [
      { path: 'reports/books', label: 'Dagboeken', detail: 'De boekingen van elk boek op nummer' },
      { path: 'ledger', label: 'Grootboek', detail: 'Elke rekening met alle boekingen' },
    ],
  },
]
