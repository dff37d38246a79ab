import { contract, type Product, type ProductListItem } from '@klopt/api-client/contract'
import type { Option } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { query, queryClient } from '../../app/transport/api.ts'
import { formatPrice } from './draft.ts'

/** Whether there are products to pick from: who keeps none is not searched for at every letter. */
export function useHasProducts(administrationId: number): boolean {
  const { data } = useQuery(query(contract.products.list, { params: { administrationId }, query: {} }))
  return data !== undefined && data.items.length > 0
}

/** Products by a part of their name or number. */
export async function findProducts(administrationId: number, search: string): Promise<Option<number>[]> {
  const text = search.trim()
  const asked = query(contract.products.list, {
    params: { administrationId },
    query: text === '' ? {} : { search: text },
  })
  return (await queryClient.fetchQuery(asked)).items.map(productOption)
}

/** A product with what was agreed on its price. */
export const fetchProduct = (administrationId: number, productId: number): Promise<Product> =>
  queryClient.fetchQuery(query(contract.products.get, { params: { administrationId, productId } }))

const productOption = ({ id, number, name, unitPrice }: ProductListItem): Option<number> => ({
  value: id,
  label: name,
  description: number,
  hint: formatPrice(unitPrice),
})
