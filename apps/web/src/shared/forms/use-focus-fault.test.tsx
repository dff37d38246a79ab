// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useFocusFault } from './use-focus-fault.ts'

afterEach(cleanup)

interface FormProps {
  /** How often it was asked for in vain. */
  times: number
  wrong?: readonly string[]
  onLeave?: () => void
}

function Form({ times, wrong = [], onLeave }: FormProps) {
  const form = useRef<HTMLDivElement>(null)
  useFocusFault(form, times)
  return (
    <>
      <div ref={form}>
        {['naam', 'bedrag'].map((name) => (
          <input key={name} aria-label={name} aria-invalid={wrong.includes(name)} onBlur={onLeave} />
        ))}
      </div>
      <button type="button">Bewaren</button>
    </>
  )
}

const field = (name: string) => screen.getByLabelText(name)
const focused = (element: HTMLElement) => vi.waitFor(() => expect(document.activeElement).toBe(element))

test('who asks in vain comes to the first field that is wrong, each time', async () => {
  const { rerender } = render(<Form times={0} wrong={['naam', 'bedrag']} />)
  expect(document.activeElement).toBe(document.body)
  rerender(<Form times={1} wrong={['naam', 'bedrag']} />)
  await focused(field('naam'))
  screen.getByRole('button').focus()
  rerender(<Form times={2} wrong={['bedrag']} />)
  await focused(field('bedrag'))
})

test('the field one was in is left first, so that it says what is wrong with it', async () => {
  const onLeave = vi.fn()
  const { rerender } = render(<Form times={0} onLeave={onLeave} />)
  field('bedrag').focus()
  rerender(<Form times={1} wrong={['bedrag']} onLeave={onLeave} />)
  expect(onLeave).toHaveBeenCalledOnce()
  await focused(field('bedrag'))
})

test('where no field is wrong one stays where one was', async () => {
  const { rerender } = render(<Form times={0} />)
  field('naam').focus()
  rerender(<Form times={1} />)
  await focused(field('naam'))
  screen.getByRole('button').focus()
  rerender(<Form times={2} />)
  await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(screen.getByRole('button'))
})
