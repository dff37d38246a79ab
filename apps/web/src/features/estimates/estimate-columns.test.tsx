import { expect, test } from 'vitest'
import { estimateColumns } from './estimate-columns.tsx'
import { seenEstimate } from './estimate.test-support.ts'

const columns = estimateColumns({ administrationId: 1, grossCents: 0, today: '2026-12-01' })
const statusOf = (status: typeof seenEstimate.status) =>
  columns
    .find(({ id }) => id === 'validUntil')
    ?.cardCell?.({ ...seenEstimate, status, grossCents: 0, currency: 'EUR', foreignGross: null })

test('a card says once that an estimate is a draft: where others have their number', () => {
  expect(statusOf('draft')).toBeNull()
  expect(statusOf('viewed')).toBe('Bekeken')
})
