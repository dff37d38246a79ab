// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ReportPage } from './report-page.tsx'
import type { PrintedPages } from './use-print-all.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const page = (fetchMore: PrintedPages['fetchMore']) => (
  <ReportPage
    administrationId={3}
    title="Dagboeken"
    description="Verkoopboek"
    tools={null}
    pages={{ fetchMore }}
    loading={false}
  >
    Regels
  </ReportPage>
)

test('paper says that it has not all lines while pages are unread, and nothing of it when they are there', () => {
  const { rerender } = render(page(async () => ({ rows: [], loadMore: null })))
  expect(screen.getByText(/^Niet alle regels:/)).toBeDefined()
  rerender(page(null))
  expect(screen.queryByText(/^Niet alle regels:/)).toBeNull()
})

test('Afdrukken is busy while it reads what is not there yet, and prints that too', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const read: (() => void)[] = []
  const { rerender } = render(
    page(() => new Promise((resolve) => read.push(() => resolve({ rows: [1], loadMore: null })))),
  )
  const button = screen.getByRole('button', { name: /Afdrukken/ })
  fireEvent.click(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  rerender(page(null))
  expect(print).not.toHaveBeenCalled()
  for (const answer of read) answer()
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce())
})
