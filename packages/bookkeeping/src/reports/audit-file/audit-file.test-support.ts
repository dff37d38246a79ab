import type { AuditedContact, AuditedEntry, AuditedLine, AuditFileFacts } from './facts.ts'

/** What the tests leave as it is; entries are those of the sales book. */
export type AuditFileChanges = Partial<Omit<AuditFileFacts, 'contacts' | 'journals'>> & {
  readonly contacts?: readonly AuditedContact[]
  readonly entries?: readonly AuditedEntry[]
  readonly journals?: AuditFileFacts['journals']
}

/** Books of a sole trader with a sales book and a bank book, and totals that fit the entries. */
export function facts({ contacts = [], entries = [], ...changes }: AuditFileChanges = {}): AuditFileFacts {
  return {
    fiscalYear: 2026,
    startMonth: 1,
    createdOn: '2026-11-21',
    softwareVersion: '1.2.3',
    company: {
      name: 'Studio Noord',
      legalForm: 'zzp',
      kvkNumber: '64012347',
      taxNumber: 'NL123456782B12',
      street: 'Spaarne 14',
      postcode: '2011CH',
      city: 'Haarlem',
      country: 'NL',
    },
    accounts,
    broughtForward: [],
    opened: [],
    openItems: [],
    closesYear: false,
    totals: totalsOf(entries),
    contacts: streamOf(contacts),
    journals: [
      { ...salesBook, entries: streamOf(entries) },
      { ...bankBook, entries: streamOf([]) },
    ],
    ...changes,
  }
}

export const salesBook = { code: 'VRK', name: 'Verkoopboek', type: 'sales-book', account: null, iban: null } as const
export const bankBook = {
  code: 'BNK1',
  name: 'ING',
  type: 'bankbook',
  account: '1100',
  iban: 'NL20INGB0001234567',
} as const

const accounts: AuditFileFacts['accounts'] = [
  { number: '0500', name: 'Kapitaal', type: 'equity', rgs: 'BEivKapOnd' },
  { number: '1100', name: 'Bank', type: 'asset', rgs: 'BLimBanRba' },
  { number: '1300', name: 'Debiteuren', type: 'asset', rgs: 'BVorDebHad' },
  { number: '1500', name: 'Btw hoog', type: 'liability', rgs: 'BSchBepBla' },
  { number: '1520', name: 'Voorbelasting', type: 'asset', rgs: 'BVorVbkTvo' },
  { number: '8000', name: 'Omzet', type: 'revenue', rgs: 'WOmzNodOdh' },
  { number: '4990', name: 'Eigen rekening', type: 'expense', rgs: null },
]

export function aContact(changes: Partial<AuditedContact> = {}): AuditedContact {
  return {
    id: 7,
    name: 'Café De Zon',
    attention: 'Sam de Wit',
    phone: '023 555 01 00',
    emailAddress: 'sam@dezon.example',
    kvkNumber: '12345678',
    vatNumber: 'NL123456782B12',
    iban: 'NL91ABNA0417164300',
    isCustomer: true,
    isSupplier: false,
    openingCents: 0,
    closingCents: 12_100,
    street: 'Dorpsstraat 12',
    postcode: '2011AB',
    city: 'Haarlem',
    country: 'NL',
    ...changes,
  }
}

/** A debit is positive, a credit negative. */
export function aLine(account: string, cents: number, changes: Partial<AuditedLine> = {}): AuditedLine {
  return {
    number: 1,
    account,
    debitCents: Math.max(cents, 0),
    creditCents: Math.max(-cents, 0),
    vatCode: null,
    vatKind: null,
    contactId: null,
    description: '',
    invoiceNumber: null,
    ...changes,
  }
}

/** An invoice of 100 euro at 21%, its lines numbered as they come. */
export function anEntry(changes: Partial<AuditedEntry> = {}): AuditedEntry {
  const { lines = invoiceLines, ...rest } = changes
  return {
    number: 1,
    description: 'Factuur 2026-0001',
    entryDate: '2026-03-31',
    closesYear: false,
    documentDate: '2026-03-31',
    vatDate: '2026-03-31',
    documentNumber: '2026-0001',
    user: 'Noor de Vries',
    counterpartyIban: null,
    ...rest,
    lines: lines.map((line, index) => ({ ...line, number: index + 1 })),
  }
}

const invoiceLines = [
  aLine('1300', 12_100, { contactId: 7, invoiceNumber: '2026-0001' }),
  aLine('8000', -10_000, { vatCode: 'sale_high', vatKind: 'base' }),
  aLine('1500', -2_100, { vatCode: 'sale_high', vatKind: 'output' }),
]

export function totalsOf(entries: readonly AuditedEntry[]): AuditFileFacts['totals'] {
  const lines = entries.flatMap((entry) => entry.lines)
  return {
    lines: lines.length,
    debitCents: lines.reduce((total, line) => total + line.debitCents, 0),
    creditCents: lines.reduce((total, line) => total + line.creditCents, 0),
  }
}

export async function* streamOf<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}

export async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}
