// @vitest-environment happy-dom
import { toast } from '@klopt/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../app/transport/api.ts'
import { MutedList } from './muted-list.tsx'

vi.mock('../../../app/session/use-write-block.ts', () => ({ useMayChange: () => true }))

beforeEach(() => {
  vi.spyOn(toast, 'success').mockReturnValue('toast')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
})

const kept = { counterpartyName: 'Papier', counterpartyIban: null, createdAt: 1_796_000_000 }
const ofAccount = { ...kept, id: 1, kind: 'account', accountNumber: '4510', accountName: 'Telefoon', documents: null }
const of = (id: number, kind: string, documents: string[] | null) => ({
  ...kept,
  id,
  kind,
  accountNumber: null,
  accountName: null,
  documents,
})

function show(rows: unknown[]) {
  vi.stubGlobal('fetch', async (_path: string, { method }: { method?: string } = {}) =>
    method === 'POST' ? new Response(null, { status: 204 }) : Response.json(rows),
  )
  render(
    <QueryClientProvider client={queryClient}>
      <MutedList administrationId={4} />
    </QueryClientProvider>,
  )
}

test('each says what is not suggested: an account, documents by their number, or all of theirs', async () => {
  show([
    ofAccount,
    of(2, 'open_item', ['Factuur 2026-0039']),
    of(3, 'combination', ['Factuur 1', 'Inkoop 2']),
    of(4, 'combination', ['Factuur 1', 'Factuur 2', 'Factuur 3']),
    of(5, 'open_item', null),
  ])
  const texts = (await screen.findAllByRole('button')).map((button) => button.getAttribute('aria-label'))
  expect(texts).toEqual([
    'Weer voorstellen: 4510 Telefoon voor Papier',
    'Weer voorstellen: Factuur 2026-0039 voor Papier',
    'Weer voorstellen: Factuur 1 en Inkoop 2 voor Papier',
    'Weer voorstellen: Factuur 1 en 2 andere voor Papier',
    'Weer voorstellen: Alle facturen voor Papier',
  ])
})

test('the last that is suggested again is said too, though its row is gone before it is', async () => {
  show([ofAccount])
  const button = await screen.findByRole('button')
  // The list goes with its last row, as soon as it was read again.
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async () => cleanup())
  button.click()
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('Weer voorgesteld voor Papier: 4510 Telefoon.'))
})
