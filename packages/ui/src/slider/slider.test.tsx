import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findElement } from '../overlay/find-element.ts'
import { expectAccessible } from '../testing/axe.ts'
import { Slider, type SliderProps } from './slider.tsx'

async function setUp(props: Partial<SliderProps> = {}) {
  const onChange = vi.fn()
  const screen = await render(
    <form>
      <Slider label="Termijn" name="days" min={0} max={50} defaultValue={20} onChange={onChange} {...props} />
      <button type="reset">Terug</button>
    </form>,
  )
  const slider = screen.getByRole('slider', { name: 'Termijn' })
  const value = () => (slider.element() as HTMLInputElement).valueAsNumber
  const sent = () => new FormData(findElement('form') as HTMLFormElement).get('days')
  return { screen, slider, value, sent, onChange }
}

afterEach(() => document.documentElement.removeAttribute('dir'))

test('says its value with its unit, beside the label and to a screen reader, and is clean for axe', async () => {
  const { screen, slider } = await setUp({ format: (days) => `${days} dagen`, hint: 'Vanaf de factuurdatum.' })
  await expect.element(slider).toHaveAttribute('aria-valuetext', '20 dagen')
  await expect.element(slider).toHaveAccessibleDescription('Vanaf de factuurdatum.')
  await expect.element(screen.getByText('20 dagen')).toBeVisible()
  await expectAccessible()
})

test('the arrows go by a step, Home and End to the ends, page keys further', async () => {
  const { slider, value, onChange } = await setUp({ step: 5 })
  await userEvent.keyboard('{Tab}')
  await expect.element(slider).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowLeft}')
  expect(onChange.mock.calls).toEqual([[25], [30], [25]])
  await userEvent.keyboard('{PageUp}')
  expect(value()).toBeGreaterThan(25)
  await userEvent.keyboard('{End}')
  expect(value()).toBe(50)
  await userEvent.keyboard('{Home}')
  expect(value()).toBe(0)
})

test('from right to left the arrow to the left is more, and the track fills from the right', async () => {
  document.documentElement.dir = 'rtl'
  const { slider, value } = await setUp()
  await userEvent.keyboard('{Tab}{ArrowLeft}')
  expect(value()).toBe(21)
  expect(getComputedStyle(slider.element()).getPropertyValue('--klopt-slider-start')).toBe('right')
})

test('a press on the track moves it there, and the track fills as far', async () => {
  const { slider, value } = await setUp()
  await userEvent.click(slider, { position: { x: slider.element().getBoundingClientRect().width / 2, y: 12 } })
  expect(value()).toBe(25)
  expect((slider.element() as HTMLElement).style.getPropertyValue('--klopt-slider')).toBe('50%')
})

test('keeps its own value, sends it with a form, and takes it back on a reset', async () => {
  const { screen, sent } = await setUp()
  await userEvent.keyboard('{Tab}{ArrowRight}')
  expect(sent()).toBe('21')
  await userEvent.click(screen.getByRole('button', { name: 'Terug' }))
  await expect.poll(sent).toBe('20')
})

test('shows what its owner says, and follows a change', async () => {
  function Owned() {
    const [days, setDays] = useState(10)
    return <Slider label="Termijn" value={days} onChange={(next) => setDays(Math.min(next, 11))} />
  }
  const screen = await render(<Owned />)
  await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(screen.getByText('11')).toBeVisible()
})

test('is 24 px high, and its thumb stays within its place at both ends', async () => {
  await page.viewport(1280, 800)
  const { slider } = await setUp({ defaultValue: 50 })
  expect(slider.element().getBoundingClientRect().height).toBe(24)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280)
})
