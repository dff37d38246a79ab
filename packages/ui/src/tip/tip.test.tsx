import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { overlays } from '../overlay/overlays.ts'
import { expectAccessible } from '../testing/axe.ts'
import { Tip } from './tip.tsx'

function Cell({ filled, onPress }: { filled: boolean; onPress?: () => void }) {
  const cell = useRef<HTMLInputElement>(null)
  return (
    <div style={{ display: 'grid', width: 200, gap: 4 }}>
      <input ref={cell} aria-label="Credit" />
      <button type="button" onClick={onPress}>
        Volgende
      </button>
      {filled && <Tip anchor={cell}>vulde het verschil</Tip>}
    </div>
  )
}

test('hangs under its cell, at its end, is told, and is no layer that Escape would close', async () => {
  const screen = await render(<Cell filled />)
  const tip = screen.getByRole('status')
  await expect.element(tip).toHaveTextContent('vulde het verschil')
  const cell = () => screen.getByLabelText('Credit').element().getBoundingClientRect()
  const box = () => tip.element().getBoundingClientRect()
  await expect.poll(() => Math.round(box().right - cell().right)).toBe(0)
  expect(Math.round(box().top - cell().bottom)).toBe(4)
  expect(getComputedStyle(tip.element()).fontSize).toBe('12px')
  expect(overlays.getLayers()).toEqual([])
  await expectAccessible()
})

test('takes no press from what lies under it, and goes when what it says is over', async () => {
  const onPress = vi.fn()
  const screen = await render(<Cell filled onPress={onPress} />)
  await userEvent.click(screen.getByRole('button'))
  expect(onPress).toHaveBeenCalledTimes(1)
  await screen.rerender(<Cell filled={false} />)
  expect(document.querySelectorAll(':popover-open')).toHaveLength(0)
})
