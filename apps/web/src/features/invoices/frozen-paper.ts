import type { Invoice, InvoicePaper } from '@klopt/api-client/contract'
import { formatDate, formatDecimal, formatIban, formatMoney, isIsoDate } from '@klopt/validators'
import { countryName } from '../../shared/administrations/countries.ts'
import { formatPrice } from './draft.ts'
import { sumsOf, vatWithBase } from './draft-totals.ts'
import { dueOf, present, type PaperContent, type PaperLine } from './paper-content.ts'

/**
 * The paper of a final invoice, of nothing but what was frozen when it was made final: its PDF is drawn from the same.
 */
export function frozenPaper({ kind, number }: Pick<Invoice, 'kind' | 'number'>, paper: InvoicePaper): PaperContent {
  const isCredit = kind === 'credit_invoice'
  const { seller, layout } = paper
  return {
    title: isCredit ? 'Creditfactuur' : 'Factuur',
    accentColour: layout.accentColour,
    logo: layout.logo,
    seller: { name: seller.name, lines: sellerLines(paper) },
    buyerLines: buyerLines(paper.buyer),
    facts: factsOf(number, paper),
    priceLabel: paper.pricesIncludeVat ? 'Prijs incl.' : 'Prijs',
    lines: paper.lines.map(paperLine),
    sums: sumsOf({ ...paper, lineAmountsCents: paper.lines.map(({ amountCents }) => amountCents) }, vatWithBase),
    due: dueOf(isCredit, paper.grossCents),
    remarks: present([paper.note, ...paper.mentions]),
    paymentText: paper.paymentText,
    paymentCode: paper.epcPayload,
    footer: layout.footer ?? '',
  }
}

function sellerLines({ seller, layout }: InvoicePaper): string[] {
  const { kvkNumber, vatNumber, iban, bic } = seller
  return present([
    layout.logo === null ? null : seller.name,
    present([...seller.addressLines, countryText(seller.country)]).join(', '),
    present([seller.email, seller.phone]).join(' · '),
    seller.website,
    present([kvkNumber && `KvK ${kvkNumber}`, vatNumber && `btw ${vatNumber}`]).join(' · '),
    present([iban && formatIban(iban), bic && `BIC ${bic}`]).join(' · '),
  ])
}

function buyerLines({ name, attention, addressLines, country }: InvoicePaper['buyer']): string[] {
  return present([name, attention && `t.a.v. ${attention}`, ...addressLines, countryText(country)])
}

/** Any text that is no ISO code is printed as it is. */
const countryText = (country: string | null): string | null =>
  country !== null && /^[A-Z]{2}$/.test(country) ? countryName(country) : country

function factsOf(number: string | null, paper: InvoicePaper): PaperContent['facts'] {
  const { supplyPeriod } = paper
  const suppliedOn = supplyPeriod !== null && isIsoDate(supplyPeriod) ? formatDate(supplyPeriod) : null
  const rows: [string, string | null][] = [
    ['Factuurnummer', number],
    ['Factuurdatum', formatDate(paper.date)],
    ['Vervaldatum', paper.dueDate && formatDate(paper.dueDate)],
    [suppliedOn === null ? 'Periode' : 'Leverdatum', suppliedOn ?? supplyPeriod],
    ['Betreft factuur', paper.creditsNumber],
    ['Uw kenmerk', paper.reference],
    ['Uw btw-id', paper.buyer.vatNumber],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

function paperLine(line: InvoicePaper['lines'][number], index: number): PaperLine {
  const [title = '', ...details] = line.description.split('\n')
  const { discountPercent } = line
  return {
    key: String(index),
    title,
    details: discountPercent === null ? details : [...details, `${formatDecimal(discountPercent)}% korting`],
    quantity: present([formatDecimal(line.quantity), line.unit]).join(' '),
    unitPrice: formatPrice(line.unitPrice),
    vat: line.vatLabel,
    amount: formatMoney(line.amountCents),
  }
}
