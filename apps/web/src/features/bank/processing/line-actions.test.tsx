// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LineActions } from './line-actions.tsx'

afterEach(cleanup)

const actions = (isReady: boolean, isSplit = false) => {
  const onSplit = vi.fn()
  render(<LineActions error={null} isSplit={isSplit} isBusy={false} isReady={isReady} onSplit={onSplit} />)
  return { onSplit, buttons: screen.getAllByRole<HTMLButtonElement>('button') }
}

test('as long as a line is being read nothing takes a press that would do nothing', () => {
  const { buttons, onSplit } = actions(false)
  expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true])
  for (const button of buttons) button.click()
  expect(onSplit).not.toHaveBeenCalled()
})

test('once it was read each press counts', () => {
  const { buttons, onSplit } = actions(true)
  expect(buttons.map(({ disabled }) => disabled)).toEqual([false, false])
  buttons.at(-1)?.click()
  expect(onSplit).toHaveBeenCalledOnce()
})

test('a division has a way back', () => {
  const { buttons, onSplit } = actions(true, true)
  expect(buttons.at(-1)?.textContent).toBe('Niet splitsen')
  buttons.at(-1)?.click()
  expect(onSplit).toHaveBeenCalledOnce()
})
