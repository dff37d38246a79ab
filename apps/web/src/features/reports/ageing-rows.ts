import { ageOf } from '@klopt/bookkeeping/reports'
import type { contract, ResponseOf } from '@klopt/api-client/contract'
import type { AgeingBucket, AmountColumn, ReportLeaf, ReportLine } from '@klopt/ui'
import { formatDateShort } from '@klopt/validators'
import { administrationAddress } from '../../app/routing/address.ts'
import { figureId, type Figure, type FigureOf, type FigurePart } from './figure.ts'

export type AgedItems = ResponseOf<typeof contract.reports.agedReceivables>
type Contact = AgedItems['contacts'][number]
type Item = Contact['items'][number]
type Ages = AgedItems['total']
type Age = keyof Ages

/** How old, and what each column of ages holds. */
const AGES: readonly { id: Age; header: string }[] = [
  { id: 'notDueCents', header: 'Niet vervallen' },
  { id: 'days1To30Cents', header: '1–30 dagen' },
  { id: 'days31To60Cents', header: '31–60 dagen' },
  { id: 'days61To90Cents', header: '61–90 dagen' },
  { id: 'olderCents', header: 'Ouder' },
]

/** What is older than a month, in one column where there is no room for three. */
const AFTER_30 = { id: 'after30Cents', header: 'Ouder dan 30' }
const isAfter30 = (age: Age): boolean => age !== 'notDueCents' && age !== 'days1To30Cents'

const wholes: readonly AmountColumn[] = [
  { id: 'totalCents', header: 'Openstaand', kind: 'total' },
  { id: 'before', header: 'Vorig jaar', kind: 'before', priority: 3 },
]
export const ageingColumns: readonly AmountColumn[] = [...AGES, ...wholes]
export const fewAgeingColumns: readonly AmountColumn[] = [
  ...AGES.filter(({ id }) => !isAfter30(id)),
  AFTER_30,
  ...wholes,
]

/** The contacts with what is open of each age, each with its items, and all of them together. */
export function ageingLines({ asOf, contacts, total, before }: AgedItems): ReportLine[] {
  if (contacts.length === 0 && before.totalCents === 0) return []
  return [
    ...contacts.map((contact): ReportLine => ({
      id: contactId(contact),
      level: 'group',
      label: contact.contactName,
      figures: { ...figuresOf(contact), before: contact.beforeCents },
      leaves: contact.items.map((item) => leafOf(item, asOf)),
    })),
    { id: 'totals', level: 'result', label: 'Totaal', figures: { ...figuresOf(total), before: before.totalCents } },
  ]
}

const figuresOf = (ages: Ages): Record<string, number> => ({
  ...Object.fromEntries(AGES.map(({ id }) => [id, ages[id]])),
  [AFTER_30.id]: ages.days31To60Cents + ages.days61To90Cents + ages.olderCents,
  totalCents: ages.totalCents,
})

const contactId = ({ contactId: id }: Contact) => `contact-${id ?? 'none'}`
const itemId = ({ id }: Item) => `item-${id}`

/** An item stands in the columns of its age. */
const leafOf = (item: Item, asOf: string): ReportLeaf => ({
  id: itemId(item),
  code: item.number,
  label: `vervalt ${formatDateShort(item.dueDate)}`,
  figures: Object.fromEntries(columnsOf(item, asOf).map((id) => [id, item.openCents])),
})

function columnsOf({ dueDate }: Item, asOf: string): readonly string[] {
  const age = ageOf(dueDate, asOf)
  return [age, ...(isAfter30(age) ? [AFTER_30.id] : []), 'totalCents']
}

/** The bar over the table: each age with what is open, and the way to what it is made of. */
export function ageingBuckets({ total }: AgedItems, hrefOf: (id: string) => string): AgeingBucket[] {
  return AGES.map(({ id, header }) => ({
    label: header,
    cents: total[id],
    late: id !== 'notDueCents',
    href: hrefOf(`totals.${id}`),
  }))
}

/** A figure of open items is made of these items, each with the screen of its document. */
export function ageingFigures(administrationId: number, data: AgedItems | undefined): FigureOf {
  return (line, column) => {
    const cents = line.figures[column.id]
    if (!data || cents === undefined || cents === 0 || column.id === 'before') return null
    const contacts = data.contacts.filter((contact) => line.id === 'totals' || contactId(contact) === line.id)
    const parts = contacts.flatMap((contact) =>
      contact.items
        .filter((item) => columnsOf(item, data.asOf).includes(column.id))
        .map((item) => partOf(administrationId, contact, item)),
    )
    if (parts.length === 0) return null
    return {
      id: figureId(line, column),
      title: line.label,
      when: column.id === 'totalCents' ? 'die openstaan' : column.header.toLowerCase(),
      cents,
      lines: null,
      withOpening: false,
      sign: 1,
      parts,
    } satisfies Figure
  }
}

const partOf = (administrationId: number, { contactName }: Contact, item: Item): FigurePart => {
  const href = itemHref(administrationId, item)
  return { label: `${item.number} · ${contactName}`, cents: item.openCents, ...(href !== undefined && { href }) }
}

/** The document of an item; one from before the books began has none. */
function itemHref(administrationId: number, { invoiceId, purchaseId }: Item): string | undefined {
  if (invoiceId !== null)
    return administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId } })
  if (purchaseId === null) return undefined
  return administrationAddress(administrationId, 'purchases/$purchaseId', { params: { purchaseId } })
}

/** Where the figures of an item lead. */
export const itemHrefs =
  (administrationId: number, data: AgedItems | undefined) =>
  (line: ReportLeaf): string | undefined => {
    const item = data?.contacts.flatMap(({ items }) => items).find((each) => itemId(each) === line.id)
    return item && itemHref(administrationId, item)
  }
