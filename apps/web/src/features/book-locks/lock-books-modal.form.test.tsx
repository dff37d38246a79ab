import { afterEach, expect, test, vi } from 'vitest'
import { openForm } from '../../testing/open-form.tsx'
import { LockBooksModal, type LockBooksModalProps } from './lock-books-modal.tsx'

afterEach(() => vi.unstubAllGlobals())

const lock = {
  lockedUntil: '2025-09-30',
  reason: '',
  lockedBy: 'Noor de Wit',
  byFirm: false,
  firmLockedUntil: null,
  lockedAt: 1_760_000_000,
}
const open = (changes: Partial<NonNullable<LockBooksModalProps['lock']>>) =>
  openForm(<LockBooksModal administrationId={1} lock={{ ...lock, ...changes }} onClose={() => {}} />, {})

test('an own lock is opened as far as one likes', async () => {
  const { screen } = await open({})
  await expect.element(screen.getByText(/leeg om alles open te zetten/)).toBeVisible()
  await expect.element(screen.getByText(/boekhouder/)).not.toBeInTheDocument()
})

test('beyond the day of the firm is said up to where it can be taken back', async () => {
  const { screen } = await open({ firmLockedUntil: '2025-06-30' })
  await expect.element(screen.getByText(/30\sseptember\s2025\sdoor\sNoor\sde\sWit/)).toBeVisible()
  await expect
    .element(screen.getByText(/30\sjuni\s2025\sis\svastgezet,\szet\salleen\sje\sboekhouder\sopen/))
    .toBeVisible()
  await expect.element(screen.getByText(/leeg om alles open te zetten/)).not.toBeInTheDocument()
})
