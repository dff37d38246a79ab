// @vitest-environment happy-dom
import { ApiError } from '@klopt/api-client'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PageLoadError } from './load-error.tsx'

afterEach(cleanup)

test('what one may not see says why, and is not asked for again', () => {
  const refused = new ApiError({ code: 90_166, message: 'Het dossier is van het kantoor.', status: 403 })
  render(<PageLoadError onRetry={() => {}} error={refused} />)
  expect(screen.getByRole('alert').textContent).toBe('Geen toegangHet dossier is van het kantoor. (90166)')
  expect(screen.queryByRole('button')).toBeNull()
})

test('what stands in place of a page that could not be fetched has a heading, and fetches it again', () => {
  const onRetry = vi.fn<() => void>()
  render(<PageLoadError onRetry={onRetry} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Deze pagina is niet geladen')
  screen.getByRole('button', { name: 'Opnieuw proberen' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})
