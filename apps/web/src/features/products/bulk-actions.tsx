import { contract, type ProductListItem } from '@klopt/api-client/contract'
import { Button } from '@klopt/ui'
import { Archive, ArchiveRestore } from 'lucide-react'
import { asApiError } from '../../app/errors/failures.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { tellArchived } from '../../shared/lists/archive-several.ts'
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
  const isArchived = filter.archived === true
  const archive = (ids: number[], archived: boolean) => {
    const tell = tellArchived(words, archived, (done) => archive(done, !archived), clear)
    // It is undone from a message, when no row is chosen and these buttons are gone.
    void write
      .mutateAsync({ params: { administrationId }, body: { productIds: ids, archived } })
      .then(tell.onSuccess, (error: unknown) => tell.onError(asApiError(error)))
  }
  return (
    <>
      {mayChange && (
        <Button
          size="small"
          icon={isArchived ? ArchiveRestore : Archive}
          loading={write.isPending}
          onClick={() => archive(productIds, !isArchived)}
        >
          {isArchived ? 'Terughalen' : 'Archiveren'} {rows.length}
        </Button>
      )}
      <SeveralExports count={rows.length} exports={exports} />
    </>
  )
}
