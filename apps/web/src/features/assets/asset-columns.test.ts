import type { AssetListItem } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { assetColumns } from './asset-columns.tsx'
import { laptop } from './asset.test-support.ts'

const listed: AssetListItem = { ...laptop, heldReason: null }
const hasStatus = (changes: Partial<AssetListItem>): boolean =>
  assetColumns([listed, { ...listed, ...changes }], undefined).some(({ id }) => id === 'state')

test('the register says how assets stand where there is something to say of one', () => {
  expect([{}, { state: 'sold' as const }, { heldReason: 'Het boekjaar is dicht.' }].map(hasStatus)).toEqual([
    false,
    true,
    true,
  ])
})
