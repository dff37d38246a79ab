import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { everyItem } from '../../table-files/every-item.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { assetCandidates } from './asset-candidates.ts'
import { assetTable } from './asset-table.ts'
import { deleteAsset } from './delete-asset.ts'
import { depreciateAsset, type AssetAuthor } from './depreciate-asset.ts'
import { disposeAsset, undoDisposal } from './dispose-asset.ts'
import { impairAsset } from './impair-asset.ts'
import { listAssets } from './list-assets.ts'
import { assertInUse, loadAsset } from './load-asset.ts'
import { reconcileAssets } from './reconcile-assets.ts'
import { createAsset, saveAsset } from './save-asset.ts'
import { showAsset } from './show-asset.ts'

const access = administration('ACCOUNTING')

const authorOf = (context: { administrationId: number; user: { id: number }; now: Date; today: string }) =>
  ({
    administrationId: context.administrationId,
    userId: context.user.id,
    now: context.now,
    today: context.today,
  }) satisfies AssetAuthor

const readingRoutes = [
  route(contract.assets.list, {
    access,
    handle: ({ db, administrationId, today, input: { query } }) =>
      listAssets(db, administrationId, { ...query, today }),
  }),
  route(contract.assets.export, {
    access,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, today, user, input: { query } }) => {
      const rows = everyItem((at) => listAssets(db, administrationId, { ...query, ...at, today }))
      return keepTable(user.id, assetTable(rows), query.format)
    },
  }),
  route(contract.assets.reconciliation, {
    access,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, input: { query } }) => reconcileAssets(db, administrationId, query.asOf),
  }),
  route(contract.assets.candidates, {
    access,
    handle: ({ db, administrationId }) => assetCandidates(db, administrationId),
  }),
  route(contract.assets.get, {
    access,
    handle: ({ db, today, input: { params } }) => showAsset(db, params, today),
  }),
]

const writingRoutes = [
  route(contract.assets.create, {
    access,
    handle: async (context) => {
      const { body } = context.input
      const created = await createAsset(context.db, authorOf(context), body)
      context.audit('create', 'asset', created.id, { name: body.name, costCents: body.costCents })
      return created
    },
  }),
  route(contract.assets.save, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      const key = { ...params, version: body.version }
      const version = await saveAsset(context.db, authorOf(context), key, body)
      context.audit('update', 'asset', params.assetId, body)
      return { version }
    },
  }),
  route(contract.assets.depreciate, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      const key = { ...params, ...(body.version !== undefined && { version: body.version }) }
      const asset = await loadAsset(context.db, key, { forUpdate: true })
      assertInUse(asset.row)
      const { onFirstOpenDay = false } = body
      const periods = await depreciateAsset(context.db, authorOf(context), asset, { onFirstOpenDay })
      context.audit('depreciate', 'asset', params.assetId, { periods })
      return { version: asset.row.version }
    },
  }),
  route(contract.assets.impair, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      const key = { ...params, version: body.version }
      const version = await impairAsset(context.db, authorOf(context), key, body)
      context.audit('impair', 'asset', params.assetId, { day: body.day, cents: body.cents })
      return { version }
    },
  }),
  route(contract.assets.dispose, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      const key = { ...params, ...(body.version !== undefined && { version: body.version }) }
      const version = await disposeAsset(context.db, authorOf(context), key, body)
      context.audit('dispose', 'asset', params.assetId, body)
      return { version }
    },
  }),
  route(contract.assets.undoDisposal, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      const key = { ...params, version: body.version }
      const version = await undoDisposal(context.db, authorOf(context), key)
      context.audit('restore', 'asset', params.assetId)
      return { version }
    },
  }),
  route(contract.assets.delete, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      await deleteAsset(context.db, authorOf(context), { ...params, version: body.version })
      context.audit('delete', 'asset', params.assetId)
    },
  }),
]

/** The register of assets. */
export const assetRoutes = [...readingRoutes, ...writingRoutes]
