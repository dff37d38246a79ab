import { must } from '@klopt/bookkeeping/money'
import { paperTexts, type PaperLanguage } from '@klopt/bookkeeping/paper'
import { VAT_BOX_SECTIONS, VAT_BOXES } from '@klopt/bookkeeping/vat'
import type { VatReturnDocument } from '../document.ts'
import type { TypstJob } from '../render/typst.ts'
import { countryName } from './country-name.ts'
import { date, wholeEuros } from './format.ts'

/** What Typst needs to draw a filed VAT return, under the headings of the form. */
export function vatReturnJob(document: VatReturnDocument): TypstJob {
  const { company, period } = document
  return {
    template: 'vat-return',
    data: {
      metadataTitle: `Btw-aangifte ${period.label} van ${company.name}`,
      date: document.handedInOn,
      period: period.label,
      company: { name: company.name, lines: companyLines(company) },
      facts: [
        { label: 'Tijdvak', value: `${date(period.start)} t/m ${date(period.end)}`, strong: false },
        { label: 'Ingediend op', value: date(document.handedInOn), strong: false },
        ...(document.filedBy ? [{ label: 'Ingediend door', value: document.filedBy, strong: false }] : []),
      ],
      sections: sections(document.boxes),
      outcome: outcome(document.boxes),
    },
  }
}

/** The address and VAT number under the name of a company. */
export function companyLines(company: VatReturnDocument['company'], language: PaperLanguage = 'nl'): string[] {
  const country = countryName(company.country, language)
  const address = [...company.addressLines, ...(country ? [country] : [])].join(', ')
  return [address, company.vatNumber ? `${paperTexts(language).vatNumber} ${company.vatNumber}` : ''].filter(Boolean)
}

function sections(boxes: VatReturnDocument['boxes']) {
  return VAT_BOX_SECTIONS.map((section) => ({
    label: `${section.number}. ${section.label}`,
    boxes: section.boxes.flatMap((code) => {
      const box = boxes.find((each) => each.box === code && code !== '5g')
      return box ? [{ code, label: VAT_BOXES[code].label, base: amount(box.baseEuros), vat: amount(box.vatEuros) }] : []
    }),
  })).filter((section) => section.boxes.length > 0)
}

function amount(euros: number | null): string {
  return euros === null ? '' : wholeEuros(euros)
}

/** 5g stands apart, under the boxes: what the return comes to. */
function outcome(boxes: VatReturnDocument['boxes']) {
  const { vatEuros } = must(
    boxes.find(({ box }) => box === '5g'),
    'box 5g of a return',
  )
  const euros = must(vatEuros, 'the amount of box 5g')
  return { label: euros < 0 ? '5g Terug te vragen' : '5g Te betalen', amount: `€\u00a0${wholeEuros(Math.abs(euros))}` }
}
