import { contract, type Product } from '@klopt/api-client/contract'
import { useForm } from 'react-hook-form'
import { asApiError } from '../../app/errors/failures.ts'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { formOf, inputOf, type ProductForm } from './product-form.ts'

export interface SaveProduct {
  administrationId: number
  /** Null for a new one. */
  product: Product | null
  onSaved: (name: string) => void
}

/** The form of a product with its saving: the server's errors stand at their fields. */
export function useSaveProduct({ administrationId, product, onSaved }: SaveProduct) {
  const form = useForm<ProductForm>({ defaultValues: formOf(product), mode: 'onTouched' })
  const create = useWrite(contract.products.create)
  const save = useWrite(contract.products.save)
  const submit = form.handleSubmit(async (values) => {
    const body = inputOf(values)
    try {
      if (product === null) await create.mutateAsync({ params: { administrationId }, body })
      else {
        const params = { administrationId, productId: product.id }
        await save.mutateAsync({ params, body: { ...body, version: product.version } })
      }
      form.reset(values)
      onSaved(body.name)
    } catch (error) {
      showFieldErrors(form, asApiError(error), fieldsOf(values))
    }
  })
  return { form, submit }
}

type FieldName = Parameters<typeof showFieldErrors<ProductForm>>[2][number]

/** Every field that the server may name. */
function fieldsOf({ agreements }: ProductForm): FieldName[] {
  const own = ['number', 'name', 'unit', 'unitPrice', 'vatCode', 'accountId'] as const
  const parts = ['contactId', 'priceGroup', 'fromDate', 'untilDate', 'fromQuantity', 'unitPrice'] as const
  return [
    ...own,
    ...agreements.flatMap((_agreement, index) => parts.map((part) => `agreements.${index}.${part}` as const)),
  ]
}
