import { Plus } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { controlSizes, type ControlSize } from '../themes/scale.ts'
import type { ButtonVariant } from './button.css.ts'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { Modal } from '../modal/modal.tsx'

const variants: Record<ButtonVariant, true> = {
  primary: true,
  success: true,
  secondary: true,
  danger: true,
  light: true,
  warning: true,
  text: true,
  link: true,
}

test.each(Object.entries(controlSizes))('is %s: %i px high', async (size, height) => {
  const screen = await render(<Button size={size as ControlSize}>Bewaar</Button>)
  const button = screen.getByRole('button').element()
  expect(button.getBoundingClientRect().height).toBe(height)
})

test('never gets lower than the 24 px of a target in the compact density', async () => {
  const screen = await render(
    <div data-density="compact">
      <Button size="extra-small">Bewaar</Button>
    </div>,
  )
  expect(screen.getByRole('button').element().getBoundingClientRect().height).toBe(24)
})

test('is a button that submits nothing unless asked to', async () => {
  const screen = await render(<Button>Bewaar</Button>)
  await expect.element(screen.getByRole('button')).toHaveAttribute('type', 'button')
})

test('has contrast and a name in every variant and theme, pending or not', async () => {
  await render(
    <>
      {(Object.keys(variants) as ButtonVariant[]).map((variant) => (
        <div key={variant}>
          <Button variant={variant} icon={Plus}>
            Factuur maken
          </Button>
          <Button variant={variant} loading>
            Factuur maken
          </Button>
          <IconButton icon={Plus} label="Factuur maken" variant={variant} />
        </div>
      ))}
    </>,
  )
  await expectAccessible()
})

test('keeps width, focus and name while pending, and cannot be pressed', async () => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault())
  const form = (loading: boolean) => (
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <Button type="submit" loading={loading}>
        Factuur versturen
      </Button>
    </form>
  )
  const screen = await render(form(false))
  const button = screen.getByRole('button')
  const width = button.element().getBoundingClientRect().width
  await userEvent.click(button)
  expect(onSubmit).toHaveBeenCalledTimes(1)

  await screen.rerender(form(true))
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button).toHaveAttribute('type', 'button')
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAccessibleName('Factuur versturen Bezig…')
  await expect.element(page.getByText('Bezig…')).toBeInTheDocument()
  expect(button.element().getBoundingClientRect().width).toBe(width)
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  ;(button.element() as HTMLButtonElement).click()
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('has its live region before there is anything to announce', async () => {
  const screen = await render(<Button loading={false}>Bewaar</Button>)
  expect(screen.container.querySelector('[aria-live]')?.textContent).toBe('')
})

test.each([
  ['on the page', false],
  ['in a dialog', true],
])('%s it is idle once the dialog that it opened is there', async (_where, isInDialog) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  try {
    const button = (loading: boolean) => <Button loading={loading}>Betaling boeken</Button>
    const opening = (loading: boolean) => (
      <>
        {isInDialog ? (
          <Modal open title="Factuur" onClose={() => {}}>
            {button(loading)}
          </Modal>
        ) : (
          button(loading)
        )}
        <Modal open={!loading} title="Betaling" onClose={() => {}}>
          Wanneer kwam het binnen?
        </Modal>
      </>
    )
    const screen = await render(opening(true))
    const isPending = () => document.querySelector('button[aria-disabled]') !== null
    expect(isPending()).toBe(true)
    await screen.rerender(opening(false))
    vi.advanceTimersByTime(0)
    vi.useRealTimers()
    await expect.poll(isPending).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})

test('a button in the dialog on top stays busy as long as any other', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  try {
    const inside = (loading: boolean) => (
      <Modal open title="Betaling" onClose={() => {}}>
        <Button loading={loading}>Bewaar</Button>
      </Modal>
    )
    const screen = await render(inside(true))
    await screen.rerender(inside(false))
    vi.advanceTimersByTime(700)
    expect(document.querySelector('button[aria-disabled]')).not.toBe(null)
  } finally {
    vi.useRealTimers()
  }
})

test('shows that it is busy for 750 ms, however short the work was', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  try {
    const screen = await render(<Button loading>Bewaar</Button>)
    const isPending = () => screen.container.querySelector('[aria-disabled]') !== null
    vi.advanceTimersByTime(100)
    await screen.rerender(<Button loading={false}>Bewaar</Button>)
    vi.advanceTimersByTime(750 - 101)
    expect(isPending()).toBe(true)
    vi.advanceTimersByTime(1)
    // Polling moves a clock that is not real; only the step above may end it.
    vi.useRealTimers()
    await expect.poll(isPending).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})
