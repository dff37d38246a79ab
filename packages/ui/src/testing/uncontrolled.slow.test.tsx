import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { userEvent, type Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { ColourPicker } from '../colour-picker/colour-picker.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { DateRangeField } from '../date-range-field/date-range-field.tsx'
import { DurationField } from '../duration-field/duration-field.tsx'
import { FileSizeField } from '../file-size-field/file-size-field.tsx'
import { MoneyField } from '../money-field/money-field.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import { RadioGroup } from '../radio/radio-group.tsx'
import { RichTextEditor } from '../rich-text/rich-text-editor.tsx'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import { MultiSelect, Select } from '../select/select.tsx'
import { SuggestField } from '../suggest-field/suggest-field.tsx'
import { Switch } from '../switch/switch.tsx'
import { SearchField } from '../text-field/search-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { TextareaField } from '../text-field/textarea-field.tsx'
import { TimeField } from '../time-field/time-field.tsx'

const places = [
  { value: 'h', label: 'Haarlem' },
  { value: 'l', label: 'Leiden' },
]
const field = { label: 'Veld', name: 'field' }
const typing = (text: string) => (control: Locator) => userEvent.fill(control, text)
const press = (control: Locator) => userEvent.click(control)

/** A field with its value at first, how one changes it, and what a form sends before and after. */
const fields: [string, ReactNode, (control: Locator) => Promise<void>, string[], string[]][] = [
  ['TextField', <TextField key="a" {...field} defaultValue="a" />, typing('b'), ['a'], ['b']],
  ['TextareaField', <TextareaField key="a" {...field} defaultValue="a" />, typing('b'), ['a'], ['b']],
  ['SearchField', <SearchField key="a" {...field} defaultValue="a" />, typing('b'), ['a'], ['b']],
  ['MoneyField', <MoneyField key="a" {...field} defaultValue={5000} />, typing('12,5'), ['5000'], ['1250']],
  ['NumberField', <NumberField key="a" {...field} defaultValue="18.5" />, typing('1,5'), ['18.5'], ['1.5']],
  ['DurationField', <DurationField key="a" {...field} defaultValueSeconds={60} />, typing('1:30'), ['60'], ['5400']],
  ['FileSizeField', <FileSizeField key="a" {...field} />, typing('10 MB'), [''], ['10485760']],
  ['TimeField', <TimeField key="a" {...field} defaultValue="09:30" />, typing('21:45'), ['09:30'], ['21:45']],
  [
    'DateField',
    <DateField key="a" {...field} today="2026-11-20" defaultValue="2026-04-03" />,
    typing('4-4-2026'),
    ['2026-04-03'],
    ['2026-04-04'],
  ],
  ['Checkbox', <Checkbox key="a" {...field} defaultChecked value="ja" />, press, ['ja'], []],
  ['Switch', <Switch key="a" {...field} value="aan" />, press, [], ['aan']],
  ['SuggestField', <SuggestField key="a" {...field} options={places} defaultValue="a" />, typing('b'), ['a'], ['b']],
]

const sent = () => new FormData(document.querySelector('form') ?? undefined).getAll('field')

const inForm = (children: ReactNode) =>
  render(
    <form>
      {children}
      <button type="reset">Terug</button>
    </form>,
  )

test.each(fields)(
  '%s keeps its own value, sends it and takes it back on a reset',
  async (_, element, change, ...sends) => {
    const [first, then] = sends
    const screen = await inForm(element)
    expect(sent()).toEqual(first)
    await change(screen.getByLabelText('Veld'))
    await expect.poll(sent).toEqual(then)
    await userEvent.click(screen.getByRole('button', { name: 'Terug' }))
    await expect.poll(sent).toEqual(first)
  },
)

test('what could not be read goes on a reset too', async () => {
  const screen = await inForm(<MoneyField {...field} />)
  await userEvent.fill(screen.getByLabelText('Veld'), 'twaalf')
  await userEvent.click(screen.getByRole('button', { name: 'Terug' }))
  await expect.element(screen.getByLabelText('Veld')).toHaveValue('')
})

test.each([
  ['RadioGroup', <RadioGroup key="a" {...field} options={places} defaultValue="h" />],
  ['SegmentedControl', <SegmentedControl key="a" {...field} segments={places} defaultValue="h" />],
])('%s keeps its own choice, sends it and takes it back on a reset', async (_, element) => {
  const screen = await inForm(element)
  await userEvent.click(screen.getByText('Leiden'))
  expect(sent()).toEqual(['l'])
  await userEvent.click(screen.getByRole('button', { name: 'Terug' }))
  expect(sent()).toEqual(['h'])
})

test.each([
  ['Select', <Select key="a" {...field} options={places} defaultValue="h" />],
  ['Combobox', <Combobox key="a" {...field} options={places} defaultValue={places[0]} />],
])('%s keeps its own choice from a list, sends it and takes it back on a reset', async (_, element) => {
  const screen = await inForm(element)
  await userEvent.click(screen.getByRole('combobox'))
  await userEvent.click(screen.getByRole('option', { name: 'Leiden' }))
  await expect.poll(sent).toEqual(['l'])
  await userEvent.click(screen.getByRole('button', { name: 'Terug' }))
  await expect.poll(sent).toEqual(['h'])
})

test('MultiSelect keeps its own choices, sends them and takes them back on a reset', async () => {
  const screen = await inForm(<MultiSelect {...field} options={places} defaultValues={['h']} />)
  await userEvent.click(screen.getByRole('combobox'))
  await userEvent.click(screen.getByRole('option', { name: 'Leiden' }))
  await expect.poll(sent).toEqual(['h', 'l'])
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Terug' }))
  await expect.poll(sent).toEqual(['h'])
})

test('RichTextEditor keeps its own text', async () => {
  const screen = await render(<RichTextEditor label="Veld" />)
  await userEvent.click(screen.getByLabelText('Veld'))
  await userEvent.keyboard('Dag allemaal')
  await expect.element(screen.getByLabelText('Veld')).toHaveTextContent('Dag allemaal')
})

test('SuggestField takes over what is picked', async () => {
  const screen = await inForm(<SuggestField {...field} options={places} />)
  await userEvent.fill(screen.getByLabelText('Veld'), 'Lei')
  await userEvent.click(screen.getByRole('option', { name: 'Leiden' }))
  expect(sent()).toEqual(['Leiden'])
})

test('ColourPicker keeps its own colour, sends it and takes it back on a reset', async () => {
  const screen = await inForm(
    <ColourPicker {...field} defaultValue="#006070" swatches={[{ value: '#aa0000', name: 'Rood' }]} />,
  )
  await userEvent.click(screen.getByLabelText('Veld'))
  await userEvent.click(screen.getByRole('button', { name: 'Rood' }))
  await expect.poll(sent).toEqual(['#aa0000'])
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Terug' }))
  await expect.poll(sent).toEqual(['#006070'])
})

test('DateRangeField keeps its own range, sends both days and takes them back on a reset', async () => {
  const first = { from: '2026-01-01', to: '2026-03-31' }
  const screen = await inForm(<DateRangeField {...field} today="2026-11-20" defaultValue={first} />)
  expect(sent()).toEqual(['2026-01-01', '2026-03-31'])
  await userEvent.fill(screen.getByLabelText('Tot en met'), '30-6-2026')
  await userEvent.keyboard('{Enter}')
  await expect.poll(sent).toEqual(['2026-01-01', '2026-06-30'])
  await userEvent.click(screen.getByRole('button', { name: 'Terug' }))
  await expect.poll(sent).toEqual(['2026-01-01', '2026-03-31'])
})
