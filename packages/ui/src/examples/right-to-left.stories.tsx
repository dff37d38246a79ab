import type { Meta, StoryObj } from '@storybook/react-vite'
import { moneyIn } from '@klopt/validators'
import { useLayoutEffect, useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { DateRangeField } from '../date-range-field/date-range-field.tsx'
import type { DateRange } from '../date-range-field/date-range.ts'
import { Copy, Pencil, Send, Trash2 } from 'lucide-react'
import { KloptProvider } from '../language/klopt-provider.tsx'
import { Menu } from '../menu/menu.tsx'
import { Modal } from '../modal/modal.tsx'
import { MoneyField } from '../money-field/money-field.tsx'
import { Pane } from '../pane/pane.tsx'
import { Select } from '../select/select.tsx'
import { Stack } from '../stack/stack.tsx'
import { Table } from '../table/table.tsx'
import type { Column, Sort } from '../table/table-types.ts'
import { arabic } from '../testing/arabic.ts'
import { TextField } from '../text-field/text-field.tsx'

/** The whole page is from right to left: what lies over it stands at the end of its body. */
function useRightToLeft() {
  useLayoutEffect(() => {
    const { dir, lang } = document.documentElement
    Object.assign(document.documentElement, { dir: 'rtl', lang: 'ar' })
    return () => void Object.assign(document.documentElement, { dir, lang })
  }, [])
}

const meta = {
  title: 'Voorbeelden/Van rechts naar links',
  decorators: [
    (Story) => {
      useRightToLeft()
      return (
        <KloptProvider locale="ar-EG" currency="EGP" timeZone="Africa/Cairo" texts={arabic}>
          <Story />
        </KloptProvider>
      )
    },
  ],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const accounts = ['البنك', 'المبيعات', 'المشتريات'].map((label, value) => ({ label, value }))

function Form() {
  const [cents, setCents] = useState<number | null>(123_456)
  const [date, setDate] = useState<string | null>('2026-04-13')
  const [account, setAccount] = useState<number | null>(null)
  return (
    <Card title="فاتورة جديدة">
      <Stack gap={16}>
        <TextField label="العميل" hint="الاسم كما هو في السجل التجاري" defaultValue="شركة النور للتجارة" />
        <MoneyField label="المبلغ شامل الضريبة" value={cents} onChange={setCents} />
        <DateField label="تاريخ الفاتورة" value={date} onChange={setDate} today="2026-04-10" />
        <Select
          label="الحساب"
          options={accounts}
          value={account}
          onChange={setAccount}
          error="اختر حسابا لهذه الفاتورة."
        />
        <Checkbox label="إرسال نسخة إلى المحاسب" defaultChecked />
        <Button variant="primary" icon={Send}>
          إرسال الفاتورة
        </Button>
      </Stack>
    </Card>
  )
}

/** Labels, hints and errors begin at the right; digits are those of the language. */
export const Formulier: Story = { render: () => <Form /> }

interface Invoice {
  number: string
  contact: string
  cents: number
}

const money = moneyIn('ar-EG', 'EGP')
const invoices: readonly Invoice[] = [
  { number: '٢٠٢٦-٠٠٠١', contact: 'شركة النور للتجارة', cents: 123_456 },
  { number: '٢٠٢٦-٠٠٠٢', contact: 'مكتبة الإسكندرية', cents: 60_500 },
  { number: '٢٠٢٦-٠٠٠٣', contact: 'مصنع النيل للنسيج', cents: 998_000 },
]
const columns: readonly Column<Invoice>[] = [
  { id: 'number', header: 'الرقم', cell: ({ number }) => number, width: '140px' },
  { id: 'contact', header: 'العميل', cell: ({ contact }) => contact, sortable: true, card: 'title', total: 'المجموع' },
  {
    id: 'amount',
    header: 'المبلغ',
    cell: ({ cents }) => money.show(cents),
    sortable: true,
    align: 'end',
    width: '180px',
    card: 'amount',
    total: money.show(invoices.reduce((sum, { cents }) => sum + cents, 0)),
  },
]

function Invoices() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(['٢٠٢٦-٠٠٠٢']))
  const [sort, setSort] = useState<Sort>({ columnId: 'contact', direction: 'ascending' })
  return (
    <Card title="الفواتير" padding="none">
      <Table
        label="الفواتير"
        columns={columns}
        rows={invoices}
        rowKey={({ number }) => number}
        rowLabel={({ number }) => `الفاتورة ${number}`}
        selection={{ keys, onChange: setKeys }}
        bulkActions={<Button size="small">تنزيل</Button>}
        sort={sort}
        onSortChange={setSort}
      />
    </Card>
  )
}

/** The first column stands at the right, amounts at the left. */
export const Tabel: Story = { render: () => <Invoices /> }

/** The menu begins under the right edge of its button. */
export const Keuzemenu: Story = {
  render: () => (
    <Menu
      trigger={<Button>الإجراءات</Button>}
      items={[
        { label: 'تعديل', icon: Pencil, hint: 'E', onSelect: () => undefined },
        { label: 'نسخ', icon: Copy, onSelect: () => undefined },
        'separator',
        { label: 'حذف المسودة', icon: Trash2, danger: true, onSelect: () => undefined },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'الإجراءات' })
    await userEvent.click(trigger)
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toBeVisible())
    await expect(getComputedStyle(menu).direction).toBe('rtl')
  },
}

/** Title at the right, cross at the left, the main button last: at the left. */
export const Dialoog: Story = {
  render: () => (
    <Modal
      open
      onClose={() => undefined}
      title="إرسال التذكير؟"
      footer={
        <>
          <Button>إلغاء</Button>
          <Button variant="primary">إرسال</Button>
        </>
      }
    >
      سيصل التذكير إلى شركة النور للتجارة بالبريد الإلكتروني خلال دقائق.
    </Modal>
  ),
}

function Dates() {
  const [date, setDate] = useState<string | null>('2026-04-13')
  const [range, setRange] = useState<DateRange | null>({ from: '2026-04-01', to: '2026-04-30' })
  return (
    <Stack gap={16}>
      <DateField label="تاريخ الفاتورة" value={date} onChange={setDate} today="2026-04-10" />
      <DateRangeField label="الفترة" value={range} onChange={setRange} today="2026-04-10" />
    </Stack>
  )
}

/** The week runs from right to left and begins on Saturday; arrows follow what is seen. */
export const Datums: Story = {
  render: () => <Dates />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'تاريخ الفاتورة' }))
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const calendar = await screen.findByRole('grid')
    const boxes = [...calendar.querySelectorAll('td')].slice(0, 2).map((cell) => cell.getBoundingClientRect().left)
    await expect(boxes[0]).toBeGreaterThan(boxes[1] ?? 0)
  },
}

/** What lies beside the page comes from its left edge. */
export const Blad: Story = {
  render: () => (
    <Pane open onClose={() => undefined} title="تفاصيل الفاتورة" footer={<Button variant="primary">حفظ</Button>}>
      <Form />
    </Pane>
  ),
}
