import { addDays } from './civil-dates.ts'
import { createInk, type Habits, type Ink } from './ink.ts'
import { buyerOf, dutchBusiness, type Person } from './people.ts'
import type { Random } from './random.ts'
import type { Fact, Sheet, Style, Truth } from './sheet.ts'
import { words } from './words.ts'

/** One way in which a supplier draws its invoices: `templates/<name>.typ` places what `write` makes up. */
export interface Layout {
  readonly name: string
  write(random: Random): { sheet: Sheet; truth: Truth; own: Person }
}

/** What every layout starts with: who, when, by which number, written with which habits. */
export interface Start {
  readonly random: Random
  readonly ink: Ink
  readonly supplier: Person
  readonly own: Person
  readonly invoiceNumber: string
  readonly invoiceDate: string
  readonly termDays: number
  readonly dueDate: string
  readonly style: Style
}

export function start(random: Random, names: readonly string[], habits?: Habits): Start {
  const invoiceDate = addDays('2025-01-02', random.int(0, 520))
  const termDays = random.pick([8, 14, 14, 14, 21, 30, 30])
  return {
    random,
    ink: createInk(random, habits),
    supplier: dutchBusiness(random, names),
    own: buyerOf(random),
    invoiceNumber: numberOf(random, invoiceDate),
    invoiceDate,
    termDays,
    dueDate: addDays(invoiceDate, termDays),
    style: styleOf(random, ['Inter', 'Liberation Sans', 'Liberation Sans', 'Libertinus Serif']),
  }
}

const accents = ['#1a1a1a', '#0b3d91', '#7a1f1f', '#0f6b4f', '#5b2c83', '#b34700']

export function styleOf(random: Random, fonts: readonly string[]): Style {
  return { font: random.pick(fonts), size: random.pick([8.5, 9, 9.5, 10]), accent: random.pick(accents) }
}

/** Numbers as bookkeeping programs hand them out. */
export function numberOf(random: Random, date: string): string {
  const year = date.slice(0, 4)
  return random.pick([
    `${year}-${random.digits(4)}`,
    `${year}${random.digits(4)}`,
    `F${year}/${random.digits(4)}`,
    `INV-${year}-0${random.digits(4)}`,
    `${year.slice(2)}.${random.digits(4)}`,
    `VF${year.slice(2)}-${random.digits(5)}`,
    random.digits(6),
    `10000${random.digits(5)}`,
    `${year.slice(2)}${random.digits(6)}`,
    `${random.pick(['KL', 'RN', 'HB'])}-00${random.digits(4)}`,
    `${year}.${random.digits(3)}`,
  ])
}

/** Street and city; with the country's sign in front of the postcode where that is the habit. */
export function addressLines(ink: Ink, { street, postcode, city }: Person): string[] {
  return [street, `${ink.postcode(postcode)} ${city}`]
}

/** The numbers of a supplier with their labels, in any order. */
export function registrations({ random, ink, supplier }: Start): Fact[] {
  const kvk = random.pick([...words.kvk, `K.v.K. ${supplier.city}`, 'Handelsregister nr.'])
  return random.shuffle<Fact>([
    [kvk, ink.kvk(supplier.kvkNumber)],
    [random.pick(words.vatNumber), supplier.vatNumber],
    [random.pick(words.iban), ink.iban(supplier.iban)],
  ])
}

/** The same, each on a line. */
export const registrationLines = (base: Start): string[] => registrations(base).map((fact) => fact.join(' '))

/** The truth of an ordinary document; a layout says what differs. */
export function truthOf(
  { ink, supplier, invoiceNumber, invoiceDate, dueDate }: Start,
  grossCents: number,
  other: Partial<Truth> = {},
): Truth {
  return {
    printed: ink.printed,
    kind: 'invoice',
    grossCents,
    invoiceNumber,
    invoiceDate,
    dueDate,
    supplierName: supplier.name,
    supplierIban: supplier.iban,
    supplierKvkNumber: supplier.kvkNumber,
    paymentReference: null,
    ...other,
  }
}
