import { VAT_BOX_SECTIONS, VAT_BOXES } from '@klopt/bookkeeping/vat'
import type { VatCorrectionDocument, VatCorrectionDocumentRow } from '../document.ts'
import type { TypstJob } from '../render/typst.ts'
import { date, wholeEuros } from './format.ts'
import { companyLines } from './vat-return-job.ts'

/** What Typst needs to draw a correction of a return: each box as declared, as it is right, and the difference. */
export function vatCorrectionJob(document: VatCorrectionDocument): TypstJob {
  const { company, period, handedInOn } = document
  return {
    template: 'vat-correction',
    data: {
      metadataTitle: `Suppletie btw ${period.label} van ${company.name}`,
      date: handedInOn ?? document.drawnOn,
      period: period.label,
      company: { name: company.name, lines: companyLines(company) },
      facts: [
        { label: 'Tijdvak', value: `${date(period.start)} t/m ${date(period.end)}`, strong: false },
        {
          label: 'Ingediend op',
          value: handedInOn === null ? `nog niet, concept van ${date(document.drawnOn)}` : date(handedInOn),
          strong: false,
        },
      ],
      sections: sections(document.rows),
      outcome: outcome(document.differenceEuros),
    },
  }
}

function sections(rows: readonly VatCorrectionDocumentRow[]) {
  return VAT_BOX_SECTIONS.map((section) => ({
    label: `${section.number}. ${section.label}`,
    lines: section.boxes.flatMap((code) => rows.filter(({ box }) => box === code).flatMap(linesOf)),
  })).filter(({ lines }) => lines.length > 0)
}

/** A box has a line for its turnover and one for its VAT, as far as the form has these. */
function linesOf(row: VatCorrectionDocumentRow) {
  const lines = [
    { what: 'omzet', euros: [row.declaredBaseEuros, row.correctedBaseEuros, row.differenceBaseEuros] },
    { what: 'btw', euros: [row.declaredVatEuros, row.correctedVatEuros, row.differenceVatEuros] },
  ].filter(({ euros }) => euros.some((each) => each !== null))
  return lines.map(({ what, euros }, index) => ({
    code: index === 0 ? row.box : '',
    label: index === 0 ? VAT_BOXES[row.box].label : '',
    what,
    amounts: euros.map((each) => (each === null ? '' : wholeEuros(each))),
  }))
}

const outcome = (euros: number) => ({
  label: euros < 0 ? 'Verschil, terug te vragen' : 'Verschil, te betalen',
  amount: `€\u00a0${wholeEuros(Math.abs(euros))}`,
})
