import { contract, type ProductListItem } from '@klopt/api-client/contract'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { ArchiveSeveral } from '../../shared/lists/archive-several.tsx'
import type { RowWords } from '../../shared/lists/several-outcome.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { SeveralExports } from '../../shell/several-exports.tsx'
import { productsQuery, type ProductsSearch } from './products-search.ts'

interface BulkActionsProps {
  administrationId: number
  filter: ProductsSearch
  rows: readonly ProductListItem[]
  /** Chooses none. */
  clear: () => void
}

const words: RowWords = { one: 'product', many: 'producten', called: (name) => name ?? 'Product' }

/** What can be done with the products that were chosen: put away or taken back, and exported. */
export function BulkActions({ administrationId, filter, rows, clear }: BulkActionsProps) {
  const mayChange = useMayChange(administrationId, { permission: 'BOOKING' })
  const write = useWrite(contract.products.archiveSeveral)
  const productIds = rows.map(({ id }) => id)
  const query = { ...productsQuery(filter), ids: productIds.join(',') }
  const exports = useExports(contract.products.export, { params: { administrationId }, query })
  return (
    <>
      {mayChange && (
        <ArchiveSeveral
          ids={productIds}
          words={words}
          isArchived={filter.archived === true}
          isPending={write.isPending}
          send={(ids, archived) =>
            write.mutateAsync({ params: { administrationId }, body: { productIds: ids, archived } })
          }
          clear={clear}
        />
      )}
      <SeveralExports count={rows.length} exports={exports} />
    </>
  )
}
