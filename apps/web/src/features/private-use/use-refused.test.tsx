// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useRefused } from './use-refused.ts'

afterEach(cleanup)

function Card({ isFilled }: { isFilled: boolean }) {
  const { card, lacking, refuse } = useRefused()
  const fault = lacking(!isFilled, 'Vul de cataloguswaarde in')
  return (
    <div ref={card}>
      <input aria-label="Cataloguswaarde" aria-invalid={fault !== undefined} />
      <p>{fault}</p>
      <button type="button" onClick={refuse}>
        Boeking klaarzetten
      </button>
    </div>
  )
}

test('nothing is said of what is lacking before it was asked for; then it is, and one comes there', async () => {
  const { rerender } = render(<Card isFilled={false} />)
  expect(screen.queryByText('Vul de cataloguswaarde in')).toBeNull()
  act(() => screen.getByRole('button').click())
  expect(screen.getByText('Vul de cataloguswaarde in')).toBeDefined()
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Cataloguswaarde')))
  rerender(<Card isFilled />)
  expect(screen.queryByText('Vul de cataloguswaarde in')).toBeNull()
})
