import { contract, type Product } from '@klopt/api-client/contract'
import { Alert, Button, Pane, Skeleton, toast } from '@klopt/ui'
import { useId } from 'react'
import { useMayChange, useWriteBlock } from '../../app/session/use-write-block.ts'
import { useFresh } from '../../app/transport/use-fresh.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { archiveOne } from '../../shared/lists/archive-one.ts'
import { FormBody } from '../../shell/form-body.tsx'
import { LoadError } from '../../shell/load-error.tsx'
import { AgreementFields } from './agreement-fields.tsx'
import { ProductFields } from './product-fields.tsx'
import * as styles from './products.css.ts'
import { useSaveProduct } from './use-save-product.ts'

interface ProductPaneProps {
  administrationId: number
  /** Null for a new one. */
  productId: number | null
  onClose: () => void
}

/** A product beside the list, with what was agreed on its price. */
export function ProductPane({ productId, ...props }: ProductPaneProps) {
  if (productId === null) return <OpenProduct {...props} product={null} />
  return <KnownProduct {...props} productId={productId} />
}

type OpenProps = Omit<ProductPaneProps, 'productId'>

function KnownProduct({ productId, ...props }: OpenProps & { productId: number }) {
  const { administrationId, onClose } = props
  const product = useFresh(contract.products.get, { params: { administrationId, productId } })
  if (product.data) return <OpenProduct {...props} product={product.data} />
  return (
    <Pane open title="Product" onClose={onClose}>
      {product.isError ? (
        <LoadError error={product.error} onRetry={() => void product.refetch()} />
      ) : (
        <Skeleton height="320px" />
      )}
    </Pane>
  )
}

function OpenProduct({ administrationId, product, onClose }: OpenProps & { product: Product | null }) {
  const formId = useId()
  const mayChange = useMayChange(administrationId, { permission: 'BOOKING' })
  const writeBlock = useWriteBlock(administrationId, { permission: 'BOOKING' })
  const { form, submit } = useSaveProduct({
    administrationId,
    product,
    onSaved: (name) => {
      toast.success(`${name} is opgeslagen`)
      onClose()
    },
  })
  const { isDirty, isSubmitting, isSubmitSuccessful, errors } = form.formState
  return (
    <Pane
      open
      title={product?.name ?? 'Nieuw product'}
      type="product"
      width={640}
      onClose={onClose}
      unsavedChanges={isDirty && !isSubmitting && !isSubmitSuccessful}
      footer={
        mayChange && (
          <>
            {product && <ArchiveButton {...{ administrationId, product }} onDone={onClose} />}
            <Button type="submit" form={formId} variant="primary" loading={isSubmitting}>
              Product opslaan
            </Button>
          </>
        )
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <FormBody writeBlock={writeBlock}>
          <ProductFields administrationId={administrationId} form={form} />
          <AgreementFields administrationId={administrationId} form={form} />
        </FormBody>
        {errors.root && <Alert tone="danger">{errors.root.message}</Alert>}
      </form>
    </Pane>
  )
}

interface ArchiveButtonProps {
  administrationId: number
  product: Product
  onDone: () => void
}

function ArchiveButton({ administrationId, product, onDone }: ArchiveButtonProps) {
  const { id: productId, name, archived: isArchived, version: newest } = product
  const archive = useWrite(contract.products.archive, { errors: 'screen' })
  const deed = {
    send: (archived: boolean, version: number) =>
      archive.mutateAsync({ params: { administrationId, productId }, body: { archived, version } }),
    told: (archived: boolean) => (archived ? `${name} is gearchiveerd` : `${name} is teruggehaald`),
  }
  const press = async () => {
    if (await archiveOne(deed, !isArchived, newest)) onDone()
  }
  return (
    <Button loading={archive.isPending} onClick={() => void press()}>
      {isArchived ? 'Terughalen' : 'Archiveren'}
    </Button>
  )
}
