import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findElement } from '../overlay/find-element.ts'
import { expectAccessible } from '../testing/axe.ts'
import { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx'

const segments = [
  { value: 'month', label: 'Maand' },
  { value: 'week', label: 'Week', disabled: true },
  { value: 'quarter', label: 'Kwartaal' },
  { value: 'year', label: 'Jaar', count: 3 },
]

async function setUp(props: Partial<SegmentedControlProps<string>> = {}) {
  const onChange = vi.fn()
  const screen = await render(
    <form>
      <SegmentedControl label="Periode" name="period" segments={segments} onChange={onChange} {...props} />
      <button type="reset">Terug</button>
    </form>,
  )
  const sent = () => new FormData(findElement('form') as HTMLFormElement).get('period')
  return { screen, onChange, sent, radio: (name: string | RegExp) => screen.getByRole('radio', { name }) }
}

afterEach(() => document.documentElement.removeAttribute('dir'))

test('is a group of radios by its label, clean for axe in each state', async () => {
  const { screen } = await setUp({ defaultValue: 'month', hint: 'Per kwartaal.', error: 'Kies een periode.' })
  const group = screen.getByRole('radiogroup', { name: 'Periode' })
  await expect.element(group).toHaveAccessibleDescription('Kies een periode. Per kwartaal.')
  await expect.element(group).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
})

test('is one stop for Tab; the arrows choose, round and past what is disabled', async () => {
  const { radio, onChange } = await setUp({ defaultValue: 'month' })
  await userEvent.keyboard('{Tab}')
  await expect.element(radio('Maand')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(radio('Kwartaal')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(radio('Maand')).toBeChecked()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(radio('Jaar 3')).toBeChecked()
  expect(onChange.mock.calls).toEqual([['quarter'], ['year'], ['month'], ['year']])
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.textContent).toBe('Terug')
})

test('from right to left the arrow to the left goes onwards', async () => {
  document.documentElement.dir = 'rtl'
  const { radio } = await setUp({ defaultValue: 'month' })
  await userEvent.keyboard('{Tab}{ArrowLeft}')
  await expect.element(radio('Kwartaal')).toBeChecked()
  const [first, , next] = segments.map(({ label }) => radio(new RegExp(label)).element().getBoundingClientRect())
  expect(first?.left).toBeGreaterThan(next?.left ?? Infinity)
})

test('keeps its own value, sends it with a form, and takes it back on a reset', async () => {
  const { screen, sent } = await setUp({ defaultValue: 'month' })
  expect(sent()).toBe('month')
  await userEvent.click(screen.getByText('Kwartaal'))
  expect(sent()).toBe('quarter')
  await userEvent.click(screen.getByRole('button', { name: 'Terug' }))
  expect(sent()).toBe('month')
})

test('shows what its owner says and nothing else', async () => {
  const { screen, radio, onChange } = await setUp({ value: 'month' })
  await userEvent.click(screen.getByText('Kwartaal'))
  expect(onChange).toHaveBeenCalledWith('quarter')
  await expect.element(radio('Maand')).toBeChecked()
})

test('follows an owner who changes it', async () => {
  function Owned() {
    const [period, setPeriod] = useState('month')
    return <SegmentedControl label="Periode" segments={segments} value={period} onChange={setPeriod} />
  }
  const screen = await render(<Owned />)
  await userEvent.click(screen.getByText('Kwartaal'))
  await expect.element(screen.getByRole('radio', { name: 'Kwartaal' })).toBeChecked()
})

test('what is disabled takes no press', async () => {
  const { radio, onChange } = await setUp({ disabled: true, defaultValue: 'month' })
  await expect.element(radio('Kwartaal')).toBeDisabled()
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.textContent).toBe('Terug')
  expect(onChange).not.toHaveBeenCalled()
})

test('is as high as a field of 36 px, and with fullWidth its segments share the row', async () => {
  const { screen } = await setUp({ defaultValue: 'month', fullWidth: true })
  const labels = screen.getByRole('radiogroup').element().querySelectorAll('label')
  const widths = [...labels].map((label) => Math.round(label.getBoundingClientRect().width))
  expect(new Set(widths).size).toBe(1)
  expect(labels[0]?.parentElement?.getBoundingClientRect().height).toBe(36)
})
