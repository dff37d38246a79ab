// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PageLoadError } from './load-error.tsx'

afterEach(cleanup)

test('what stands in place of a page that could not be fetched has a heading, and fetches it again', () => {
  const onRetry = vi.fn<() => void>()
  render(<PageLoadError onRetry={onRetry} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Deze pagina is niet geladen')
  screen.getByRole('button', { name: 'Opnieuw proberen' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})
