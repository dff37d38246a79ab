import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { chosenOf, eachOfSeveral, noteSeveral, refusal, presentOutcome } from '../../kernel/each-of-several.ts'
import { route } from '../../kernel/route.ts'
import { everyItem } from '../../table-files/every-item.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { archiveProduct, findProduct, productNames } from './archive-product.ts'
import { listProducts } from './list-products.ts'
import { priceGroups } from './price-groups.ts'
import { productTable } from './product-table.ts'
import { createProduct, saveProduct } from './save-product.ts'
import { showProduct } from './show-product.ts'

const access = administration('BOOKING')

/** Products and services, with the prices that were agreed on. */
export const productRoutes = [
  route(contract.products.list, {
    access,
    handle: ({ db, administrationId, input: { query } }) => listProducts(db, administrationId, query),
  }),

  route(contract.products.export, {
    access,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, user, input: { query } }) => {
      const rows = everyItem((at) => listProducts(db, administrationId, { ...query, ids: chosenOf(query.ids), ...at }))
      return keepTable(user.id, productTable(rows), query.format)
    },
  }),

  route(contract.products.groups, {
    access,
    handle: ({ db, administrationId }) => priceGroups(db, administrationId),
  }),

  route(contract.products.get, {
    access,
    handle: ({ db, input: { params } }) => showProduct(db, params),
  }),

  route(contract.products.create, {
    access,
    handle: async ({ db, administrationId, now, audit, input: { body } }) => {
      const created = await createProduct(db, { administrationId, now }, body)
      audit('create', 'product', created.id, { number: created.number, name: body.name })
      return created
    },
  }),

  route(contract.products.save, {
    access,
    handle: async ({ db, audit, input: { params, body } }) => {
      const saved = await saveProduct(db, { ...params, version: body.version }, body)
      audit('update', 'product', params.productId, { number: saved.number, name: body.name, unitPrice: body.unitPrice })
      return { version: saved.version }
    },
  }),

  route(contract.products.archive, {
    access,
    handle: async ({ db, now, audit, input: { params, body } }) => {
      const key = { ...params, version: body.version }
      const version = await archiveProduct(db, key, body.archived ? now : null)
      audit(body.archived ? 'archive' : 'restore', 'product', params.productId)
      return { version }
    },
  }),

  route(contract.products.archiveSeveral, {
    access,
    handle: async (context) => {
      const { db, administrationId, now, audit, input } = context
      const { productIds, archived } = input.body
      const several = await eachOfSeveral(db, productIds, async (productId) => {
        const { version, isArchived } = await findProduct(db, { administrationId, productId })
        if (isArchived === archived) throw refusal(archived ? 'Is al gearchiveerd' : 'Staat niet in het archief')
        await archiveProduct(db, { administrationId, productId, version }, archived ? now : null)
        audit(archived ? 'archive' : 'restore', 'product', productId)
      })
      return presentOutcome(noteSeveral(context, several), (ids) => productNames(db, administrationId, ids))
    },
  }),
]
