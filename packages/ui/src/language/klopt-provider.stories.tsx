import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { BalanceBar } from '../balance-bar/balance-bar.tsx'
import { Button } from '../button/button.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { MoneyField } from '../money-field/money-field.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { Select } from '../select/select.tsx'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { KloptProvider, type KloptProviderProps } from './klopt-provider.tsx'

interface Words {
  amount: string
  date: string
  hours: string
  account: string
  accounts: readonly string[]
  debit: string
  credit: string
  invoices: string
  save: string
}

function Sheet({ words, ...language }: Omit<KloptProviderProps, 'children'> & { words: Words }) {
  const [amountCents, setAmountCents] = useState<number | null>(123_456)
  const [date, setDate] = useState<string | null>('2026-04-13')
  const [hours, setHours] = useState<string | null>('1234.5')
  return (
    <KloptProvider {...language}>
      <div style={{ display: 'grid', gap: 16, maxWidth: 420 }}>
        <MoneyField label={words.amount} value={amountCents} onChange={setAmountCents} />
        <DateField label={words.date} value={date} onChange={setDate} today="2026-04-10" />
        <NumberField label={words.hours} value={hours} onChange={setHours} />
        <Select
          label={words.account}
          options={words.accounts.map((label, value) => ({ label, value }))}
          value={null}
          onChange={() => undefined}
        />
        <BalanceBar
          first={{ label: words.debit, cents: 123_456 }}
          second={{ label: words.credit, cents: 100_000 }}
          balancedText=""
        />
        <Pagination
          label={words.invoices}
          itemsName={words.invoices}
          firstShown={51}
          shownCount={50}
          totalCount={1240}
          onPrevious={() => undefined}
          onNext={() => undefined}
        />
        <Button variant="primary">{words.save}</Button>
      </div>
    </KloptProvider>
  )
}

const english: Words = {
  amount: 'Total including tax',
  date: 'Invoice date',
  hours: 'Hours',
  account: 'Account',
  accounts: ['Bank', 'Sales'],
  debit: 'Debit',
  credit: 'Credit',
  invoices: 'invoices',
  save: 'Save',
}

const meta = {
  title: 'Basis/KloptProvider',
  component: KloptProvider,
  args: { children: null },
} satisfies Meta<typeof KloptProvider>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  render: () => <Sheet locale="en-US" currency="USD" timeZone="America/New_York" texts={en} words={english} />,
}

export const Deutsch: Story = {
  render: () => (
    <div lang="de">
      <Sheet
        locale="de-DE"
        texts={de}
        words={{
          amount: 'Summe einschließlich Umsatzsteuer',
          date: 'Rechnungsdatum',
          hours: 'Stunden',
          account: 'Konto',
          accounts: ['Bank', 'Umsatz'],
          debit: 'Soll',
          credit: 'Haben',
          invoices: 'Rechnungen',
          save: 'Speichern',
        }}
      />
    </div>
  ),
}

/** From right to left, with its own digits; the few texts on this sheet stand in for a catalogue of one's own. */
export const Arabic: Story = {
  render: () => (
    <div dir="rtl" lang="ar">
      <Sheet
        locale="ar-EG"
        currency="EGP"
        texts={{
          ...en,
          balanceBar: {
            balanced: 'متوازن',
            unbalanced: 'غير متوازن بعد',
            difference: 'الفرق',
            missing: (amount, side) => `ينقص ${amount} في ${side}`,
          },
          dateField: {
            ...en.dateField,
            choose: 'اختر تاريخًا',
            previousMonth: 'الشهر السابق',
            nextMonth: 'الشهر التالي',
            week: 'أسبوع',
          },
          pagination: {
            ...en.pagination,
            label: (name) => `تصفح ${name}`,
            span: (first, last) => `${first} إلى ${last}`,
            ofAll: (shown, total) => `${shown} من ${total}`,
            previous: 'السابق',
            next: 'التالي',
          },
          select: { ...en.select, choose: 'اختر…', choices: 'الخيارات' },
        }}
        words={{
          amount: 'المجموع شامل الضريبة',
          date: 'تاريخ الفاتورة',
          hours: 'الساعات',
          account: 'الحساب',
          accounts: ['البنك', 'المبيعات'],
          debit: 'مدين',
          credit: 'دائن',
          invoices: 'فواتير',
          save: 'حفظ',
        }}
      />
    </div>
  ),
}

/** Typed and shown as in the United States. */
export const Working: Story = {
  ...English,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByLabelText('Total including tax')
    await expect(amount).toHaveValue('1,234.56')
    await userEvent.clear(amount)
    await userEvent.type(amount, '$9,876.5')
    await userEvent.tab()
    await expect(amount).toHaveValue('9,876.50')
    const date = canvas.getByLabelText('Invoice date')
    await userEvent.clear(date)
    await expect(date).toHaveAttribute('placeholder', 'mm/dd/yyyy')
    await userEvent.type(date, '4/15')
    await userEvent.tab()
    await expect(date).toHaveValue('04/15/2026')
  },
}
