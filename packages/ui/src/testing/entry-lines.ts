import type { Option } from '../select/option.ts'
import type { EntryColumn } from '../entry-grid/entry-types.ts'

/** A line of a journal, as the stories and tests have it. */
export interface Line {
  key: string
  account: Option | null
  text: string
  vat: string | null
  debitCents: number | null
  creditCents: number | null
}

export const accounts: readonly Option[] = [
  '1700 Te betalen nettolonen',
  '1710 Loonheffing en premies',
  '4000 Brutolonen',
  '4010 Sociale lasten werkgever',
].map((label) => ({ value: label.slice(0, 4), label }))

const rates = ['geen', '21%', '9%'].map((label) => ({ value: label, label }))

let made = 0
export const emptyLine = (): Line => ({
  key: `line-${(made += 1)}`,
  account: null,
  text: '',
  vat: 'geen',
  debitCents: null,
  creditCents: null,
})

export const line = (code: string, text: string, debitCents: number | null, creditCents: number | null): Line => ({
  ...emptyLine(),
  account: accounts.find(({ value }) => value === code) ?? null,
  text,
  debitCents,
  creditCents,
})

/** The wages of a month, of which the last line is still to be filled in. */
export const wages = (): Line[] => [
  line('4000', 'Loonjournaal oktober', 420_000, null),
  line('4010', 'Premies werkgever', 79_800, null),
  line('1700', 'Lonen, 2 personen', null, 300_000),
  line('1710', 'Aangifte oktober', null, null),
]

export const sumOf = (rows: readonly Line[], side: 'debitCents' | 'creditCents'): number =>
  rows.reduce((sum, row) => sum + (row[side] ?? 0), 0)

const missing = (rows: readonly Line[]) => sumOf(rows, 'debitCents') - sumOf(rows, 'creditCents')
const positive = (cents: number) => (cents > 0 ? cents : null)

export const columns: readonly EntryColumn<Line>[] = [
  {
    id: 'account',
    kind: 'combobox',
    header: 'Rekening',
    width: '30%',
    placeholder: 'Nummer of naam',
    options: accounts,
    get: ({ account }) => account,
    set: (row, account) => ({ ...row, account }),
  },
  {
    id: 'text',
    kind: 'text',
    header: 'Omschrijving',
    get: ({ text }) => text,
    set: (row, text) => ({ ...row, text }),
  },
  {
    id: 'vat',
    kind: 'select',
    header: 'Btw',
    width: '84px',
    options: rates,
    get: ({ vat }) => vat,
    set: (row, vat) => ({ ...row, vat: vat === null ? null : String(vat) }),
  },
  {
    id: 'debit',
    kind: 'money',
    header: 'Debet',
    width: '112px',
    get: ({ debitCents }) => debitCents,
    set: (row, debitCents) => ({ ...row, debitCents, creditCents: debitCents === null ? row.creditCents : null }),
    difference: (row, rows) => positive(-missing(rows) + (row.debitCents ?? 0) - (row.creditCents ?? 0)),
  },
  {
    id: 'credit',
    kind: 'money',
    header: 'Credit',
    width: '112px',
    get: ({ creditCents }) => creditCents,
    set: (row, creditCents) => ({ ...row, creditCents, debitCents: creditCents === null ? row.debitCents : null }),
    difference: (row, rows) => positive(missing(rows) + (row.creditCents ?? 0) - (row.debitCents ?? 0)),
  },
]
